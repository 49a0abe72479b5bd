'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select-field';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import { reportSpans, type AskedPeriod, type ReportSpan } from '@/lib/reports/report-period';

export type PeriodProps = { period: AskedPeriod; onPeriod: (period: AskedPeriod) => void };

/** The period of a report; custom days are applied once they are dates. */
export function PeriodFields({ period, onPeriod }: PeriodProps) {
  const t = useTranslations('teach.progress');
  const id = useId();
  // The input stays, also while it is not a date yet.
  const [days, setDays] = useState({ from: period.from ?? '', to: period.to ?? '' });
  const take = (changed: Partial<typeof days>) => {
    const typed = { ...days, ...changed };
    setDays(typed);
    if (typed.from) onPeriod({ span: 'own', ...typed });
  };
  const choose = (span: ReportSpan) => {
    if (span !== 'own') return onPeriod({ span });
    // The default is the last 30 days.
    const today = dayNumber(new Date());
    const begun = { from: days.from || dayText(today - 29), to: days.to };
    setDays(begun);
    onPeriod({ span, ...begun });
  };
  return (
    <>
      <SelectField
        label={t('period')}
        value={period.span}
        onChange={({ target }) => choose(target.value as ReportSpan)}
      >
        {reportSpans.map((span) => (
          <option key={span} value={span}>
            {t(`spans.${span}`)}
          </option>
        ))}
      </SelectField>
      {period.span === 'own' && (
        <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2" role="group" aria-labelledby={id}>
          <span id={id} className="sr-only">
            {t('spans.own')}
          </span>
          <Field
            label={t('from')}
            type="date"
            value={days.from}
            onChange={({ target }) => take({ from: target.value })}
          />
          <Field
            label={t('to')}
            hint={t('toHint')}
            type="date"
            value={days.to}
            onChange={({ target }) => take({ to: target.value })}
          />
        </div>
      )}
    </>
  );
}
