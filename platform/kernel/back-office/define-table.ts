import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  PayloadRequest,
} from 'payload';
import { anyone, canEditContent, nobody, publishedOrStaff } from './access-rules';
import { staffText } from './staff-text';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';
import { actionsField, type StaffAction } from './staff-action';
import { auditEntriesField } from './audit-fields';
import { isPreviewed, pagePreview } from './page-preview';

/** Sections of the back office's navigation. */
export const groups = {
  catalogue: staffText('Catalog', '商品目錄', '商品目录', '商品カタログ'),
  learning: staffText('Learning', '學習', '学习', '学習'),
  sales: staffText('Sales', '銷售', '销售', '販売'),
  content: staffText('Content', '內容', '内容', 'コンテンツ'),
  places: staffText('Branches', '分校', '校区', '教室'),
  people: staffText('People', '帳號', '账号', 'アカウント'),
  system: staffText('System', '系統', '系统', 'システム'),
};

/** Only English has a plural. */
export const labels = (singular: string, plural: string, ...others: [zhTW: string, zh: string, ja: string]) => ({
  singular: staffText(singular, ...others),
  plural: staffText(plural, ...others),
});

/** A customer's private file in a table of public ones: no page shows it. */
const isPersonal = ({ context }: PayloadRequest): boolean => Boolean(context?.isPersonal);

/** A list of a hundred rows takes the server a third of a second. */
export const pagination = { defaultLimit: 25, limits: [10, 25, 50] };

type Table = Pick<CollectionConfig, 'slug' | 'labels' | 'defaultSort' | 'indexes' | 'upload'> & {
  group: keyof typeof groups;
  /** The columns of the list. */
  columns: readonly string[];
  /** The fields that the list's search covers; the title if absent. */
  search?: string[];
  fields: Field[];
};

/** The tags of the cached reads that contain a document; `doc` has the names in its addresses. */
type Tags = (doc: Record<'slug' | 'code' | 'token' | 'handle', string>) => readonly string[];

/** Payload may have parsed the query already, so `draft` is a boolean or a string. */
const asksForDraft = ({ query }: PayloadRequest): boolean => String(query?.draft) === 'true';

/** Whether the save stores a draft beside the public version. */
export const savesDraft = (req: PayloadRequest): boolean => Boolean(req.context.savesDraft) || asksForDraft(req);

/**
 * 'Copy to locale' copies the state of a document with its text: for a public one it would publish text in the wrong language, and require at once
 * everything that this language lacks. So the copy is saved as a draft. It is recognized by its missing query.
 */
const copyAsDraft: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  if (operation !== 'update' || !args.draft || asksForDraft(req)) return args;
  req.context.savesDraft = true;
  return { ...args, data: { ...args.data, _status: 'draft' } };
};

/**
 * Invalidates the cached reads that an edit outdates, under the old name too if it was renamed.
 * Saving a draft of a public document leaves the public one as it is, so it outdates nothing; unpublishing does.
 */
function invalidateChanged(tags: Tags): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    if (isPersonal(req)) return;
    const savedAsDraft = doc._status === 'draft' && (savesDraft(req) || previousDoc?._status !== 'published');
    if (!savedAsDraft) await invalidate(req.payload, [...tags(doc), ...(previousDoc?.id ? tags(previousDoc) : [])]);
  };
}

/** What staff write and pages show: each edit invalidates `tags`. The first column is a document's title. */
export function contentTable({
  group,
  columns,
  search,
  tags,
  drafts = false,
  ...config
}: Table & {
  tags: Tags;
  drafts?: boolean;
}): CollectionConfig {
  const seen = isPreviewed(config.slug) ? pagePreview(config.slug) : null;
  return {
    ...config,
    admin: {
      useAsTitle: columns[0],
      group: groups[group],
      defaultColumns: [...columns],
      listSearchableFields: search,
      pagination,
      ...(seen && { preview: seen.preview, livePreview: seen.livePreview }),
    },
    // No autosave: Payload would store an empty draft as soon as the form of a new document is opened.
    versions: drafts && { drafts: true, maxPerDoc: 20 },
    access: {
      create: canEditContent,
      read: drafts ? publishedOrStaff : anyone,
      update: canEditContent,
      delete: canEditContent,
    },
    hooks: {
      beforeOperation: drafts ? [copyAsDraft] : [],
      afterChange: [invalidateChanged(tags)],
      afterDelete: [({ doc, req }) => (isPersonal(req) ? undefined : invalidate(req.payload, tags(doc)))],
    },
  };
}

/** A table that only the services write: the back office shows it and offers named actions. */
export function serviceTable({
  group,
  columns,
  title = 'id',
  search,
  access,
  actions = [],
  listActions = [],
  auditEntriesBy = 'id',
  fields,
  ...config
}: Table & {
  title?: string;
  access: Pick<NonNullable<CollectionConfig['access']>, 'read' | 'delete'>;
  /** On a document's page. */
  actions?: readonly StaffAction[];
  /** Above the list. */
  listActions?: readonly StaffAction[];
  /** The field by which its actions identify a document. */
  auditEntriesBy?: string;
}): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...config,
    admin: {
      useAsTitle: title,
      group: groups[group],
      defaultColumns: [...columns],
      listSearchableFields: search,
      pagination,
      components: {
        beforeListTable: listActions.map(({ spec }) => ({
          path: '/platform/kernel/back-office/fields/actions#ListAction',
          clientProps: { action: spec },
        })),
      },
    },
    access: { create: nobody, update: nobody, delete: nobody, ...access },
    endpoints: [...actions, ...listActions].map(({ endpoint }) => endpoint),
    fields: [
      ...(actions.length > 0 ? [actionsField(actions)] : []),
      ...readOnly(fields),
      ...(actions.length > 0 ? [auditEntriesField({ table: config.slug, by: auditEntriesBy })] : []),
    ],
  };
}

/** A table that the back office does not show. */
export function hiddenTable(slug: string, fields: Field[]): CollectionConfig {
  return {
    slug,
    admin: { group: groups.system, hidden: true },
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    fields,
  };
}

/** Fields that only the services write: shown in the back office, never changed there. */
export function readOnly(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'ui') return field;
    const access = 'access' in field ? field.access : undefined;
    return {
      ...field,
      access: { ...access, create: nobody, update: nobody },
      admin: { ...field.admin, readOnly: true },
    } as Field;
  });
}

/** Moves fields into the sidebar. */
export const inSidebar = (fields: Field[]): Field[] =>
  fields.map((field) => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field);
