import { getTranslations } from 'next-intl/server';
import { priceSteps } from '@/lib/domain/catalogue-filter';
import { audiences } from '@/lib/domain/product-type';
import { GradeRange } from './grade-range';

type Option = { value: string; label: string };

function Radios({ name, legend, options }: { name: string; legend: string; options: readonly Option[] }) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="stone-radio">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === ''}
            autoComplete="off"
            suppressHydrationWarning
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** @param step formatted amount that parts cheap from dear */
export async function Filters({ step }: { step: string }) {
  const t = await getTranslations('courses');
  const stepLabels = { free: t('free'), low: t('under', { amount: step }), high: t('andMore', { amount: step }) };
  return (
    // Closed on phones; a wide window shows the form all the same (courses.css), so nothing moves once it is painted.
    <details className="catalogue-filters" suppressHydrationWarning>
      <summary className="btn btn-secondary lg:hidden">{t('filters')}</summary>
      <form className="grid gap-7 text-[15px]">
        <GradeRange legend={t('grade')} from={t('gradeFrom')} to={t('gradeTo')} />
        <Radios
          name="audience"
          legend={t('audience')}
          options={[
            { value: '', label: t('anyone') },
            ...audiences.map((value) => ({ value, label: t(`audiences.${value}`) })),
          ]}
        />
        <Radios
          name="price"
          legend={t('priceLabel')}
          options={[
            { value: '', label: t('anyPrice') },
            ...priceSteps.map((value) => ({ value, label: stepLabels[value] })),
          ]}
        />
      </form>
    </details>
  );
}
