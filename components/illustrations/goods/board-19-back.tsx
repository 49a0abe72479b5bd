import { paint } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Bowl } from '../parts/bowl';

/** The other side of the table board, 13×13, leaning. */
export function Board19Back() {
  return (
    <>
      <Dawn sun={[210, 110, 150]} ground={206} />
      <path d="M66 236l250 0 40 14H92z" fill={paint.shadow} opacity=".25" />
      <path
        d="M286 38l18 6 14 194-22 2z"
        fill={paint.side}
        stroke={paint.side}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <Board
        view={{ far: [180, 36, 210], near: [184, 238, 226] }}
        lines={13}
        margin={0.055}
        thick={0}
        black="dddjjjgf"
        white="jdgh"
      />
      <Bowl x={344} y={206} r={38} white />
    </>
  );
}
