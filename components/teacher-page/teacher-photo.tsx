type Props = { picture: string | null; name: string; className: string; isFirst?: boolean };

/** The profile picture a teacher has chosen, or the first letter of the name. */
export function TeacherPhoto({ picture, name, className, isFirst = false }: Props) {
  if (!picture)
    return (
      <span
        aria-hidden="true"
        className={`grid flex-none place-items-center rounded-full bg-paper-2 font-bold text-ink-2 ${className}`}
      >
        {[...name][0]?.toUpperCase()}
      </span>
    );
  return (
    // eslint-disable-next-line @next/next/no-img-element -- drawn at this size already, as WebP
    <img
      src={picture}
      alt={name}
      width={320}
      height={320}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`flex-none rounded-full object-cover ${className}`}
    />
  );
}
