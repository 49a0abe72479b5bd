/** Three stones taking turns. `label` is read out; pass it in the page's language. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <span role="status" className={`spinner ${className}`}>
      <i />
      <i />
      <i />
      <span className="sr-only">{label}</span>
    </span>
  );
}
