import { hair, paint, skin } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Arm, Person } from '../parts/person';
import { Table } from '../parts/table';

/** A class: the teacher at the demonstration board, the children before it, one with a hand up. */
export function Classroom() {
  return (
    <>
      <Dawn sun={[220, 90, 165]} ground={214} />
      <rect x="140" y="22" width="176" height="10" rx="5" fill={paint.metal} />
      <Board
        view={{ far: [228, 30, 154], near: [228, 170, 154.01] }}
        lines={9}
        margin={0.08}
        thick={0}
        black="ccdcebgg"
        white="cddefcgd"
      />
      <rect x="140" y="166" width="176" height="10" rx="5" fill={paint.metal} />
      <Person x={94} y={92} scale={0.95} skin={skin.brown} top={paint.plum} look="bun" gaze={[4, 2]} wide={40} />
      <Arm d="M126 152q22 2 32-30" hand={[161, 116]} sleeve={paint.plum} skin={skin.brown} width={17} />
      <Person x={92} y={212} skin={skin.light} top={paint.jade} look="short" away wide={36} />
      <Person x={206} y={220} skin={skin.tan} hair={hair.brown} top={paint.amber} look="tails" away wide={36} />
      <Arm d="M344 268q14-30 8-62" hand={[352, 192]} sleeve={paint.ember} skin={skin.warm} width={17} />
      <Person x={316} y={212} skin={skin.warm} top={paint.ember} look="curls" away wide={36} />
      <Table y={276} />
    </>
  );
}
