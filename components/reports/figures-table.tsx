'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
  /** The totals of all rows. */
  foot?: readonly ReactNode[];
};

/** A table of figures, which scrolls within itself where it is wider than the page. */
export function FiguresTable({ caption, head, rows, foot }: Props) {
  const t = useTranslations('teach.progress');
  return (
    <div role="region" tabIndex={0} aria-label={caption} className="teach-figures">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{t('all')}</th>
              {foot.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
