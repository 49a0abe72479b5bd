import { paint } from '../palette';

type Props = {
  /** The sun's middle and size. */ sun?: readonly [x: number, y: number, r: number];
  /** Where the table or the floor begins. */ ground?: number;
  floor?: string;
};

/** The background of every drawing: the sky at dawn, the sun, and the ground. */
export function Dawn({ sun: [x, y, r] = [200, 130, 150], ground = 210, floor = paint.ground }: Props) {
  return (
    <>
      <path d="M0 0h400v300H0z" fill="url(#il-sky)" />
      <circle cx={x} cy={y} r={r} fill="url(#il-sun)" />
      <path d={`M0 ${ground}h400v300H0z`} fill={floor} />
    </>
  );
}
