'use client';

import {
  Fragment,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { formatPoint, opponentOf, type StoneColor } from '@/lib/go/position';
import { bestOf, isRight, sideToPlay } from '@/lib/go/problem';
import { pointName } from '@/lib/go/point-name';
import type { PlayedMove, Step } from '@/lib/go/solve';
import type { BoardLabels } from './board-labels';
import { PlayGrid } from './play-grid';
import type { PlayerItem } from './playable-item';
import { Stone } from './stone';
import { Ghost, LastMove, placeOf, Region, Stones, stonesIn } from './stones';

/** The rules come with the first sign of interest, not with the page. */
const loadSolver = () => import('@/lib/go/solve');
const warmUp = () => void loadSolver().catch(() => undefined);

/** After the next paint: what was pressed is seen before it is answered. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether nothing that may follow succeeds, though nobody has said so yet. */
const isLost = ({ fails, options }: Step) => fails || !options.some(isRight);

/** A try at a problem that came to its end, or was given up where it could only fail. */
export type PlayedAttempt = {
  moves: string[];
  solved: boolean;
  /** How many hints were looked at; the solution is all of them. */ hints: number;
};

export type BoardPlayerProps = {
  items: readonly PlayerItem[];
  labels: BoardLabels;
  /** The longest text the board may show: its room is kept, so that nothing moves. */
  room: string;
  /** Told before the answer is shown. */
  onAttempt?: (attempt: PlayedAttempt) => void;
  /** A finger that is wider than the points first shows the stone, then plays it. */
  asksTwice?: boolean;
  /** Nobody is left stuck: after some wrong tries the board shows by itself where to look, then the point. */
  helps?: boolean;
  /** Told what the board says, whenever it says something else. */
  onSay?: (words: string) => void;
  children?: ReactNode;
  className?: string;
};

/** So many wrong tries at a problem bring the first hint by themselves, one more the last. */
const triesAlone = 2;

/** Below so many pixels a point is hard to hit. */
const smallPoint = 32;

export function BoardPlayer({
  items,
  labels,
  room,
  onAttempt,
  asksTwice = false,
  helps = false,
  onSay,
  children,
  className,
}: BoardPlayerProps) {
  const [ready, setReady] = useState(false);
  // The grid of points is no hurry: drawn in slices, it does not hold up a slow phone.
  useEffect(() => startTransition(() => setReady(true)), []);
  const helpId = useId();
  const [index, setIndex] = useState(0);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [pending, setPending] = useState<string>();
  const [notice, setNotice] = useState<string>();
  /** How many hints are shown now, and how many were looked at. */
  const [hinted, setHinted] = useState(0);
  const [hints, setHints] = useState(0);
  /** Wrong tries at this problem. */
  const [wrongs, setWrongs] = useState(0);
  /** Nothing was played since a try was told. */
  const [isTold, setTold] = useState(false);
  const [aimed, setAimed] = useState<string>();
  const [focused, setFocused] = useState<string>();

  // Never beyond the last one.
  const item = items[index]!;
  const { problem, title, rect, view } = item;
  const { size, last, ghost } = problem.position;
  const color = sideToPlay(problem);
  const step = steps.at(-1);
  const status = step?.status ?? 'play';
  const best = bestOf(step?.options ?? problem.moves);
  const stages = ['move'];
  if (item.hints) stages.unshift('region', ...(item.hints.idea && !step ? ['idea'] : []));
  const helped = !helps || wrongs < triesAlone ? 0 : wrongs === triesAlone ? 1 : stages.length;
  const shown = Math.max(hinted, helped);
  const shownHint = shown ? stages[shown - 1] : undefined;
  const landed = pending ? [{ at: pending, color }] : (step?.played ?? []);

  const stones = stonesIn(step ?? problem.position);
  const resting = (of: StoneColor) =>
    [...stones].flatMap(([at, by]) => (by === of && !landed.some((move) => move.at === at) ? [placeOf(at, size)] : []));

  const name = (at: string) => pointName(placeOf(at, size), size, labels.convention);
  const say = ({ at, color: by, captured }: PlayedMove) =>
    (labels.captures[Math.min(captured, labels.captures.length) - 1] ?? labels.move)
      .replace('{color}', labels[by])
      .replace('{point}', name(at));

  const change = (next: readonly Step[], to = index) => {
    setSteps(next);
    setIndex(to);
    // The next board may be smaller: start again from its middle.
    if (to !== index) {
      setFocused(undefined);
      setHints(0);
      setWrongs(0);
    }
    setHinted(0);
    setAimed(undefined);
    setNotice(undefined);
    setPending(undefined);
  };
  const tell = (line: readonly Step[], solved: boolean) => {
    const moves = line.flatMap(({ played }) => played.map((move) => move.at));
    onAttempt?.({ moves, solved, hints: Math.max(hints, helped) });
    if (!solved) setWrongs(wrongs + 1);
  };
  /** Who leaves a line that can only fail has seen as much: their try was wrong. On a right one a move is just taken back. */
  const takeBack = (left: readonly Step[]) => {
    if (step && !isTold && isLost(step)) {
      tell(steps, false);
      setTold(true);
    }
    change(left);
  };
  const decide = (at: string, { nextStep }: Awaited<ReturnType<typeof loadSolver>>) => {
    const next = nextStep(problem, step, at);
    if (typeof next !== 'string') {
      const line = [...steps, next];
      const isOver = next.status !== 'play';
      if (isOver) tell(line, next.status === 'solved');
      setTold(isOver);
      return change(line);
    }
    setPending(undefined);
    if (next !== 'notOnBoard') setNotice(labels.refused[next]);
  };
  // A move that waits for the rules belongs to the board it was played on: whatever changes that one forgets the move.
  useEffect(() => {
    if (!pending) return;
    let isWanted = true;
    Promise.all([loadSolver(), painted()]).then(
      ([rules]) => isWanted && startTransition(() => decide(pending, rules)),
      () => {
        if (!isWanted) return;
        setPending(undefined);
        setNotice(labels.unavailable);
      },
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what else it reads forgets the move when it changes
  }, [pending]);

  const playAt = (at: string) => {
    if (status !== 'play' || pending) return;
    if (stones.has(at)) return setNotice(labels.refused.taken);
    // The stone is painted at once; captures and the answer follow it.
    setAimed(undefined);
    setPending(at);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!ready) return;
    const cell = event.target instanceof Element ? event.target.closest('[data-at]') : null;
    const at = cell?.getAttribute('data-at');
    // A key presses without a finger (detail 0).
    const { pointerType } = event.nativeEvent as Partial<PointerEvent>;
    const isFinger =
      event.detail > 0 && (pointerType ? pointerType !== 'mouse' : matchMedia('(pointer: coarse)').matches);
    const isHard = asksTwice && isFinger && (cell?.getBoundingClientRect().width ?? smallPoint) < smallPoint;
    if (at && isHard && at !== aimed && status === 'play' && !stones.has(at)) return setAimed(at);
    if (at) return playAt(at);
    // The rim of the board belongs to the nearest point.
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(view.x + (view.width * (event.clientX - box.left)) / box.width);
    const y = Math.round(view.y + (view.height * (event.clientY - box.top)) / box.height);
    const within = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));
    playAt(formatPoint({ x: within(x, rect.left, rect.right), y: within(y, rect.top, rect.bottom) }, size));
  };

  const words = () => {
    if (notice) return notice;
    if (status === 'solved') return item.solved ?? labels.solved;
    if (status === 'wrong') return item.wrong ?? (step?.refutation && item.refuted?.(step.refutation)) ?? labels.wrong;
    if (shownHint === 'region') return item.hints?.region;
    if (shownHint === 'idea') return item.hints?.idea;
    if (shownHint && best) return (!step && item.hint) || labels.hintAt.replace('{point}', name(best.at));
    if (step) return color === 'black' ? labels.turnBlack : labels.turnWhite;
    return title;
  };
  const said = words();
  const tellSaid = useEffectEvent((text: string) => onSay?.(text));
  useEffect(() => {
    if (said) tellSaid(said);
  }, [said]);
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
      <div
        className="relative touch-manipulation contain-content"
        onPointerEnter={warmUp}
        onPointerDown={warmUp}
        onFocus={warmUp}
        onClick={onClick}
      >
        <svg
          className="go-board"
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          fill="none"
          {...(ready ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
        >
          {item.lines}
          <Stones color="black" points={resting('black')} />
          <Stones color="white" points={resting('white')} />
          {step && !pending && (
            <Fragment key={steps.length}>
              {[opponentOf(color), color].map((of, i) => (
                <g key={of} className={i ? 'go-taken go-later' : 'go-taken'}>
                  <Stones color={of} points={step.taken[of].map((at) => placeOf(at, size))} />
                </g>
              ))}
            </Fragment>
          )}
          {landed.map(({ at, color: by }, i) => {
            if (stones.get(at) !== by && !pending) return null;
            const { x, y } = placeOf(at, size);
            return (
              <g key={at + by} transform={`translate(${x} ${y})`}>
                <g className={i ? 'go-landed go-later' : 'go-landed'}>
                  <Stones color={by} points={[{ x: 0, y: 0 }]} />
                </g>
              </g>
            );
          })}
          <LastMove
            at={step ? step.played.at(-1)?.at : last}
            key={`last${steps.length}`}
            size={size}
            className={step && step.played.length > 1 ? 'go-appear' : undefined}
          />
          {status === 'play' && !pending && (
            <Ghost
              at={aimed ?? (shownHint === 'move' ? best?.at : step ? undefined : ghost)}
              size={size}
              color={color}
            />
          )}
          {status === 'play' && best && shownHint && shownHint !== 'move' && (
            <Region at={best.at} size={size} rect={rect} />
          )}
          {!step && item.notes}
        </svg>
        {ready && (
          <PlayGrid item={item} step={step} helpId={helpId} labels={labels} active={focused} onActive={setFocused} />
        )}
      </div>
      <p id={helpId} hidden>
        {labels.help}
      </p>
      <div className="flex items-center gap-2.5 px-1.5 pt-3 pb-1.5 text-[15px]/[1.45]">
        <Stone color={color} className="size-[22px]" decorative />
        <div className="go-play-words" role="status" data-state={status} data-room={room}>
          {step && <span className="sr-only">{`${step.played.map(say).join(' ')} `}</span>}
          <span>{said}</span>
        </div>
        {items.length > 1 && (
          <span className="font-display text-[13px]/none font-extrabold whitespace-nowrap text-ink-2">
            {labels.counts[index]}
          </span>
        )}
      </div>
      <div className={`flex min-h-11 flex-wrap items-center gap-1.5 px-0.5 pt-1 ${ready ? '' : 'invisible'}`}>
        {tool(labels.hint, status === 'play' && shown < stages.length, false, () => {
          setHinted(shown + 1);
          setHints(hints + 1);
        })}
        {tool(labels.undo, steps.length > 0, status === 'wrong', () => takeBack(steps.slice(0, -1)))}
        {tool(labels.restart, steps.length > 0, false, () => takeBack([]))}
        {items.length > 1 && tool(labels.next, !isLast, status === 'solved' && !isLast, () => change([], index + 1))}
      </div>
      {status === 'solved' && isLast && children}
      <details
        key={index}
        className="go-solution mx-0.5 mt-2.5 text-[14px] text-ink-2"
        onToggle={() => setHints(Math.max(hints, stages.length))}
      >
        <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
          {labels.showSolution}
        </summary>
        {item.solution}
      </details>
    </div>
  );
}
