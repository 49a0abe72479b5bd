import type { ReactNode } from 'react';
import type { BlockOf } from '@/lib/pages/blocks';
import { siteMetadata } from '@/lib/site/reads';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { Actions } from '../frame/actions';
import { BlockBoard } from '../frame/block-board';
import { playableItems } from '../frame/playable';
import { hasVisual, Visual } from '../frame/visual';

type Props = {
  block: BlockOf<'hero'>;
  /** Notes about the page's period: dates, not started, ended. */
  children?: ReactNode;
};

/** The opening of a page: its heading, lead and actions, and a board, a picture or a drawing beside them, under the sunrise. */
export async function Hero({ block, children }: Props) {
  const { eyebrow, heading, lead, actions } = block;
  const figures = await figuresOf(block);
  const items = playableItems(block.problems);
  // A diagram is as high as it is wide, so it is smaller, to leave the text in view.
  const isDiagram = !block.picture && !block.illustration;
  const isWide = items.length === 0 && !hasVisual(block);
  return (
    <section
      className="hero relative overflow-hidden before:absolute before:-top-[30%] before:-right-[6%] before:aspect-square before:w-[min(900px,110vw)] before:rounded-full lg:before:w-[min(900px,64vw)] dark:before:opacity-32"
      aria-labelledby="hero-title"
    >
      <div
        className={`relative wrap grid gap-9 pt-9 pb-7 lg:items-center lg:gap-14 lg:pt-14 lg:pb-[104px] ${isWide ? '' : 'lg:grid-cols-[1.05fr_.95fr]'}`}
      >
        <div className="relative">
          {eyebrow && <p className="mb-2 text-[15px] font-bold text-action">{eyebrow}</p>}
          <h1 id="hero-title" className="leading-[1.12] whitespace-pre-line">
            {heading}
          </h1>
          {lead && <p className="prose-width mt-5 text-[1.1rem] whitespace-pre-line text-on-sun">{lead}</p>}
          {children}
          <Actions actions={actions} className="mt-7" />
          {figures.length > 0 && (
            <dl
              className={`mt-9 grid gap-y-4 text-sm text-on-sun sm:flex sm:flex-wrap sm:gap-x-8 ${figures.length === 3 ? 'grid-cols-3 gap-x-4' : 'grid-cols-2 gap-x-8'}`}
            >
              {figures.map(({ figure, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-balance">{label}</dt>
                  <dd className="font-display text-[26px] leading-tight font-extrabold text-ink">{figure}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {items.length > 0 ? (
          <BlockBoard
            items={items}
            block={block}
            className="relative w-full max-w-[560px] justify-self-center lg:justify-self-end"
          />
        ) : (
          <Visual
            visual={block}
            isFirst
            className={`relative w-full justify-self-center lg:justify-self-end ${isDiagram ? 'max-w-[280px] sm:max-w-[420px]' : 'max-w-[560px]'}`}
          />
        )}
      </div>
    </section>
  );
}

/** The number of students is a setting of the site, shown only if it is set. */
async function figuresOf({ figures }: BlockOf<'hero'>) {
  const [{ studentCount }, locale] = await Promise.all([siteMetadata(), pageLocale()]);
  return figures.flatMap(({ figure, label }) => {
    if (figure !== '{students}') return { figure, label };
    return studentCount ? { figure: studentCount.toLocaleString(locale), label } : [];
  });
}
