import { getFormatter, getTranslations } from 'next-intl/server';
import { Cover } from '@/components/go/cover';
import { PeriodGate } from '@/components/ui/period/period-gate';
import { Picture } from '@/components/ui/pictures/picture';
import type { Market } from '@/lib/catalogue/shapes';
import { Link } from '@/lib/kernel/links/link';

/** An open market in a list; removed as soon as the market ends. */
export async function MarketCard({ market, level: Heading }: { market: Market; level: 'h2' | 'h3' }) {
  const [t, format] = await Promise.all([getTranslations('editorial.partners'), getFormatter()]);
  const { handle, name, description, startsAt, endsAt, timeZone, banner, cover } = market;
  const card = (
    <article className="card relative grid h-full content-start overflow-hidden text-ink transition-colors duration-100 hover:border-orange-500">
      {banner ? (
        <Picture
          image={banner}
          sizes="(min-width: 768px) 590px, 100vw"
          className="aspect-[1.6] w-full object-cover md:aspect-[2]"
        />
      ) : (
        cover && <Cover position={cover} />
      )}
      <div className="grid content-start gap-3 p-6">
        <Heading className="text-[1.35rem]">
          <Link to={`partners/${handle}`} className="after:absolute after:inset-0 hover:text-action">
            {name}
          </Link>
        </Heading>
        <p className="text-ink-2">{description}</p>
        {endsAt && (
          <p className="text-[15px] font-semibold">
            {t('closes', { end: format.dateTime(new Date(endsAt), { dateStyle: 'long', timeZone }) })}
          </p>
        )}
      </div>
    </article>
  );
  return <PeriodGate initial="ACTIVE" startsAt={startsAt} endsAt={endsAt} active={card} />;
}
