import { getTranslations } from 'next-intl/server';
import { ChampionshipCard } from '@/components/championships/championship-card';
import { EmptyState } from '@/components/ui/empty-state';
import type { BlockOf } from '@/lib/pages/blocks';
import { championshipStates, listChampionshipsByState } from '@/lib/championships/championship-states';
import { BlockSection } from '../frame/block-section';

/** All championships by state: open for entries, to come, under way, past. */
export async function Championships({ block }: { block: BlockOf<'championships'> }) {
  const [byState, t, common] = await Promise.all([
    listChampionshipsByState(),
    getTranslations('editorial.championships'),
    getTranslations('common'),
  ]);
  const shown = championshipStates.filter((state) => byState[state].length > 0);
  const [Heading, level] = block.heading ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  return (
    <BlockSection block={block}>
      {shown.length === 0 && <EmptyState title={common('noContent')} />}
      <div className="grid gap-12 [&:not(:first-child)]:mt-8">
        {shown.map((state) => (
          <section key={state} aria-labelledby={`championships-${state}`}>
            <Heading id={`championships-${state}`} className="text-[1.55rem]">
              {t(`state.${state}`)}
            </Heading>
            <ul className="mt-5 grid gap-6 md:grid-cols-2">
              {byState[state].map((championship) => (
                <li key={championship.slug} className={byState[state].length === 1 ? 'md:col-span-2' : ''}>
                  <ChampionshipCard championship={championship} level={level} isWide={byState[state].length === 1} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlockSection>
  );
}
