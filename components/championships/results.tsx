import { getTranslations } from 'next-intl/server';
import type { Championship } from '@/lib/pages/cms-contract';

/** Who won, group by group; nothing until the event is over. */
export async function Results({ results, prizes }: Pick<Championship, 'results' | 'prizes'>) {
  const t = await getTranslations('editorial.championships');
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="results" className="grid gap-4">
      <h2 id="results" className="text-[1.55rem]">
        {t('results')}
      </h2>
      <div role="region" aria-labelledby="results" tabIndex={0} className="card overflow-x-auto shadow-none">
        <table className="w-full border-collapse text-left text-[15px]">
          <thead>
            <tr className="border-b border-line">
              {(['group', 'place', 'winner'] as const).map((column) => (
                <th key={column} scope="col" className="px-3 py-3 font-bold sm:px-5">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          {results.map(({ group, winners }) => (
            <tbody key={group} className="border-b border-line last:border-0">
              {winners.map((winner, index) => (
                <tr key={winner}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={winners.length} className="px-3 py-3 align-top font-semibold sm:px-5">
                      {group}
                    </th>
                  )}
                  <td className="px-3 py-3 text-ink-2 sm:px-5">
                    {prizes[index]?.place ?? t('placeNumber', { number: index + 1 })}
                  </td>
                  <td className={`px-3 py-3 sm:px-5 ${index === 0 ? 'font-semibold' : ''}`}>{winner}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
