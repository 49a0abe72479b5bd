import { paint } from '../palette';
import { Dawn } from '../parts/dawn';
import { Lens, Stone } from '../parts/stones';

/** Stones close up: two seen from the side, so that both convex faces show, the others on the board. */
export function StonesCloseUp() {
  return (
    <>
      <Dawn sun={[200, 84, 140]} ground={140} />
      <path d="M0 140h400v160H0z" fill="url(#il-wood)" />
      <path
        d="M0 178h400M0 246h400M104 140L36 300M204 140l-4 160M304 140l62 160"
        stroke={paint.line}
        strokeOpacity=".6"
        strokeWidth="2.5"
      />
      <Lens x={130} y={118} r={64} />
      <Lens x={276} y={118} r={64} white />
      <Stone x={64} y={232} r={48} flat={0.82} white />
      <Stone x={200} y={236} r={48} flat={0.82} />
      <Stone x={336} y={232} r={48} flat={0.82} white />
    </>
  );
}
