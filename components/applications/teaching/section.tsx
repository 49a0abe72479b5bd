import { useId, type ReactNode } from 'react';

type Props = { number: number; title: string; text?: ReactNode; children: ReactNode };

/** One step of the form, numbered as moves on a board are. */
export function Section({ number, title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid gap-5 p-5 sm:p-8">
      <header className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        <StepStone number={number} />
        <h2 id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {text && <div className="col-span-2 text-[15px] text-ink-2">{text}</div>}
      </header>
      {children}
    </section>
  );
}

export function StepStone({ number, isLater = false }: { number: number; isLater?: boolean }) {
  const tone = isLater ? 'border border-line bg-white text-amber-900' : 'bg-ink text-shell';
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 place-items-center rounded-full font-display text-sm font-extrabold ${tone}`}
    >
      {number}
    </span>
  );
}
