import { paint } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';

const flags = ['orange', 'jade', 'amber', 'plum', 'ember', 'jade', 'orange', 'plum'] as const;

/** A cake whose top is a board, with bunting and candles. */
export function Anniversary() {
  return (
    <>
      <Dawn sun={[200, 128, 170]} ground={234} />
      <path d="M0 20q200 74 400 0" stroke={paint.bowl} strokeWidth="3" fill="none" />
      {flags.map((color, index) => {
        const x = 28 + index * 46;
        const y = 20 + 37 * (1 - ((x + 12 - 200) / 200) ** 2);
        return (
          <path
            key={index}
            d={`M${x} ${Math.round(y) - 4}h26l-13 30z`}
            fill={paint[color]}
            stroke={paint[color]}
            strokeWidth="3"
            strokeLinejoin="round"
          />
        );
      })}
      <ellipse cx="200" cy="266" rx="158" ry="16" fill={paint.shadow} opacity=".25" />
      <ellipse cx="200" cy="258" rx="152" ry="16" fill={paint.shell} />
      <path d="M78 182h244v62q0 14-122 14T78 244z" fill={paint.bowl} />
      <path d="M78 208q122 24 244 0v18q-122 24-244 0z" fill={paint.cream} />
      <path
        d="M78 180h244v12q-6 16-20 16t-20-10-20 4-20 8-20-14-20 10-22 2-20-14-20 14-22 4-20-12q-14 10-24-8z"
        fill={paint.shell}
      />
      <Board
        view={{ far: [200, 134, 196], near: [200, 182, 240] }}
        lines={9}
        margin={0.07}
        thick={0}
        black="ccgcdebfgf"
        white="cdgdffcgee"
      />
      {[130, 176, 224, 270].map((x, index) => (
        <g key={x}>
          <path
            d={`M${x} ${index % 3 ? 132 : 140}v-34`}
            stroke={index % 2 ? paint.jade : paint.plum}
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path
            d={`M${x} ${index % 3 ? 72 : 80}q11 12 0 20-11-8 0-20z`}
            fill={paint.amber}
            stroke={paint.orange}
            strokeWidth="3"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </>
  );
}
