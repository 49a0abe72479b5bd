import type { ReactNode } from 'react';

/** The list of faults, or one sentence if there are none. */
export function FaultList({ faults, fine }: { faults: readonly ReactNode[]; fine: string }) {
  if (!faults.length) return <p className="pe-fine">{fine}</p>;
  return (
    <ul className="pe-faults">
      {faults.map((fault, i) => (
        <li key={i}>{fault}</li>
      ))}
    </ul>
  );
}
