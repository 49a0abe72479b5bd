'use client';

import { useTranslations } from 'next-intl';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { useAccount } from '@/components/ui/shell/account-context';
import type { Activatable, ActivatableCourse } from '@/lib/activation/contract';
import { gradeRange } from '@/lib/kernel/grades';
import { currencyOfLocale } from '@/lib/kernel/money';
import { PageButtons } from '@/components/ui/shell/page-buttons';

type Props = {
  courses: Activatable['courses'];
  page: number;
  onPage: (page: number) => void;
  value: ActivatableCourse | null;
  onChoose: (course: ActivatableCourse) => void;
};

/** The courses that may be activated, to choose one; and the others, each with why not. */
export function CourseChoice({ courses: { items, pages }, page, onPage, value, onChoose }: Props) {
  const t = useTranslations('activation.course');
  const { locale, money } = useAccount();
  const allowed = items.filter(({ refusal }) => refusal === null);
  const rejected = items.filter(({ refusal }) => refusal !== null);
  return (
    <section className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-3 text-xl font-bold">{t('legend')}</legend>
        {allowed.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
        {allowed.map((course) => (
          <RadioCard
            key={course.productId}
            name="activated-course"
            checked={value?.productId === course.productId}
            onChoose={() => onChoose(course)}
          >
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                <b>{course.title}</b> <span className="text-sm whitespace-nowrap text-ink-2">{gradeRange(course)}</span>
              </span>
              <span className="text-ink-2">
                {t('each', { price: money(course.price ?? 0, currencyOfLocale(locale)) })}
              </span>
            </span>
          </RadioCard>
        ))}
      </fieldset>
      {rejected.length > 0 && (
        <details>
          <summary className="opener min-h-11 font-semibold">{t('others')}</summary>
          <ul className="teach-list mt-2">
            {rejected.map((course) => (
              <li key={course.productId} className="teach-row">
                <span className="min-w-0 wrap-anywhere">
                  {course.title} <span className="text-sm whitespace-nowrap text-ink-2">{gradeRange(course)}</span>
                </span>
                <span className="text-sm text-ink-2">
                  <Rejection course={course} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <PageButtons page={page} pages={pages} onPage={onPage} />
    </section>
  );
}

function Rejection({ course: { refusal, gradeFrom, gradeNeeded } }: { course: ActivatableCourse }) {
  const t = useTranslations('activation.course');
  if (refusal === 'NO_PRICE') return t('noPrice');
  if (gradeFrom === null) return t('ungraded');
  return gradeNeeded === null ? t('never') : t('needs', { grade: gradeNeeded });
}
