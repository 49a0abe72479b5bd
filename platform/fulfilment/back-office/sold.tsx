'use client';

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import type { SoldGrant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';
import { grantKindNames } from '@/platform/catalogue/labels';
import { localeOfLanguage, staffText, textIn } from '@/platform/kernel/back-office/staff-text';

const months = staffText('{n} months', '{n} 個月', '{n} 个月', '{n}か月');
const minutes = staffText('{n} minutes', '{n} 分鐘', '{n} 分钟', '{n}分');
const pieces = staffText('{n} of them', '{n} 件', '{n} 件', '{n}点');
const grade = staffText('grade G{n}', 'G{n} 級', 'G{n} 级', 'グレードG{n}');

/** The title of a sold product in each language, as it was at the time of sale. */
export const TitlesField: JSONFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, path } = useField<Titles | null>({ potentiallyStalePath: givenPath });
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} />
      {value ? (
        <dl className="facts">
          {locales.map((locale) => (
            <div key={locale}>
              <dt>{languageNames[locale]}</dt>
              <dd lang={locale}>{value[locale] ?? '–'}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>–</p>
      )}
    </div>
  );
};

/** The sold grants as text: 'Mock exam: grade G15', 'VIP months: 3 months'. */
export const GrantsField: JSONFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, path } = useField<SoldGrant[] | null>({ potentiallyStalePath: givenPath });
  const { i18n } = useTranslation();
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} />
      {value && value.length > 0 ? (
        <ul className="facts">
          {value.map((grant, index) => (
            <li key={index}>{grantText(grant, i18n.language)}</li>
          ))}
        </ul>
      ) : (
        <p>–</p>
      )}
    </div>
  );
};

function grantText({ kind, ref, months: lasts, amount, opens }: SoldGrant, language: string): string {
  const format = (text: typeof months, n: number | string) => textIn(text, language).replace('{n}', String(n));
  const colon = language === 'en' ? ': ' : '：';
  const which =
    opens?.titles[localeOfLanguage(language)] ?? (kind === 'exam' && ref ? format(grade, ref.replace(/^G/i, '')) : ref);
  const howMany = kind === 'hours' ? format(minutes, amount) : amount > 1 ? format(pieces, amount) : null;
  const facts = [which, howMany, lasts && format(months, lasts)].filter(Boolean);
  const name = textIn(grantKindNames[kind], language);
  return facts.length > 0 ? `${name}${colon}${facts.join(' · ')}` : name;
}
