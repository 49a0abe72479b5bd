import { TargetLink } from './target-link';

/** The buttons of a block; the first is the primary one. */
export function Actions({
  actions,
  isNight = false,
  className = '',
}: {
  actions: readonly { label: string; to: string }[];
  isNight?: boolean;
  className?: string;
}) {
  if (actions.length === 0) return null;
  const first = isNight ? 'bg-orange-500 text-[#1c1917] hover:bg-[#fb923c]' : 'btn-primary';
  const second = isNight ? 'border-[#d6cfc4] text-[#fdf6e7] hover:border-orange-500' : 'btn-secondary';
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {actions.map(({ label, to }, index) => (
        <TargetLink key={label} to={to} className={`btn ${index === 0 ? first : second}`}>
          {label}
        </TargetLink>
      ))}
    </p>
  );
}
