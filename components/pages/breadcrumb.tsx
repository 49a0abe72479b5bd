import { getTranslations } from 'next-intl/server';
import { BreadcrumbJsonLd } from '@/components/site/json-ld';
import { pageName } from '@/lib/pages/reads';
import { Link } from '@/lib/kernel/links/link';

type Step = { name: string; to: string };
type Props = {
  /** The pages between the home page and this one, from the top down. */
  above: readonly Step[];
  here: Step;
};

/** The path to a page, for people and for search engines. */
export async function Breadcrumb({ above, here }: Props) {
  const [t, home] = await Promise.all([getTranslations('common'), pageName('')]);
  const steps = [{ to: '', name: home }, ...above];
  return (
    <nav aria-label={t('breadcrumb')} className="py-4 text-[13.5px] text-ink-2 md:py-5">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ to, name }) => (
          <li key={to} className="flex gap-2 after:text-ink-3 after:content-['/']">
            <Link to={to} className="inline-block min-h-6 hover:text-action hover:underline">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          {here.name}
        </li>
      </ol>
      <BreadcrumbJsonLd steps={[...steps, here]} />
    </nav>
  );
}
