import { paint } from '../palette';
import { Dawn } from '../parts/dawn';
import { Diagram } from '../parts/diagram';
import { Pencil } from '../parts/pencil';
import { Spread } from '../parts/spread';

const problems = [
  ['bbcb', 'ccbc', 'cd'],
  ['bccc', 'cbdc', 'bb'],
  ['cbdc', 'ccbd', 'db'],
  ['bbdb', 'cbcc', 'bc'],
  ['ccdc', 'cddb', 'bd'],
  ['bcbd', 'cbcc', 'dc'],
] as const;

/** Six problems to a page and a box for initials; the answers begin on the other page. */
export function WorkbookOpen() {
  return (
    <>
      <Dawn sun={[200, 110, 170]} ground={0} floor={paint.ground} />
      <Spread cover={paint.orange}>
        {problems.map(([black, white, ask], index) => (
          <Diagram
            key={index}
            x={56 + (index % 2) * 68}
            y={68 + Math.floor(index / 2) * 58}
            size={42}
            lines={5}
            black={black}
            white={white}
            ask={ask}
          />
        ))}
        <rect x="152" y="230" width="30" height="13" rx="3" fill="none" stroke={paint.jade} strokeWidth="2" />
        <path d="M158 238q4-6 6 0t6-1 6-1" stroke={paint.jade} strokeWidth="2" strokeLinecap="round" fill="none" />
        {problems.slice(0, 3).map(([black, white], index) => (
          <g key={index}>
            <Diagram x={218} y={68 + index * 58} size={42} lines={5} black={black} white={white} />
            <path
              d={`M276 ${74 + index * 58}h70m-70 14h58m-58 14h66`}
              stroke={paint.pencil}
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        ))}
      </Spread>
      <Pencil x={182} y={188} turn={52} length={110} />
    </>
  );
}
