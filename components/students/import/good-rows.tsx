'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { headingsIn, readBirthMonth, type SheetRow } from '@/lib/students/sheet';
import { asName } from '@/lib/kernel/person/person-name';

/** Enough rows to see whether columns and characters are right. */
const shown = 20;

/** The first students that would be created, as they were read. */
export function GoodRows({ rows }: { rows: readonly SheetRow[] }) {
  const t = useTranslations('teach.import');
  const { locale } = useAccount();
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const bornIn = (birth: string) => {
    const born = readBirthMonth(birth);
    return born && month.format(Date.UTC(born.birthYear, born.birthMonth - 1, 1));
  };
  const more = rows.length - shown;
  return (
    <div className="grid gap-2">
      <div className="teach-table" role="region" aria-label={t('previewTitle')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headingsIn(locale).map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ row, name, birth, schoolClass, note }) => (
              <tr key={row}>
                <th scope="row" className="wrap-anywhere">
                  {asName(name)}
                </th>
                <td>{bornIn(birth)}</td>
                <td className="wrap-anywhere">{asName(schoolClass)}</td>
                <td className="wrap-anywhere">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p>{t('moreGood', { count: more })}</p>}
    </div>
  );
}
