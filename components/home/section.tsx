import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

type Props = {
  /** Its words are in messages `home.{name}`. */
  name: 'road' | 'featured' | 'how' | 'reviews' | 'questions';
  lead?: string;
  tinted?: boolean;
  children: ReactNode;
};

/** One section of the home page with its heading. */
export async function Section({ name, lead, tinted, children }: Props) {
  return (
    <section
      aria-labelledby={`${name}-title`}
      className={`py-14 md:py-20 ${tinted ? 'border-y border-line bg-paper' : ''}`}
    >
      <div className="wrap">
        <Heading name={name} />
        {lead && <p className="prose-width mt-3 text-ink-2">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

export async function Heading({ name }: { name: Props['name'] | 'members' | 'branches' }) {
  const t = await getTranslations('home');
  return (
    <>
      <p className="mb-1 text-[14px] font-bold text-action">{t(`${name}.eyebrow`)}</p>
      <h2 id={`${name}-title`}>{t(`${name}.title`)}</h2>
    </>
  );
}
