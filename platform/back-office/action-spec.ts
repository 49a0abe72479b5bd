import type { UIField } from 'payload';

/** A label in the back office's languages. */
export type Words = { en: string; 'zh-TW': string; zh: string; ja: string };
export type ActionField = { name: string; label: Words; type?: 'text' | 'number'; optional?: boolean };
export type ActionSpec = {
  /** Below the back office's API: '/orders/:id/cancel'. */
  path: string;
  label: Words;
  fields?: readonly ActionField[];
  /** Sent along: name → field of the document. */
  with?: Readonly<Record<string, string>>;
  /** Offered only where this field of the document has one of these values. */
  when?: { field: string; oneOf: readonly (string | null)[] };
};

/** The named actions of a document, in its sidebar. */
export function actionsField(actions: readonly ActionSpec[]): UIField {
  return {
    name: 'actions',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: { path: '/platform/back-office/actions#Actions', clientProps: { actions } } },
    },
  };
}
