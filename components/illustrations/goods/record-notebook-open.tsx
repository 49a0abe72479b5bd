import { paint } from '../palette';
import { Dawn } from '../parts/dawn';
import { Diagram } from '../parts/diagram';
import { Spread } from '../parts/spread';

/** A game written down on the left, the next sheet still empty, each with its line for what was learned. */
export function RecordNotebookOpen() {
  return (
    <>
      <Dawn sun={[200, 110, 170]} ground={0} floor={paint.ground} />
      <Spread cover={paint.plum}>
        <Diagram x={56} y={70} size={124} lines={13} black="ddjdjjgdefgjkh" white="djdgjgkcghehfd" />
        <path d="M56 216h124M220 216h124" stroke={paint.pencil} strokeWidth="2" />
        <path
          d="M60 211q6-9 9 0t9-2 9 1 12-3 10 2 13-3"
          stroke={paint.plum}
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M56 232h124M220 232h124" stroke={paint.pencil} strokeWidth="2" />
        <Diagram x={220} y={70} size={124} lines={19} line={paint.pencil} />
      </Spread>
    </>
  );
}
