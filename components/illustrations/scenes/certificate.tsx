import { paint } from '../palette';
import { Dawn } from '../parts/dawn';

/** A certificate with its seal: a stone on a ribbon. */
export function Certificate() {
  return (
    <>
      <Dawn sun={[200, 130, 175]} ground={300} />
      <g transform="rotate(-3 200 140)">
        <rect x="62" y="46" width="288" height="194" rx="10" fill={paint.shadow} opacity=".22" />
        <rect x="54" y="36" width="288" height="194" rx="10" fill={paint.paper} />
        <rect x="66" y="48" width="264" height="170" rx="6" fill="none" stroke={paint.amber} strokeWidth="4" />
        <rect x="73" y="55" width="250" height="156" rx="3" fill="none" stroke={paint.amber} strokeWidth="1.5" />
        {[
          [66, 48],
          [330, 48],
          [66, 218],
          [330, 218],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill={paint.paper} stroke={paint.amber} strokeWidth="4" />
        ))}
        <circle cx="190" cy="86" r="17" fill={paint.ink} />
        <circle cx="210" cy="86" r="15.5" fill={paint.shell} stroke={paint.orange} strokeWidth="3" />
        <path d="M138 122h120" stroke={paint.metal} strokeWidth="9" strokeLinecap="round" />
        <path d="M112 146h172m-152 16h132" stroke={paint.pencil} strokeWidth="5" strokeLinecap="round" />
        <path d="M96 194h72" stroke={paint.pencil} strokeWidth="2.5" />
        <path
          d="M102 190q8-18 14-3t12-4 10 2 14-8 10 8"
          stroke={paint.plum}
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <path d="M260 214l-12 68 26-14 14 24 10-70z" fill={paint.ember} />
      <path d="M318 212l20 66-27-11-13 26-14-72z" fill={paint.orange} />
      <circle
        cx="290"
        cy="202"
        r="46"
        fill={paint.amber}
        stroke={paint.amber}
        strokeWidth="9"
        strokeDasharray="9 9"
        strokeLinecap="round"
      />
      <circle cx="290" cy="202" r="34" fill="url(#il-black)" />
      <path
        d="M275 203l11 12 20-25"
        stroke="#fff8eb"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  );
}
