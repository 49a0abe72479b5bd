import { getTranslations } from 'next-intl/server';
import { PeriodGate } from '@/components/ui/period/period-gate';
import type { Championship } from '@/lib/pages/cms-contract';
import { periodNow } from '@/lib/kernel/cache/period-now';
import { siteMetadata } from '@/lib/site/reads';
import { teamSizes } from '@/lib/championships/team-size';
import { originHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { SeatsLeft } from './seats-left';

/** Who may enter which group, how many seats it has and how many are left, and, while it is open, the link to its form. */
export async function GroupList({ championship }: { championship: Championship }) {
  const t = await getTranslations('editorial.championships');
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {championship.groups.map((group) => (
        <li key={group.name} className="card grid content-start gap-1.5 p-5 shadow-none">
          <h3 className="text-[1.1rem]">{group.name}</h3>
          <p className="text-ink-2">{group.eligibility}</p>
          {group.teamSize > 1 && <p className="text-[15px] text-ink-2">{t('teamOf', teamSizes(group))}</p>}
          {group.limit !== null && <p className="text-[15px] font-semibold">{t('limit', { limit: group.limit })}</p>}
          {group.id && <Enter championship={championship} group={group} />}
        </li>
      ))}
    </ul>
  );
}

type Props = { championship: Championship; group: Championship['groups'][number] };

/** A group's own dates override those of its championship (docs/product.md, "Applications and bookings"). */
async function Enter({ championship, group }: Props) {
  const registration = {
    startsAt: group.registrationStartsAt ?? championship.registrationStartsAt,
    endsAt: group.registrationEndsAt ?? championship.registrationEndsAt,
  };
  const [t, locale, site, initial] = await Promise.all([
    getTranslations('editorial.championships'),
    pageLocale(),
    siteMetadata(),
    periodNow(registration),
  ]);
  const { slug } = championship;
  const query = new URLSearchParams({ group: group.id });
  const texts = { one: t('placesOne'), other: t('placesOther'), none: t('placesNone') };
  return (
    <PeriodGate
      initial={initial}
      {...registration}
      active={
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[15px]">
          <a
            href={originHref(site, locale, `enter/${slug}?${query}`)}
            className="inline-flex min-h-9 items-center font-semibold link"
          >
            {t('registerGroup')}
            <span className="sr-only">: {group.name}</span>
          </a>
          <SeatsLeft slug={slug} locale={locale} groupId={group.id} texts={texts} />
        </p>
      }
    />
  );
}
