import { paint, skin } from '../palette';
import { Board } from '../parts/board';
import { Bowl } from '../parts/bowl';
import { Dawn } from '../parts/dawn';
import { Arm, Person } from '../parts/person';
import { Stone } from '../parts/stones';
import { Table } from '../parts/table';

/** A child behind a 9×9 board, about to play. */
export function ChildAtBoard() {
  return (
    <>
      <Dawn sun={[200, 100, 150]} ground={196} />
      <Person x={196} y={96} scale={1.25} skin={skin.light} top={paint.jade} look="bob" gaze={[2, 5]} wide={38} />
      <Table y={190} />
      <Bowl x={70} y={196} r={38} white />
      <Board
        view={{ far: [204, 190, 196], near: [208, 264, 262] }}
        lines={9}
        margin={0.07}
        thick={12}
        black="cfdgggbc"
        white="cgfghf"
      />
      <Arm d="M156 170q-22 34 10 44" hand={[176, 216]} sleeve={paint.jade} skin={skin.light} width={22} />
      <Arm d="M236 168q46 18 20 40" hand={[248, 214]} sleeve={paint.jade} skin={skin.light} width={22} />
      <Stone x={240} y={222} r={11} flat={0.65} />
    </>
  );
}
