import type { BlockOf } from '@/lib/pages/blocks';
import { BlockSection } from '../frame/block-section';
import { headingId } from '../frame/heading-id';

/** Rows and columns; on a narrow screen the text may break within a word, and the table scrolls inside its box, also by keyboard. */
export function Table({ block }: { block: BlockOf<'table'> }) {
  const { caption, columns, rows, note } = block;
  return (
    <BlockSection block={block}>
      <div
        role="region"
        aria-labelledby={block.heading ? headingId(block) : undefined}
        aria-label={block.heading ? undefined : caption}
        tabIndex={0}
        className="card mt-8 overflow-x-auto shadow-none"
      >
        <table className={columns.length > 3 ? 'page-table min-w-[36rem]' : 'page-table'}>
          {caption && <caption className="px-5 pt-4 text-left text-sm text-ink-2">{caption}</caption>}
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="prose-width mt-4 text-sm text-ink-2">{note}</p>}
    </BlockSection>
  );
}
