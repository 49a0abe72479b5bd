import { paint } from '../palette';
import { Board } from '../parts/board';
import { Dawn } from '../parts/dawn';
import { Stone } from '../parts/stones';

/** A camp at sunrise: hills, a tent, a board on a blanket. */
export function Camp() {
  return (
    <>
      <Dawn sun={[236, 112, 165]} ground={180} floor={paint.jadeLight} />
      <path d="M0 186Q70 96 150 160T290 132q60 0 110 44v30H0z" fill={paint.jade} opacity=".55" />
      <path d="M0 210q90-64 190-22t210-20v140H0z" fill={paint.jade} opacity=".8" />
      <path d="M344 170v-46" stroke={paint.bowlDark} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M344 66l26 52h-16l24 38h-68l24-38h-16z"
        fill={paint.jade}
        stroke={paint.jade}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M24 232L112 84l92 148z"
        fill={paint.orange}
        stroke={paint.orange}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M112 84l92 148h-42z" fill={paint.ember} stroke={paint.ember} strokeWidth="6" strokeLinejoin="round" />
      <path d="M100 232l14-84 34 84z" fill={paint.ink} opacity=".8" />
      <path d="M112 84V58" stroke={paint.bowlDark} strokeWidth="5" strokeLinecap="round" />
      <path d="M114 58l30 9-30 10z" fill={paint.plum} />
      <path
        d="M182 222h184l28 62H158z"
        fill={paint.plumLight}
        stroke={paint.plumLight}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <Board
        view={{ far: [276, 222, 92], near: [276, 262, 124] }}
        lines={9}
        margin={0.08}
        thick={8}
        black="dcffcf"
        white="fcgddg"
      />
      <Stone x={196} y={262} r={10} flat={0.62} />
      <Stone x={362} y={256} r={10} flat={0.62} white />
    </>
  );
}
