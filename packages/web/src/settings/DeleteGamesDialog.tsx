import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Switch } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { putAside } from '../play/keeping.ts';
import { forgetCollection, keptCollections } from '../storage/collections.ts';
import type { CollectionInfo } from '../storage/collections.ts';
import { forgetAllGames } from '../storage/games.ts';

/** Asks whether all games are to go, and whether what was imported for the explorer goes with them. */
export const DeleteGamesDialog = ({
  onClose,
  onDeleted,
}: {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}): JSX.Element => {
  const collections = useSignal<readonly CollectionInfo[]>([]);
  const too = useSignal(false);
  useEffect(() => {
    void keptCollections().then((kept) => {
      collections.value = kept;
    });
  }, []);
  const deleteAll = async (): Promise<void> => {
    onClose();
    putAside();
    const left = too.value ? collections.value.map(({ id }) => forgetCollection(id)) : [];
    const gone = await Promise.all([forgetAllGames(), ...left]);
    if (gone.every(Boolean)) onDeleted();
  };
  const texts = words().data;
  return (
    <Dialog
      title={texts.delete}
      onClose={onClose}
      footer={
        <>
          <button type="button" class="button" onClick={onClose}>
            {words().menu.no}
          </button>
          <button type="button" class="button danger" onClick={() => void deleteAll()}>
            {words().menu.yes}
          </button>
        </>
      }
    >
      <p>{texts.deleteAsk}</p>
      {collections.value.length > 0 && (
        <Switch
          text={texts.deleteCollections(collections.value.length)}
          checked={too.value}
          onChange={(wanted) => {
            too.value = wanted;
          }}
        />
      )}
    </Dialog>
  );
};
