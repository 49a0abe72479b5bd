import { paint } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Stone } from '../parts/stones';
import { quad } from '../parts/view';

const lower = { far: [196, 150, 236], near: [192, 246, 292] } as const;
const upper = { far: [204, 44, 244], near: [196, 146, 236] } as const;

/** The folding magnetic board, half open in the middle of a game. */
export function MagneticBoard() {
  return (
    <>
      <Dawn sun={[230, 100, 150]} ground={178} />
      <g transform="translate(20 15) scale(0.9)">
        {[upper, lower].map((half) => (
          <path
            key={half.far[1]}
            d={quad(half)}
            fill={paint.jade}
            stroke={paint.jade}
            strokeWidth="18"
            strokeLinejoin="round"
          />
        ))}
        <path d="M56 262h272l10 8H64z" fill={paint.shadow} opacity=".3" />
        <Board view={upper} lines={7} margin={0.06} thick={0} black="bccceb" white="dcbedd" />
        <Board view={lower} lines={7} margin={0.06} thick={0} black="cbecdd" white="ccebedfb" />
        <path d="M72 148h248" stroke={paint.metal} strokeWidth="5" strokeLinecap="round" />
        <Stone x={362} y={216} r={14} flat={0.6} />
        <Stone x={370} y={242} r={14} flat={0.6} white />
      </g>
    </>
  );
}
