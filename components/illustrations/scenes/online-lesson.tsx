import { paint, skin } from '../palette';
import { Dawn } from '../parts/dawn';
import { Board } from '../parts/board';
import { Person } from '../parts/person';
import { Table } from '../parts/table';

/** A laptop with a lesson: the board, and the teacher who explains it. */
export function OnlineLesson() {
  return (
    <>
      <Dawn sun={[200, 96, 160]} ground={208} />
      <Table y={208} />
      <rect x="66" y="30" width="268" height="188" rx="14" fill={paint.metal} />
      <rect x="76" y="40" width="248" height="166" rx="6" fill={paint.shell} />
      <Board
        view={{ far: [153, 50, 138], near: [153, 196, 138.01] }}
        lines={9}
        margin={0.08}
        thick={0}
        black="ccdcebffgf"
        white="cddefcfg"
      />
      <circle cx="153" cy="105" r="11" fill="none" stroke={paint.orange} strokeWidth="4" strokeDasharray="5 4" />
      <svg x="234" y="50" width="80" height="88" viewBox="0 0 80 88">
        <path d="M0 0h80v88H0z" fill={paint.jadeLight} />
        <Person x={40} y={38} scale={0.8} skin={skin.brown} top={paint.plum} look="curls" gaze={[-3, 1]} />
      </svg>
      <rect x="234" y="50" width="80" height="88" rx="4" fill="none" stroke={paint.shell} strokeWidth="3" />
      <path d="M238 154h72m-72 14h50" stroke={paint.pencil} strokeWidth="6" strokeLinecap="round" />
      <rect x="234" y="180" width="48" height="16" rx="8" fill={paint.ember} />
      <path d="M44 218h312q6 0 4 8-4 14-18 14H58q-14 0-18-14-2-8 4-8z" fill={paint.pencil} />
      <path d="M168 218h64q-2 9-12 9h-40q-10 0-12-9z" fill="#000" opacity=".18" />
      <ellipse cx="364" cy="258" rx="24" ry="5" fill={paint.shadow} opacity=".28" />
      <path d="M344 220h34v26q0 12-12 12h-10q-12 0-12-12z" fill={paint.jade} />
      <path d="M378 228q14-2 14 8t-16 10" stroke={paint.jade} strokeWidth="6" fill="none" />
      <ellipse cx="361" cy="220" rx="17" ry="4.5" fill={paint.bowlDark} />
    </>
  );
}
