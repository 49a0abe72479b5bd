import { paint } from '../palette';

/** A pencil; its point is at x, y and it leans by `turn` degrees. */
export function Pencil({ x, y, turn = 35, length = 96 }: { x: number; y: number; turn?: number; length?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M2 2l12-6v-12z" fill={paint.shadow} opacity=".2" />
      <path d="M0 0l-7-18H7z" fill={paint.cream} />
      <path d="M0 0l-2.6-7h5.2z" fill={paint.ink} />
      <path d={`M-7-18h14V${-length}H-7z`} fill={paint.orange} />
      <path d={`M2-18h5V${-length}H2z`} fill="#000" opacity=".14" />
      <path d={`M-7 ${-length}h14v-10H-7z`} fill={paint.pencil} />
      <path d={`M-7 ${-length - 10}h14v-6q0-6-7-6t-7 6z`} fill={paint.plumLight} />
    </g>
  );
}
