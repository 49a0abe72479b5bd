import { getTranslations } from 'next-intl/server';
import type { ProductType } from '@/lib/domain/product-type';
import { Link } from '@/lib/i18n/link';

export async function Breadcrumb({ type, title }: { type: ProductType; title: string }) {
  const [t, layout, courses] = await Promise.all([
    getTranslations('course'),
    getTranslations('layout'),
    getTranslations('courses'),
  ]);
  const steps = [
    { to: '', label: layout('nav.home') },
    { to: 'courses', label: courses('title') },
    { to: `courses/type/${type}`, label: courses(`type.${type}`) },
  ];
  return (
    <nav aria-label={t('breadcrumb')} className="py-4 text-[13.5px] text-ink-2 md:py-5">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ to, label }) => (
          <li key={to} className="flex gap-2 after:text-ink-3 after:content-['/']">
            <Link to={to} className="inline-block min-h-6 hover:text-action hover:underline">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          {title}
        </li>
      </ol>
    </nav>
  );
}
