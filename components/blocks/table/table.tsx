import type { BlockOf } from '@/lib/contract/blocks';
import { BlockSection } from '../frame/block-section';
import { headingId } from '../frame/heading-id';

/** Rows and columns; on a narrow screen its words may break anywhere they can, and the table scrolls inside its box, by keyboard too. */
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
        <table
          className={`w-full border-collapse text-left text-sm text-ink max-sm:**:[word-break:normal] sm:text-[15px] ${columns.length > 3 ? 'min-w-[36rem]' : ''}`}
        >
          {caption && <caption className="px-5 pt-4 text-left text-sm text-ink-2">{caption}</caption>}
          <thead>
            <tr className="border-b border-line">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-3 font-bold sm:px-5 sm:py-3.5">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, row) => (
              <tr key={row} className="border-b border-line last:border-0">
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th
                      key={column}
                      scope="row"
                      className="min-w-[6em] px-3 py-3 align-top font-semibold sm:px-5 sm:py-3.5"
                    >
                      {cell}
                    </th>
                  ) : (
                    <td key={column} className="px-3 py-3 align-top text-ink-2 sm:px-5 sm:py-3.5">
                      {cell}
                    </td>
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
