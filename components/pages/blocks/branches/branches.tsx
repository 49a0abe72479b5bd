import { getTranslations } from 'next-intl/server';
import { applicationPageOperations } from '@/lib/applications/application-pages-addresses';
import { pathOf } from '@/lib/kernel/api/operation';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { BranchFinder } from '@/components/branches/branch-finder';
import { IllustrationImage } from '@/components/illustrations/illustration-image';
import type { BlockOf } from '@/lib/pages/blocks';
import { listBranches } from '@/lib/branches/reads';
import { Link } from '@/lib/kernel/links/link';
import { BlockHeading } from '../frame/block-heading';
import { BlockSection } from '../frame/block-section';
import { headingId } from '../frame/heading-id';

/** The branches in the regions of this language: all to choose from, the next classes with seats left, or the cities that have one. */
export function Branches({ block }: { block: BlockOf<'branches'> }) {
  if (block.show === 'cities') return <BranchCities block={block} />;
  return (
    <BlockSection block={block}>
      <div className={block.heading ? 'mt-8' : ''}>
        <BranchFinder teaser={block.show === 'seats'} plainForm={trialForm} />
      </div>
    </BlockSection>
  );
}

async function BranchCities({ block }: { block: BlockOf<'branches'> }) {
  const [t, cities] = await Promise.all([getTranslations('blocks'), listBranches()]);
  if (cities.length === 0) return null;
  return (
    <section id={block.anchor || undefined} aria-labelledby={headingId(block)} className="wrap py-14 md:py-20">
      <div className="card grid gap-6 bg-paper p-7 shadow-none md:p-10 lg:grid-cols-[1.2fr_1fr] lg:items-center">
        <div>
          <BlockHeading block={block} />
          <ul className="mt-5 flex flex-wrap gap-2">
            {cities.map((city) => (
              <li key={city.id}>
                <Link to={`branches#city-${city.id}`} className="tab">
                  {city.name}
                  <span className="text-[12px] opacity-75">{t('branchCount', { count: city.stores.length })}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link to="branches" className="btn btn-secondary">
              {t('findBranch')}
            </Link>
          </p>
        </div>
        <IllustrationImage
          name="classroom"
          className="order-first w-full max-w-[440px] justify-self-center lg:order-none"
        />
      </div>
    </section>
  );
}

const trialForm = (locale: Locale) =>
  `/api/${pathOf(applicationPageOperations.trialForm)}?${new URLSearchParams({ locale })}&classId=`;
