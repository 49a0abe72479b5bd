import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useCalendarDay } from '@/components/ui/shell/calendar-day';
import { firstTryShare, type FigureColumn, type Figures, type Report } from '@/lib/reports/report';

const parts = {
  day: { month: 'numeric', day: 'numeric' },
  week: { month: 'numeric', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
} satisfies Record<Report['unit'], Intl.DateTimeFormatOptions>;

/** Formats the figures and the days of a report in the user's language. */
export function useFigures() {
  const t = useTranslations('teach.progress');
  const { locale } = useAccount();
  const dayText = useCalendarDay();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const share = (of: Pick<Figures, 'tried' | 'solved'>) => {
    const found = firstTryShare(of);
    return found === null ? t('noShare') : t('shareValue', { share: found });
  };
  return {
    number,
    figure: (of: Figures, name: FigureColumn) => (name === 'share' ? share(of) : number(of[name])),
    days: ({ from, to }: Pick<Report, 'from' | 'to'>) => t('range', { from: dayText(from), to: dayText(to) }),
    barName: (unit: Report['unit'], day: string) => dayText(day, parts[unit]),
  };
}
