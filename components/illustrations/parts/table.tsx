import { paint } from '../palette';

/** A table before everything else, from its far edge down. */
export function Table({ y }: { y: number }) {
  return (
    <>
      <path d={`M0 ${y}h400v300H0z`} fill={paint.table} />
      <path d={`M0 ${y}h400v4H0z`} fill="#fff" opacity=".2" />
    </>
  );
}
