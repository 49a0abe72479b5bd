import { paint } from '../palette';
import { Bag } from '../parts/bag';
import { Dawn } from '../parts/dawn';
import { Stone } from '../parts/stones';
import { quad, seen } from '../parts/view';

const lid = { far: [156, 128, 200], near: [150, 196, 250] } as const;

/** The same board closed, its stones inside, beside its pouch. */
export function MagneticBoardClosed() {
  const [left, right] = [seen(lid, 0, 1), seen(lid, 1, 1)];
  return (
    <>
      <Dawn sun={[170, 104, 145]} ground={140} />
      <path
        d={`M${left.x - 6} ${left.y + 40}H${right.x + 18}l-8 10H${left.x + 6}z`}
        fill={paint.shadow}
        opacity=".28"
      />
      <path
        d={`M${left.x} ${left.y}H${right.x}v32H${left.x}z`}
        fill={paint.jade}
        stroke={paint.jade}
        strokeWidth="16"
        strokeLinejoin="round"
      />
      <path
        d={`M${left.x - 8} ${left.y + 8}H${right.x + 8}V${left.y + 34}q0 6-6 6H${left.x - 2}q-6 0-6-6z`}
        fill="#000"
        opacity=".26"
      />
      <path d={quad(lid)} fill={paint.jade} stroke={paint.jade} strokeWidth="16" strokeLinejoin="round" />
      <path d={quad(lid, 0.03, 0.06, 0.97, 0.94)} fill="none" stroke={paint.jadeLight} strokeWidth="2" opacity=".7" />
      <path d={`M${left.x - 6} ${left.y + 20}H${right.x + 6}`} stroke={paint.jadeLight} strokeWidth="2" opacity=".6" />
      <ellipse cx="140" cy="160" rx="33" ry="17" fill={paint.ink} />
      <ellipse cx="168" cy="160" rx="31" ry="15.5" fill={paint.shell} stroke={paint.orange} strokeWidth="4" />
      <rect x="130" y="208" width="40" height="18" rx="6" fill={paint.amber} />
      <Bag x={332} y={232} cloth={paint.ember} />
      <Stone x={270} y={264} r={14} flat={0.62} white />
      <Stone x={300} y={258} r={14} flat={0.62} />
    </>
  );
}
