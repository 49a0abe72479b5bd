import type { Position, StoneColor } from '@/lib/go/position';
import { placeOf } from './stones';

type BoardNotesProps = {
  size: number;
  marks?: Position['marks'];
  labels?: Position['labels'];
  /** The stone under a point, if any: notes contrast with it. */
  stones: ReadonlyMap<string, StoneColor>;
};

/** Marks, letters and move numbers. */
export function BoardNotes({ size, marks, labels, stones }: BoardNotesProps) {
  const tone = (at: string) => (stones.get(at) === 'black' ? ' go-on-black' : '');
  return (
    <>
      {marks?.map(({ at, kind }) => (
        <use key={`${kind}${at}`} href={`#go-${kind}`} {...placeOf(at, size)} className={`go-mark${tone(at)}`} />
      ))}
      {labels?.map(({ at, text }) => {
        const point = placeOf(at, size);
        return (
          <g key={at}>
            {!stones.has(at) && <use href="#go-patch" {...point} />}
            <text {...point} className={`go-label${tone(at)}`}>
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}
