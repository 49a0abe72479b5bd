import { ChampionshipState } from '@/components/championships/championship-state';
import type { BlockOf } from '@/lib/contract/blocks';
import { listChampionships } from '@/lib/data/editorial';
import { Link } from '@/lib/i18n/link';
import { BlockSection } from '../frame/block-section';

/** All championships, the latest first, with what can be done now. */
export async function Championships({ block }: { block: BlockOf<'championships'> }) {
  const championships = await listChampionships();
  const latestFirst = championships.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  return (
    <BlockSection block={block}>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {latestFirst.map((championship) => (
          <li key={championship.slug}>
            <article className="card grid h-full content-start gap-3 p-6">
              <h2 className="text-[1.35rem]">
                <Link to={`SchoolChampionships/${championship.slug}`} className="hover:text-action">
                  {championship.title}
                </Link>
              </h2>
              <p className="text-ink-2">{championship.summary}</p>
              <p className="text-[15px]">{championship.venue}</p>
              <ChampionshipState championship={championship} />
            </article>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
