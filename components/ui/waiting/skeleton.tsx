/** The place of something that comes late; give it the size of what will stand there. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-[10px] bg-paper-2 ${className}`} />;
}
