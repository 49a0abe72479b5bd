import { paint } from '../palette';

/** A cloth bag with its string; x and y are the middle of its foot. */
export function Bag({ x, y, scale = 1, cloth = paint.jade }: { x: number; y: number; scale?: number; cloth?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="6" cy="2" rx="46" ry="8" fill={paint.shadow} opacity=".25" />
      <path d="M-16-70C-50-52-52 0-40 2S34 4 42 0 50-52 16-70z" fill={cloth} />
      <path d="M-16-70c-10-8-14-14-12-20 10 6 18-2 28 0s18-2 28 0c2 6-4 14-12 20z" fill={cloth} />
      <path
        d="M-28-30c4-12 8-22 14-30M20-20c2-14 0-28-6-40M-4-8c-2-8-2-14 0-22"
        stroke="#000"
        strokeOpacity=".16"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M-18-70Q0-64 18-70M14-69q14 8 10 26M14-69q24 2 26 18"
        stroke={paint.cream}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}
