import { Board } from '../parts/board';
import { Bowl } from '../parts/bowl';
import { Dawn } from '../parts/dawn';

/** The thick table board with its bowls. */
export function Board19() {
  return (
    <>
      <Dawn sun={[150, 90, 150]} ground={116} />
      <Bowl x={322} y={104} r={40} white />
      <Board
        view={{ far: [158, 82, 204], near: [152, 220, 268] }}
        lines={19}
        margin={0.04}
        thick={22}
        black="dppppddcqjrfqfnqjd"
        white="ddqdcfpfcqojpjnpfc"
      />
      <Bowl x={344} y={182} r={46} />
    </>
  );
}
