import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/account/shell/account-context';
import { firstTryShare, type FigureColumn, type Figures, type Report } from '@/lib/domain/classes/report';
import { unbroken } from '@/lib/i18n/unbroken';

const parts = {
  day: { month: 'numeric', day: 'numeric' },
  week: { month: 'numeric', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
} satisfies Record<Report['unit'], Intl.DateTimeFormatOptions>;

/** How the figures and the days of a report are written here. */
export function useFigures() {
  const t = useTranslations('teach.progress');
  const { locale } = useAccount();
  // A day is a day of the calendar, wherever it is read.
  const dateOf = (day: string, options: Intl.DateTimeFormatOptions) =>
    unbroken(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)));
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const share = (of: Pick<Figures, 'tried' | 'solved'>) => {
    const found = firstTryShare(of);
    return found === null ? t('noShare') : t('shareValue', { share: found });
  };
  return {
    number,
    figure: (of: Figures, name: FigureColumn) => (name === 'share' ? share(of) : number(of[name])),
    days: ({ from, to }: Pick<Report, 'from' | 'to'>) =>
      t('range', { from: dateOf(from, { dateStyle: 'medium' }), to: dateOf(to, { dateStyle: 'medium' }) }),
    barName: (unit: Report['unit'], day: string) => dateOf(day, parts[unit]),
  };
}
