import { getTranslations } from 'next-intl/server';
import type { BlockOf } from '@/lib/pages/blocks';

/** The table of contents of a long page: the headings of the blocks that follow. */
export async function Contents({
  block,
  entries,
}: {
  block: BlockOf<'contents'>;
  entries: readonly { anchor: string; heading: string }[];
}) {
  const t = await getTranslations('blocks');
  const label = block.heading || t('contents');
  return (
    <nav aria-label={label} className="self-start py-10 lg:sticky lg:top-20 lg:py-16">
      <h2 className="mb-3 text-[18px]">{label}</h2>
      <ol className="grid gap-1 text-[15px]">
        {entries.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="inline-block py-1 text-ink-2 hover:text-action">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
