import { paint } from '../palette';
import { Bag } from '../parts/bag';
import { Dawn } from '../parts/dawn';
import { Stone } from '../parts/stones';
import { quad, seen } from '../parts/view';

const lid = { far: [150, 118, 190], near: [146, 176, 236] } as const;

/** The same board folded, beside its bag. */
export function Board9Folded() {
  const [left, right] = [seen(lid, 0, 1), seen(lid, 1, 1)];
  return (
    <>
      <Dawn sun={[150, 100, 140]} ground={132} />
      <path d={`M${left.x} ${left.y + 50}H${right.x + 14}l-10 10H${left.x + 10}z`} fill={paint.shadow} opacity=".25" />
      {[0, 24].map((down) => (
        <path
          key={down}
          d={`M${left.x} ${left.y + down}H${right.x}v22H${left.x}z`}
          fill={paint.side}
          stroke={paint.side}
          strokeWidth="4"
          strokeLinejoin="round"
        />
      ))}
      <path d={`M${left.x - 2} ${left.y + 23}H${right.x + 2}`} stroke={paint.line} strokeWidth="2.5" />
      <path d={quad(lid)} fill="url(#il-wood)" stroke="url(#il-wood)" strokeWidth="4" strokeLinejoin="round" />
      <path d={quad(lid, 0.03, 0.05, 0.97, 0.95)} fill="none" stroke={paint.side} strokeWidth="1.5" opacity=".6" />
      {/* A stone burnt into the lid. */}
      <ellipse cx="148" cy="146" rx="30" ry="14" fill="none" stroke={paint.side} strokeWidth="3" />
      <ellipse cx="160" cy="146" rx="30" ry="14" fill="none" stroke={paint.side} strokeWidth="3" />
      <path
        d="M64 192h20v14H64zM208 192h20v14h-20z"
        fill={paint.amber}
        stroke={paint.line}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Bag x={318} y={214} scale={1.3} />
      <Stone x={238} y={252} r={14} flat={0.62} />
      <Stone x={268} y={240} r={14} flat={0.62} white />
      <Stone x={276} y={262} r={14} flat={0.62} />
    </>
  );
}
