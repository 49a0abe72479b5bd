'use client';

import { useId, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { cropOf, formatPoint, parsePoint, splitPoints, type Position, type Problem, type StoneColor } from '@/lib/domain/position';
import { bestOf, sideToPlay, solutionOf } from '@/lib/domain/problem';
import { pointName } from '@/lib/go/point-name';
import type { nextStep, PlayedMove, Step } from '@/lib/go/solve';
import { Board } from './board';
import { viewOf } from './board-geometry';
import type { BoardLabels } from './board-labels';
import { PlayGrid } from './play-grid';
import { Stone } from './stone';

export type PlayableItem = {
  problem: Problem;
  /** What to do, in words: 'Black to play. Capture the white stone.' */
  title: string;
  /** Said and shown with the ring, instead of the general hint. */
  hint?: string;
  wrong?: string;
  solved?: string;
};
export type PlayableBoardProps = {
  items: readonly PlayableItem[];
  labels: BoardLabels;
  coordinates?: boolean;
  /** Shown when the last problem is solved: what to do next. */
  children?: ReactNode;
  className?: string;
};

/** The rules come with the first sign of interest, not with the page. */
let solver: { nextStep: typeof nextStep } | undefined;
async function loadSolver() {
  solver ??= await import('@/lib/go/solve');
  return solver;
}
const warmUp = () => void loadSolver().catch(() => undefined);

const never = () => () => undefined;

/** A board to play on: one problem, or several one after another. Without JavaScript a diagram with its solution. */
export function PlayableBoard({ items, labels, coordinates, children, className }: PlayableBoardProps) {
  const ready = useSyncExternalStore(never, () => true, () => false);
  const helpId = useId();
  const [index, setIndex] = useState(0);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [pending, setPending] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [hinted, setHinted] = useState(false);
  const [focused, setFocused] = useState<string>();

  const item = items[index];
  if (!item) return null;
  const { problem, title } = item;
  const { position } = problem;
  const { size } = position;
  const color = sideToPlay(problem);
  const rect = cropOf(position);
  const convention = coordinates ? labels.convention : undefined;
  const view = viewOf(position, convention);
  const step = steps.at(-1);
  const status = step?.status ?? 'play';
  const name = (at: string) => pointName(parsePoint(at, size) ?? { x: 0, y: 0 }, size, labels.convention);
  const say = ({ at, color: by, captured }: PlayedMove) =>
    (labels.captures[Math.min(captured, labels.captures.length) - 1] ?? labels.move)
      .replace('{color}', labels[by])
      .replace('{point}', name(at));
  const best = bestOf([...(step?.options ?? problem.moves)]);

  const shown: Position = {
    ...position,
    ...(step && { black: step.black.join(' '), white: step.white.join(' '), last: step.played.at(-1)?.at, marks: [], labels: [] }),
    ghost: status !== 'play' || pending ? undefined : hinted ? best?.at : step ? undefined : position.ghost,
  };
  const stones = new Map<string, StoneColor>();
  for (const by of ['black', 'white'] as const) for (const at of splitPoints(shown[by])) stones.set(at, by);

  const change = (next: readonly Step[], to = index) => {
    setSteps(next);
    setIndex(to);
    setHinted(false);
    setNotice(undefined);
    setPending(undefined);
  };
  const decide = (at: string, rules: NonNullable<typeof solver>) => {
    const next = rules.nextStep(problem, step, at);
    if (typeof next !== 'string') return change([...steps, next]);
    setPending(undefined);
    if (next !== 'notOnBoard') setNotice(labels.refused[next]);
  };
  const playAt = (at: string) => {
    if (status !== 'play' || pending) return;
    if (stones.has(at)) return setNotice(labels.refused.taken);
    if (solver) return decide(at, solver);
    // The stone is on the board at once; captures and the answer follow when the rules are here.
    setPending(at);
    loadSolver().then(
      (rules) => decide(at, rules),
      () => {
        setPending(undefined);
        setNotice(labels.unavailable);
      },
    );
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!ready) return;
    const cell = event.target instanceof Element && event.target.closest('[data-at]')?.getAttribute('data-at');
    if (cell) return playAt(cell);
    // The rim of the board belongs to the nearest point.
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(view.x + (view.width * (event.clientX - box.left)) / box.width);
    const y = Math.round(view.y + (view.height * (event.clientY - box.top)) / box.height);
    playAt(
      formatPoint(
        { x: Math.min(rect.right, Math.max(rect.left, x)), y: Math.min(rect.bottom, Math.max(rect.top, y)) },
        size,
      ),
    );
  };

  const words =
    notice ??
    (status === 'solved'
      ? (item.solved ?? labels.solved)
      : status === 'wrong'
        ? (item.wrong ?? labels.wrong)
        : hinted && best
          ? ((!step && item.hint) || labels.hintAt.replace('{point}', name(best.at)))
          : step
            ? color === 'black' ? labels.turnBlack : labels.turnWhite
            : title);
  const middle = formatPoint({ x: Math.round((rect.left + rect.right) / 2), y: Math.round((rect.top + rect.bottom) / 2) }, size);
  const solution = solutionOf(problem);
  const isLast = index === items.length - 1;
  const tool = (label: string, enabled: boolean, main: boolean, act: () => void) => (
    <button
      type="button"
      className={main ? 'go-tool go-tool-main' : 'go-tool'}
      aria-disabled={!enabled || undefined}
      onClick={() => enabled && act()}
    >
      {label}
    </button>
  );

  return (
    <div className={className ? `go-play ${className}` : 'go-play'} data-ready={ready || undefined}>
      <div className="go-play-stage" onPointerEnter={warmUp} onPointerDown={warmUp} onFocus={warmUp} onClick={onClick}>
        <Board
          position={shown}
          title={ready ? undefined : title}
          coordinates={convention}
          landed={pending ? [{ at: pending, color }] : step?.played.filter(({ at }) => stones.has(at))}
          taken={pending ? undefined : step?.taken}
        />
        {ready && (
          <PlayGrid
            size={size}
            rect={rect}
            view={view}
            stones={stones}
            turn={status === 'play' ? color : undefined}
            title={title}
            helpId={helpId}
            labels={labels}
            active={focused ?? middle}
            onActive={setFocused}
            onPlay={playAt}
          />
        )}
      </div>
      <p id={helpId} hidden>
        {labels.help}
      </p>
      <div className="go-play-bar">
        <Stone color={color} size="s" decorative />
        <div className="go-play-words" role="status" data-state={status}>
          {step && <span className="sr-only">{`${step.played.map(say).join(' ')} `}</span>}
          <span>{words}</span>
        </div>
        {items.length > 1 && <span className="go-play-count">{labels.counts[index]}</span>}
      </div>
      <div className="go-play-tools">
        {tool(labels.hint, status === 'play', false, () => setHinted(true))}
        {tool(labels.undo, steps.length > 0, status === 'wrong', () => change(steps.slice(0, -1)))}
        {tool(labels.restart, steps.length > 0, false, () => change([]))}
        {items.length > 1 && tool(labels.next, !isLast, status === 'solved' && !isLast, () => change([], index + 1))}
      </div>
      {status === 'solved' && isLast && children}
      {solution.length > 0 && (
        <details className="go-solution" key={index}>
          <summary>{labels.showSolution}</summary>
          <SolutionWords moves={solution} color={color} labels={labels} name={name} />
          <Board position={{ ...position, ghost: undefined }} moves={solution} coordinates={labels.convention} />
        </details>
      )}
    </div>
  );
}

function SolutionWords({ moves, color, labels, name }: { moves: readonly string[]; color: StoneColor; labels: BoardLabels; name: (at: string) => string }) {
  const other = color === 'black' ? labels.white : labels.black;
  return (
    <p>
      {moves.map((at, i) => labels.move.replace('{color}', i % 2 ? other : labels[color]).replace('{point}', name(at))).join(' ')}
    </p>
  );
}
