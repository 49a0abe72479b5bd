import { paint } from '../palette';
import { Bowl } from '../parts/bowl';
import { Dawn } from '../parts/dawn';
import { Stone } from '../parts/stones';

/** A pair of wooden bowls full of stones, lids beside them. */
export function StonesAndBowls() {
  return (
    <>
      <Dawn sun={[200, 110, 150]} ground={142} />
      <Bowl x={124} y={104} r={74} />
      <Bowl x={278} y={104} r={74} white />
      {/* A lid lies before them, two stones in it. */}
      <ellipse cx="204" cy="236" rx="62" ry="20" fill={paint.shadow} opacity=".25" />
      <ellipse cx="200" cy="228" rx="62" ry="21" fill={paint.bowl} />
      <ellipse cx="200" cy="224" rx="52" ry="15" fill={paint.bowlDark} />
      <Stone x={184} y={222} r={17} flat={0.6} />
      <Stone x={217} y={223} r={17} flat={0.6} white />
      <Stone x={300} y={238} r={18} flat={0.62} white />
      <Stone x={336} y={226} r={18} flat={0.62} />
      <Stone x={98} y={240} r={18} flat={0.62} />
      <Stone x={62} y={228} r={18} flat={0.62} white />
    </>
  );
}
