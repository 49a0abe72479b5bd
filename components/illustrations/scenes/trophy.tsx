import { paint } from '../palette';
import { Dawn } from '../parts/dawn';
import { Stone } from '../parts/stones';

const confetti = [
  [62, 60, 'orange'],
  [98, 112, 'plum'],
  [58, 160, 'jade'],
  [120, 46, 'amber'],
  [286, 50, 'jade'],
  [336, 82, 'orange'],
  [306, 128, 'plum'],
  [350, 166, 'amber'],
  [80, 214, 'amber'],
  [330, 36, 'plum'],
] as const;

/** The cup of a championship, a stone on it, stones about it. */
export function Trophy() {
  return (
    <>
      <Dawn sun={[200, 118, 165]} ground={236} />
      {confetti.map(([x, y, color]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="13"
          height="8"
          rx="3"
          fill={paint[color]}
          transform={`rotate(${(x * 7 + y) % 90} ${x} ${y})`}
        />
      ))}
      <ellipse cx="206" cy="270" rx="96" ry="11" fill={paint.shadow} opacity=".28" />
      <path
        d="M134 74q-44-6-44 30 0 46 62 52M266 74q44-6 44 30 0 46-62 52"
        stroke={paint.amber}
        strokeWidth="13"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M130 48h140c4 74-18 128-70 128S126 122 130 48z" fill={paint.amber} />
      <path d="M236 48h34c4 74-18 128-70 128 34-18 42-70 36-128z" fill="#000" opacity=".1" />
      <path d="M126 48h148" stroke={paint.wood1} strokeWidth="12" strokeLinecap="round" />
      <path
        d="M146 68c0 30 6 52 16 68"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M188 172h24l8 44h-40z" fill={paint.amber} />
      <path d="M158 214h84l6 20h-96z" fill={paint.bowlDark} />
      <rect x="140" y="232" width="120" height="36" rx="6" fill={paint.bowl} />
      <rect x="170" y="241" width="60" height="17" rx="4" fill={paint.amber} />
      <circle cx="200" cy="104" r="31" fill="url(#il-black)" />
      <path
        d="M190 92l12-7v40m-11 1h22"
        stroke="#fff8eb"
        strokeWidth="6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <Stone x={104} y={262} r={17} flat={0.65} />
      <Stone x={74} y={276} r={17} flat={0.65} white />
      <Stone x={304} y={270} r={17} flat={0.65} white />
      <Stone x={338} y={260} r={17} flat={0.65} />
    </>
  );
}
