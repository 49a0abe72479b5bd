import { hair, paint, skin } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Arm, Person } from '../parts/person';
import { Table } from '../parts/table';

/** A teacher beside the demonstration board. */
export function Teacher() {
  return (
    <>
      <Dawn sun={[250, 120, 165]} ground={250} />
      <rect x="170" y="30" width="196" height="12" rx="6" fill={paint.metal} />
      <Board
        view={{ far: [268, 40, 172], near: [268, 204, 172.01] }}
        lines={9}
        margin={0.08}
        thick={0}
        black="ccdcebfggg"
        white="cddefcgd"
      />
      <rect x="170" y="200" width="196" height="12" rx="6" fill={paint.metal} />
      <Person
        x={104}
        y={108}
        scale={1.4}
        skin={skin.tan}
        hair={hair.grey}
        top={paint.jade}
        look="short"
        gaze={[5, 0]}
        glasses
        wide={44}
      />
      <path d="M90 168l14 18 14-18z" fill={paint.shell} />
      <Arm d="M152 190q30 14 40-38" hand={[195, 142]} sleeve={paint.jade} skin={skin.tan} width={24} />
      <path d="M190 150l36-32" stroke={paint.bowl} strokeWidth="5" strokeLinecap="round" />
      <Arm d="M56 196q-12 34 16 50" hand={[84, 248]} sleeve={paint.jade} skin={skin.tan} width={24} />
      <Table y={264} />
      <rect x="58" y="244" width="74" height="12" rx="3" fill={paint.plum} />
      <rect x="64" y="256" width="74" height="12" rx="3" fill={paint.orange} />
    </>
  );
}
