import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import { linkFaultText } from '../i18n/linkFault.ts';
import { words } from '../i18n/words.ts';
import { closeOffline, tellOffline } from '../offline/network.ts';
import { loadNewVersion, newVersion } from '../offline/versions.ts';
import { Icon } from '../parts/Icon.tsx';
import { dialog } from '../play/dialogs.ts';
import { openReadable, takeOver } from '../play/keeping.ts';
import { badLink, game, linkText } from '../play/store.ts';
import { elsewhere } from '../storage/current.ts';
import type { LinkFault } from '../storage/gameLink.ts';
import { hashOf } from '../storage/linkMarks.ts';
import { storageBlocked } from '../storage/tried.ts';
import { atTheTable, hrefOf } from './router.ts';

/** What is to be known outside the game, one thing at a time. */
export const Bars = (): JSX.Element | null => {
  if (elsewhere.value && atTheTable.value) {
    return (
      <Bar text={words().tabs.elsewhere}>
        <button type="button" class="button small" onClick={() => void takeOver()}>
          {words().tabs.playHere}
        </button>
      </Bar>
    );
  }
  if (storageBlocked.value) {
    return (
      <Bar text={words().app.notSaved}>
        {game.value.history.length > 0 && (
          <button
            type="button"
            class="button small"
            onClick={() => {
              dialog.value = 'text';
            }}
          >
            {words().app.gameText}
          </button>
        )}
      </Bar>
    );
  }
  const bad = badLink.value;
  if (bad !== undefined) {
    return (
      <Bar text={linkFaultText(bad)}>
        <Readable of={bad} />
        <CloseButton
          onClick={() => {
            badLink.value = undefined;
          }}
        />
      </Bar>
    );
  }
  return <QuietBars />;
};

/** The way to what could be read: a game is gone on with, and half a position is to be mended. */
const Readable = ({ of }: { readonly of: LinkFault }): JSX.Element | null => {
  const { readable } = of;
  if (readable === undefined) return null;
  if (readable.history.length > 0) {
    return (
      <button type="button" class="button small" onClick={() => openReadable(of)}>
        {words().app.openReadable}
      </button>
    );
  }
  const none = { drawings: [], step: undefined, text: '' };
  return (
    <a class="button small" href={`${hrefOf('editor')}#${hashOf(positionOf(readable), none)}`}>
      {words().app.editReadable}
    </a>
  );
};

/** Things that can wait: without the network, or with a newer version, it is played on as before. */
const QuietBars = (): JSX.Element | null => {
  if (linkText.value !== '' && atTheTable.value) {
    return (
      <Bar quiet text={linkText.value}>
        <CloseButton
          onClick={() => {
            linkText.value = '';
          }}
        />
      </Bar>
    );
  }
  if (tellOffline.value) {
    return (
      <Bar quiet text={words().app.offline}>
        <CloseButton onClick={closeOffline} />
      </Bar>
    );
  }
  if (!newVersion.value) return null;
  return (
    <Bar quiet text={words().app.newVersion}>
      <button type="button" class="button small" onClick={loadNewVersion}>
        {words().fault.reload}
      </button>
    </Bar>
  );
};

const CloseButton = ({ onClick }: { readonly onClick: () => void }): JSX.Element => (
  <button type="button" class="icon-button" aria-label={words().app.dismiss} onClick={onClick}>
    <Icon name="close" />
  </button>
);

/** How high the bar is, which boards leave room for where they fill the screen. */
const HEIGHT = '--told';

const Bar = ({
  text,
  quiet = false,
  children,
}: {
  readonly text: string;
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={bar} class={quiet ? 'page-bar quiet-bar' : 'page-bar'} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
};
