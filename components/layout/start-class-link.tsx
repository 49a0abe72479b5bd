/** Opens the course platform in a new tab; `shell-actions` sees to it that a blocked window still leads there. */
export function StartClassLink({
  appUrl,
  label,
  newTab,
  className = '',
}: {
  appUrl: string;
  label: string;
  newTab: string;
  className?: string;
}) {
  return (
    <a
      href={appUrl}
      target="_blank"
      rel="noopener"
      data-action="start-class"
      className={`btn btn-primary ${className}`}
    >
      {label}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}
