import { Bag } from '../parts/bag';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Stone } from '../parts/stones';

/** The folding 9×9 board with its stones and cloth bag. */
export function Board9() {
  return (
    <>
      <Dawn sun={[250, 112, 150]} ground={128} />
      <Bag x={324} y={150} scale={0.95} />
      <Board
        view={{ far: [186, 112, 200], near: [172, 236, 290] }}
        lines={9}
        margin={0.07}
        seam
        black="ccdcdebfffgg"
        white="cdddecgeffee"
      />
      <Stone x={356} y={186} r={13} flat={0.62} white />
      <Stone x={342} y={206} r={14} flat={0.62} />
      <Stone x={373} y={210} r={14} flat={0.62} />
    </>
  );
}
