import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';

/** Where each editorial page leads; terms lead nowhere. */
const leadsTo: Record<string, { to: string; label: 'trial' | 'courses' | 'exams' | 'contact' }> = {
  kidgo: { to: 'courses/kidtrial-01', label: 'trial' },
  parents: { to: 'courses/kidtrial-01', label: 'trial' },
  TrialCourse: { to: 'courses/kidtrial-01', label: 'trial' },
  'igqe-intro': { to: 'courses?coursesType=verification', label: 'exams' },
  anniversary: { to: 'courses', label: 'courses' },
  GoCamp2025SS: { to: 'courses', label: 'courses' },
  TeachingCooperationProject: { to: 'courses?coursesType=itp', label: 'courses' },
};

export async function CallToAction({ page }: { page: string }) {
  const target = leadsTo[page];
  if (!target) return null;
  const t = await getTranslations('editorial.action');
  return (
    <div className="wrap pb-16">
      <ButtonLink to={target.to}>{t(target.label)}</ButtonLink>
    </div>
  );
}
