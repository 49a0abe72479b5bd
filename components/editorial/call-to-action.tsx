import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { isOnSale } from '@/lib/data/catalogue';

/** The children's trial, and the one for every age where that is not sold. */
const kidsTrial = 'kidtrial-01';
const anyTrial = 'courses/trial-01';

/** Where each editorial page leads; terms lead nowhere. */
const leadsTo: Record<string, { to: string; label: 'trial' | 'courses' | 'exams' }> = {
  kidgo: { to: `courses/${kidsTrial}`, label: 'trial' },
  parents: { to: `courses/${kidsTrial}`, label: 'trial' },
  TrialCourse: { to: anyTrial, label: 'trial' },
  'igqe-intro': { to: 'courses?coursesType=verification', label: 'exams' },
  anniversary: { to: 'courses', label: 'courses' },
  GoCamp2025SS: { to: 'courses', label: 'courses' },
  TeachingCooperationProject: { to: 'courses?coursesType=itp', label: 'courses' },
};

export async function CallToAction({ page }: { page: string }) {
  const target = leadsTo[page];
  if (!target) return null;
  const t = await getTranslations('editorial.action');
  const to = target.to.endsWith(kidsTrial) && !(await isOnSale(kidsTrial)) ? anyTrial : target.to;
  return (
    <div className="wrap pb-16">
      <ButtonLink to={to}>{t(target.label)}</ButtonLink>
    </div>
  );
}
