import { Cover } from '@/components/go/cover';
import type { Championship } from '@/lib/pages/cms-contract';
import { Link } from '@/lib/kernel/links/link';
import { ChampionshipState } from './championship-state';

/** A championship in a list: the whole card leads to it, its title is the link. */
export function ChampionshipCard({
  championship,
  level: Heading,
  isWide = false,
}: {
  championship: Championship;
  level: 'h3' | 'h4';
  /** Its picture beside its text. */
  isWide?: boolean;
}) {
  const { slug, title, summary, venue, cover } = championship;
  return (
    <article
      className={`card relative grid h-full content-start overflow-hidden text-ink transition-colors duration-100 hover:border-orange-500 ${isWide ? 'md:grid-cols-2 md:items-center' : ''}`}
    >
      {cover && <Cover position={cover} />}
      <div className="grid content-start gap-3 p-5 md:p-6">
        <Heading className="text-[1.3rem]">
          <Link to={`SchoolChampionships/${slug}`} className="after:absolute after:inset-0 hover:text-action">
            {title}
          </Link>
        </Heading>
        <p className="text-ink-2">{summary}</p>
        <p className="text-[15px]">{venue}</p>
        <ChampionshipState championship={championship} />
      </div>
    </article>
  );
}
