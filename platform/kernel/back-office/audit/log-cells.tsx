import type { DefaultServerCellComponentProps, Payload } from 'payload';
import type { AuditLog } from '@/platform/payload-types';
import { FactList } from './audit-entry';
import { factsOf, nameOfEntry, nameOfTable } from './describe-entry';

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'rowData' | 'payload'>;
const entryOf = ({ rowData }: Props) => rowData as AuditLog;

/** The label of the action, linked to the entry. */
export function ActionCell(props: Props) {
  const { id } = entryOf(props);
  return (
    <a href={`${props.payload.config.routes.admin}/collections/auditLog/${id}`}>
      {nameOfEntry(entryOf(props), props.i18n.language)}
    </a>
  );
}

export const TableCell = (props: Props) => (
  <span>{nameOfTable(props.payload.config, entryOf(props).table, props.i18n.language)}</span>
);

/** The document, linked if it still exists. */
export function DocumentCell(props: Props) {
  const { table, document, action } = entryOf(props);
  const { config } = props.payload;
  if (!document) return <span>–</span>;
  const isThere =
    action !== 'delete' && /^\d+$/.test(document) && config.collections.some(({ slug }) => slug === table);
  return isThere ? (
    <a href={`${config.routes.admin}/collections/${table}/${document}`}>{document}</a>
  ) : (
    <span>{document}</span>
  );
}

export const InputCell = (props: Props) => (
  <span>
    {factsOf(entryOf(props), props.i18n.language)
      .map(([name, text]) => `${name}: ${text}`)
      .join(' · ') || '–'}
  </span>
);

type FieldProps = { i18n: Props['i18n']; payload: Payload; data?: Partial<AuditLog> };

/** The whole entry as text, on its page. */
export function EntryField({ i18n, payload, data }: FieldProps) {
  const { language } = i18n;
  const { table = '', action = '', input } = data ?? {};
  return (
    <div className="field-type">
      <h3>
        {nameOfTable(payload.config, table, language)} · {nameOfEntry({ table, action }, language)}
      </h3>
      <FactList facts={factsOf({ table, action, input }, language)} />
    </div>
  );
}
