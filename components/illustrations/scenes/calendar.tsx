import { paint } from '../palette';
import { Dawn } from '../parts/dawn';

const days = Array.from({ length: 24 }, (_, index) => ({
  x: 117 + (index % 6) * 34,
  y: 127 + Math.floor(index / 6) * 34,
  index,
}));

/** A month on the wall: stones on the days that are done, a ring around the next one. */
export function Calendar() {
  return (
    <>
      <Dawn sun={[202, 140, 175]} ground={300} />
      <g transform="rotate(-2 200 150)">
        <rect x="88" y="48" width="236" height="226" rx="16" fill={paint.shadow} opacity=".22" />
        <rect x="80" y="38" width="240" height="228" rx="16" fill={paint.paper} />
        <path d="M80 94V54q0-16 16-16h208q16 0 16 16v40z" fill={paint.ember} />
        <path d="M112 68h92" stroke={paint.cream} strokeWidth="11" strokeLinecap="round" />
        <path
          d="M262 60l-8 8 8 8m20-16l8 8-8 8"
          stroke={paint.cream}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
        <path d="M128 24v26m48-26v26m48-26v26m48-26v26" stroke={paint.metal} strokeWidth="8" strokeLinecap="round" />
        {days.map(({ x, y, index }) => {
          if ([1, 3, 7, 9, 13].includes(index))
            return <circle key={index} cx={x} cy={y} r="13.5" fill="url(#il-black)" />;
          if ([2, 5, 8, 11].includes(index)) return <circle key={index} cx={x} cy={y} r="13.5" fill="url(#il-white)" />;
          return (
            <circle
              key={index}
              cx={x}
              cy={y}
              r={index === 15 ? 11 : 5}
              fill={index === 15 ? paint.amber : paint.page}
            />
          );
        })}
        <circle
          cx={days[15]?.x}
          cy={days[15]?.y}
          r="16"
          fill="none"
          stroke={paint.orange}
          strokeWidth="4"
          strokeDasharray="7 5"
        />
      </g>
    </>
  );
}
