import { paint } from '../palette';
import { Dawn } from './dawn';
import { Diagram } from './diagram';
import { Pencil } from './pencil';

type Props = {
  cover: string;
  /** Grades on the cover, as its emblem shows them. */ from: number;
  to: number;
  black: string;
  white: string;
  ask: string;
};

/** A workbook from the front: its grades as two stones, one of its problems, a pencil. */
export function Workbook({ cover, from, to, black, white, ask }: Props) {
  return (
    <>
      <Dawn sun={[200, 120, 150]} ground={222} />
      <g transform="translate(24 18) scale(0.88)">
        <g transform="rotate(-4 190 150)">
          <path
            d="M108 44h172q10 0 10 10v196q0 10-10 10H108z"
            fill={paint.shadow}
            opacity=".22"
            transform="translate(8 7)"
          />
          <path d="M108 36h172q10 0 10 10v198q0 10-10 10H108z" fill={paint.page} />
          <path d="M100 32h172q10 0 10 10v198q0 10-10 10H100q-6 0-6-6V38q0-6 6-6z" fill={cover} />
          <path d="M94 38q0-6 6-6h14v218h-14q-6 0-6-6z" fill="#000" opacity=".2" />
          <rect x="130" y="104" width="136" height="130" rx="8" fill={paint.paper} />
          <Diagram x={146} y={117} size={104} lines={7} black={black} white={white} ask={ask} />
          <g fontFamily="system-ui,sans-serif" fontWeight="800" fontSize="20" textAnchor="middle">
            <circle cx="160" cy="68" r="25" fill="url(#il-black)" />
            <text x="160" y="75" fill="#fff8eb">
              {from}
            </text>
            <path
              d="M196 68h16m-6-6l6 6-6 6"
              stroke={paint.shell}
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
              fill="none"
            />
            <circle cx="246" cy="68" r="25" fill="url(#il-white)" />
            <text x="246" y="75" fill={paint.ink}>
              {to}
            </text>
          </g>
        </g>
        <Pencil x={306} y={262} turn={24} length={130} />
      </g>
    </>
  );
}
