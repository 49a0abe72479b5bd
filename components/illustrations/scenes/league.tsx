import { hair, paint, skin } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Arm, Person } from '../parts/person';
import { Stone } from '../parts/stones';
import { Table } from '../parts/table';

/** Two players of two schools at one board, the clock between them. */
export function League() {
  return (
    <>
      <Dawn sun={[200, 96, 160]} ground={200} />
      <path d="M62 20h52v52l-26-14-26 14zM286 20h52v52l-26-14-26 14z" fill={paint.plum} opacity=".9" />
      <circle cx="88" cy="38" r="10" fill={paint.ink} />
      <circle cx="312" cy="38" r="10" fill={paint.shell} />
      <Person x={98} y={124} scale={1.1} skin={skin.brown} top={paint.jade} look="curls" gaze={[7, 4]} wide={42} />
      <Person
        x={302}
        y={124}
        scale={1.1}
        skin={skin.light}
        hair={hair.black}
        top={paint.ember}
        look="tails"
        gaze={[-7, 4]}
        wide={42}
      />
      <Table y={206} />
      <Board
        view={{ far: [200, 206, 150], near: [200, 268, 196] }}
        lines={9}
        margin={0.07}
        thick={10}
        black="ccdegfcgeb"
        white="gcfdfgcfee"
      />
      <path d="M166 176h68l8 24h-84z" fill={paint.ink} />
      <rect x="170" y="181" width="27" height="14" rx="3" fill={paint.screen} />
      <rect x="203" y="181" width="27" height="14" rx="3" fill={paint.screen} />
      <path d="M172 172h20m16 0h20" stroke={paint.amber} strokeWidth="7" strokeLinecap="round" />
      <Arm d="M138 186q34 10 22 42" hand={[162, 238]} sleeve={paint.jade} skin={skin.brown} width={20} />
      <Stone x={172} y={245} r={9} flat={0.65} />
      <Arm d="M262 190q-10 36 26 40" hand={[298, 234]} sleeve={paint.ember} skin={skin.light} width={20} />
    </>
  );
}
