import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { listBranches } from '@/lib/data/branches';
import { Link } from '@/lib/i18n/link';
import { Heading } from './section';

/** The cities that have a branch in the regions of this language. */
export async function BranchesTeaser() {
  const [t, cities] = await Promise.all([getTranslations('home'), listBranches()]);
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="branches-title" className="wrap pb-14 md:pb-20">
      <div className="card grid gap-6 bg-paper p-7 shadow-none md:p-10 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <Heading name="branches" />
          <p className="prose-width mt-3 mb-5 text-ink-2">{t('branches.text')}</p>
          <ButtonLink to="branches" kind="secondary">
            {t('branches.go')}
          </ButtonLink>
        </div>
        <ul className="flex flex-wrap gap-2">
          {cities.map((city) => (
            <li key={city.id}>
              <Link to="branches" className="tab">
                {city.name}
                <span className="text-[12px] opacity-75">{t('branches.count', { count: city.stores.length })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
