import { hair, paint, skin } from '../palette';
import { Dawn } from '../parts/dawn';
import { Board } from '../parts/board';
import { Arm, Person } from '../parts/person';
import { Table } from '../parts/table';

/** A teacher at a desk who prepares a class: a screen with the class's progress, a board, books. */
export function TeachingDesk() {
  return (
    <>
      <Dawn sun={[150, 100, 160]} ground={200} />
      <Person
        x={128}
        y={92}
        scale={1.25}
        skin={skin.light}
        hair={hair.brown}
        top={paint.jade}
        look="bun"
        gaze={[6, 3]}
        glasses
        wide={42}
      />
      <Table y={206} />
      <rect x="206" y="66" width="172" height="124" rx="10" fill={paint.metal} />
      <rect x="214" y="74" width="156" height="108" rx="4" fill={paint.shell} />
      {[0.9, 0.6, 0.78, 0.4].map((done, index) => (
        <g key={done}>
          <circle cx="232" cy={90 + index * 25} r="8" fill={`url(#il-${index % 2 ? 'white' : 'black'})`} />
          <path d={`M252 ${90 + index * 25}h106`} stroke={paint.page} strokeWidth="9" strokeLinecap="round" />
          <path
            d={`M252 ${90 + index * 25}h${Math.round(106 * done)}`}
            stroke={[paint.jade, paint.orange, paint.plum, paint.amber][index]}
            strokeWidth="9"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M276 190h32l6 22h-44z" fill={paint.metal} />
      <rect x="246" y="208" width="92" height="9" rx="4" fill={paint.metal} />
      <Board
        view={{ far: [112, 222, 132], near: [108, 272, 168] }}
        lines={9}
        margin={0.07}
        thick={9}
        black="ccgcfgbf"
        white="fdegcg"
      />
      <Arm d="M172 174q34 22 12 48" hand={[170, 230]} sleeve={paint.jade} skin={skin.light} width={22} />
      <Arm d="M82 174q-36 26-12 52" hand={[82, 232]} sleeve={paint.jade} skin={skin.light} width={22} />
      <rect x="250" y="258" width="104" height="15" rx="3" fill={paint.plum} />
      <rect x="258" y="243" width="96" height="15" rx="3" fill={paint.orange} />
      <rect x="246" y="228" width="100" height="15" rx="3" fill={paint.jade} />
      <path d="M252 232v7m12 8v7m-8 8v7" stroke={paint.cream} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
