import type { BlockOf } from '@/lib/pages/blocks';
import { Actions } from '../frame/actions';
import { headingId } from '../frame/heading-id';

/** The one thing to do now, at the end of a page. */
export function CallToAction({ block }: { block: BlockOf<'callToAction'> }) {
  const { heading, lead, actions, anchor } = block;
  return (
    <section id={anchor || undefined} aria-labelledby={headingId(block)} className="wrap py-14 md:py-20">
      <div className="night relative grid gap-7 overflow-hidden rounded-[32px] px-7 py-10 text-[#fdf6e7] md:grid-cols-[1fr_auto] md:items-center md:p-14 dark:border dark:border-line">
        <div>
          <h2 id={headingId(block)}>{heading}</h2>
          {lead && <p className="prose-width mt-3 whitespace-pre-line text-[#d6cfc4]">{lead}</p>}
        </div>
        <Actions actions={actions} isNight />
      </div>
    </section>
  );
}
