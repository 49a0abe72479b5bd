/** The placeholder of content that is loading; give it the size of the content. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-[10px] bg-paper-2 ${className}`} />;
}
