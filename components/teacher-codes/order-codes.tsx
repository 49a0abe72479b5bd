'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { useActivatable } from '@/lib/activation/queries';
import { orderCodes } from '@/lib/teacher-codes/queries';
import type { Activatable } from '@/lib/activation/contract';
import { maxCodesAtOnce } from '@/lib/activation/activation';
import { gradeRange } from '@/lib/kernel/grades';
import { currencyOfLocale, fromMainUnit, toMainUnit } from '@/lib/kernel/money';
import { GradeNote } from '@/components/activation/grade-note';
import { PayOrder } from '@/components/activation/pay-order';
import { PageButtons } from '@/components/ui/shell/page-buttons';

/** Orders a number of codes of a course within the teacher's grade, and shows the total. */
export function OrderCodes() {
  const t = useTranslations('activation.codes.make');
  const { locale } = useAccount();
  const [page, setPage] = useState(1);
  return (
    <section className="card grid gap-4 p-5 sm:p-8" aria-labelledby="order-codes">
      <h2 id="order-codes" className="text-xl">
        {t('title')}
      </h2>
      <p className="prose-width text-ink-2">{t('lead')}</p>
      <Loaded query={useActivatable(locale, page)}>
        {({ courses, ...own }) => (
          <>
            <GradeNote {...own} />
            {own.range && <Form key={page} courses={courses.items} />}
            <PageButtons page={page} pages={courses.pages} onPage={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Form({ courses }: { courses: Activatable['courses']['items'] }) {
  const t = useTranslations('activation.codes.make');
  const activation = useTranslations('activation');
  const { locale, money } = useAccount();
  const currency = currencyOfLocale(locale);
  const allowed = courses.filter(({ refusal }) => refusal === null);
  const [productId, setProductId] = useState('');
  const [typed, setTyped] = useState('10');
  const course = allowed.find((one) => one.productId === productId) ?? allowed[0];
  if (!course) return <p className="text-ink-2">{activation('course.empty')}</p>;
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  const isCount = count >= 1 && count <= maxCodesAtOnce;
  const price = course.price ?? 0;
  const total = isCount ? toMainUnit({ currency, amount: fromMainUnit(price, currency).amount * count }) : 0;
  const wanted = { productId: course.productId, locale, currency, count, expectedTotal: total };
  return (
    <div className="grid gap-4">
      <SelectField label={t('course')} value={course.productId} onChange={({ target }) => setProductId(target.value)}>
        {allowed.map((one) => (
          <option key={one.productId} value={one.productId}>
            {t('option', {
              title: one.title,
              grades: gradeRange(one) ?? '',
              price: money(one.price ?? 0, currency),
            })}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('count')}
        hint={t('countHint', { most: maxCodesAtOnce })}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-60"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isCount && (
        <p
          className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-lg font-bold"
          aria-live="polite"
        >
          <span>{activation('sum.line', { count, price: money(price, currency) })}</span>
          <span>{money(total, currency)}</span>
        </p>
      )}
      <p className="prose-width text-sm text-ink-2">{t('rule')}</p>
      <PayOrder total={total} wish={JSON.stringify(wanted)} place={(key) => orderCodes(wanted, key)} />
    </div>
  );
}
