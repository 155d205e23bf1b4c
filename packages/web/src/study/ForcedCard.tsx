import { computed, effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { parseProof } from '@zertz/engine';
import type { ForcedLine, Step } from '@zertz/engine';
import { goalsMet, MARBLES, opponentOf } from '@zertz/rules';
import type { MarbleCount } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notation } from '../play/Notation.tsx';
import { explanation } from './desk.ts';
import { film, scrub, startFilm } from './film.ts';
import { FilmTools } from './FilmTools.tsx';
import { filmstripOf } from './filmstrip.ts';
import type { Frame } from './filmstrip.ts';
import { Marbles } from './Marbles.tsx';
import { solving, startSolving } from './solve.ts';
import { SolveTask } from './SolveTask.tsx';
import { nameOf, place, position } from './store.ts';
import { trying } from './trying.ts';
import { studyWords } from './words.ts';

/** A line that cannot be avoided, where there is one. */
const forced = computed((): ForcedLine | undefined => {
  const found = explanation.value?.forced;
  return found?.kind === 'win' || found?.kind === 'gain' ? found : undefined;
});

/** Which of the defender's answers is followed, by how many there were before. */
const picks = signal<readonly number[]>([]);
effect(() => {
  void place.value;
  picks.value = [];
});

export const frames = computed((): readonly Frame[] => {
  const line = forced.value;
  if (line === undefined) return [];
  const proof = parseProof(position.value, line.proof);
  return proof.ok ? filmstripOf(position.value, proof.value, picks.value) : [];
});

export const playForced = (): void => {
  const busy = solving.value !== undefined || trying.value !== undefined;
  if (busy || frames.value.length === 0) return;
  startFilm(frames.value.map(({ played }) => played));
};

/** What the solver has proved: the sentence, the trade, and the line as pictures. */
export const ForcedCard = (): JSX.Element | null => {
  const line = forced.value;
  const text = studyWords();
  // It would tell the answer.
  if (line === undefined || frames.value.length === 0 || trying.value !== undefined) return null;
  const player = position.value.turn;
  const own = Math.ceil(line.turns / 2);
  const title =
    line.gain === null
      ? text.forced.win(nameOf(player), own)
      : text.forced.gain(nameOf(player), line.gain.whites);
  return (
    <section class="card forced-card" aria-label={title}>
      <header class="forced-head">
        <div>
          <h2>{title}</h2>
          {solving.value === undefined && <Trade />}
        </div>
        {film.value === undefined && solving.value === undefined && <Ways />}
      </header>
      {film.value !== undefined && <FilmTools />}
      {solving.value === undefined ? <Strip /> : <SolveTask turns={own} />}
    </section>
  );
};

/** What can be done with the line; only a win can be solved. */
const Ways = (): JSX.Element => {
  const text = studyWords().forced;
  const line = forced.value;
  const proof = line === undefined ? undefined : parseProof(position.value, line.proof);
  return (
    <>
      {line?.gain === null && proof?.ok === true && (
        <button
          type="button"
          class="button"
          onClick={() => startSolving(proof.value, line.proof, line.within)}
        >
          <Icon name="target" />
          {text.solve}
        </button>
      )}
      <button type="button" class="button violet" aria-keyshortcuts="P" onClick={playForced}>
        <Icon name="play" />
        {text.play}
      </button>
    </>
  );
};

const Strip = (): JSX.Element => (
  <ol class="filmstrip" dir="ltr">
    {frames.value.map((frame, index) => (
      <FrameItem key={`${index} ${frame.step.turn}`} frame={frame} index={index} />
    ))}
  </ol>
);

const gainedBy = (player: Step['player']): MarbleCount => {
  const all = { white: 0, grey: 0, black: 0 };
  for (const { step } of frames.value) {
    if (step.player !== player) continue;
    for (const marble of MARBLES) all[marble] += step.gained[marble];
  }
  return all;
};

/** What it costs, what it brings, and what that is enough for. */
const Trade = (): JSX.Element => {
  const player = position.value.turn;
  const [gives, gets] = [gainedBy(opponentOf(player)), gainedBy(player)];
  const last = frames.value.at(-1)?.played;
  const won = last?.outcome?.winner === player ? last : undefined;
  const met = won === undefined ? [] : goalsMet(won.after.variant, won.after.captives[player]);
  return (
    <p class="trade">
      <span>{studyWords().trade.gives}</span>
      <Marbles count={gives} />
      <span>{studyWords().trade.gets}</span>
      <Marbles count={gets} />
      {won?.outcome !== undefined && <span>{words().end.by[won.outcome.by](met)}</span>}
    </p>
  );
};

const FrameItem = ({
  frame,
  index,
}: {
  readonly frame: Frame;
  readonly index: number;
}): JSX.Element => {
  const { pick, played, replies, step } = frame;
  const shown = film.value?.shown;
  const current = shown === index + 1;
  const tag = tagOf(step);
  // It is called a reply below, with a way to the others.
  const branches = replies > 1;
  return (
    <li class="frame-item">
      <button
        type="button"
        class="frame"
        aria-current={current ? 'step' : undefined}
        onClick={() => {
          if (film.value === undefined) playForced();
          scrub(index + 1);
        }}
      >
        <span class="frame-picture">
          <BoardThumb position={played.after} played={played} />
        </span>
        <bdi class="frame-turn">
          <Notation text={bare(step.turn)} />
        </bdi>
        {!branches && (
          <span class={`frame-tag ${tag.look}`} dir="auto">
            {tag.text}
          </span>
        )}
      </button>
      {branches && (
        <button
          type="button"
          class="frame-branch"
          onClick={() => follow(index, (pick + 1) % replies)}
        >
          {studyWords().forced.branch(pick + 1, replies)}
        </button>
      )}
    </li>
  );
};

/** What is claimed is in the picture. */
const bare = (turn: string): string => turn.replace(/(\S) x .*$/, '$1');

/** Follows another answer; what was chosen after it no longer counts. */
const follow = (index: number, pick: number): void => {
  const level = frames.value.slice(0, index).filter(({ replies }) => replies > 0).length;
  const before = Array.from({ length: level }, (_, at) => picks.value[at] ?? 0);
  picks.value = [...before, pick];
  if (film.value !== undefined) film.value = undefined;
};

const tagOf = ({ claimed, kind, wins, captured }: Step): { text: string; look: string } => {
  const { steps } = studyWords();
  switch (kind) {
    case 'claim':
      return {
        text: wins ? steps.claimWins(claimed.length) : steps.claim(claimed.length),
        look: 'amber',
      };
    case 'capture':
      return {
        text: wins ? steps.captureWins(captured.length) : steps.capture(captured.length),
        look: 'amber',
      };
    case 'forced-reply':
      return { text: steps.forced, look: 'reply' };
    case 'reply':
      return { text: steps.reply, look: 'reply' };
    case 'offer':
      return { text: steps.offer, look: 'violet' };
    case 'quiet':
    case 'removal':
    case 'pass':
      return { text: wins ? steps.wins : steps[kind], look: wins ? 'amber' : 'violet' };
  }
};
