import { paint } from '../palette';
import { Dawn } from '../parts/dawn';
import { Diagram } from '../parts/diagram';
import { Pencil } from '../parts/pencil';

/** An examination paper: a problem, answers to tick, time that runs, a pencil. */
export function Exam() {
  return (
    <>
      <Dawn sun={[210, 110, 160]} ground={0} floor={paint.ground} />
      <circle cx="210" cy="120" r="170" fill="url(#il-sun)" opacity=".8" />
      <g transform="rotate(-3 190 160)">
        <path d="M84 40h206v240H84z" fill={paint.shadow} opacity=".2" transform="translate(8 8)" />
        <rect x="84" y="34" width="206" height="246" rx="6" fill={paint.paper} />
        <path d="M104 58h84m-84 14h54" stroke={paint.pencil} strokeWidth="6" strokeLinecap="round" />
        <circle cx="260" cy="64" r="19" fill="url(#il-black)" />
        <text
          x="260"
          y="70"
          fill="#fff8eb"
          fontFamily="system-ui,sans-serif"
          fontWeight="800"
          fontSize="16"
          textAnchor="middle"
        >
          15
        </text>
        <Diagram x={110} y={96} size={96} lines={7} black="cbbcbdccdbeb" white="dccdddec" ask="de" />
        {[104, 134, 164].map((y) => (
          <g key={y}>
            <rect x="226" y={y - 8} width="17" height="17" rx="4" fill="none" stroke={paint.metal} strokeWidth="2.5" />
            <path d={`M252 ${y}h22`} stroke={paint.pencil} strokeWidth="6" strokeLinecap="round" />
          </g>
        ))}
        <path
          d="M229 133l6 7 13-18"
          stroke={paint.jade}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
        <path d="M104 216h166m-166 18h166m-166 18h110" stroke={paint.page} strokeWidth="6" strokeLinecap="round" />
      </g>
      <circle cx="336" cy="76" r="41" fill={paint.shadow} opacity=".22" />
      <circle cx="332" cy="72" r="41" fill={paint.plum} />
      <circle cx="332" cy="72" r="32" fill={paint.shell} />
      <path
        d="M332 52v20l14 10"
        stroke={paint.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M332 24v-8m-8 0h16" stroke={paint.plum} strokeWidth="7" strokeLinecap="round" />
      <Pencil x={254} y={214} turn={48} length={130} />
    </>
  );
}
