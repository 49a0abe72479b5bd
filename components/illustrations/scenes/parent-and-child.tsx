import { hair, paint, skin } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Arm, Person } from '../parts/person';
import { Stone } from '../parts/stones';
import { Table } from '../parts/table';

/** A parent and a child side by side over one board. */
export function ParentAndChild() {
  return (
    <>
      <Dawn sun={[214, 96, 150]} ground={204} />
      <Person
        x={142}
        y={82}
        scale={1.3}
        skin={skin.warm}
        hair={hair.brown}
        top={paint.plum}
        look="wave"
        gaze={[7, 5]}
        wide={44}
      />
      <Person
        x={264}
        y={122}
        skin={skin.warm}
        hair={hair.brown}
        top={paint.orange}
        look="short"
        gaze={[-5, 5]}
        wide={36}
      />
      <Table y={198} />
      <Board
        view={{ far: [206, 204, 190], near: [206, 270, 244] }}
        lines={9}
        margin={0.07}
        thick={10}
        black="dffgcg"
        white="egce"
      />
      <Arm d="M90 156q-2 58 44 66" hand={[146, 224]} sleeve={paint.plum} skin={skin.warm} width={24} />
      <Arm d="M236 184q-22 24-8 42" hand={[226, 232]} sleeve={paint.orange} skin={skin.warm} width={18} />
      <Stone x={220} y={240} r={10} flat={0.65} />
      <Arm d="M294 186q18 28-6 40" hand={[284, 230]} sleeve={paint.orange} skin={skin.warm} width={18} />
    </>
  );
}
