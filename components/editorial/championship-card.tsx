import { ChampionshipState } from './championship-state';
import { Link } from '@/lib/i18n/link';
import type { Championship } from '@/lib/contract/cms';

export function ChampionshipCard({ championship }: { championship: Championship }) {
  return (
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
  );
}
