import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  PayloadRequest,
} from 'payload';
import { anyone, canEditContent, nobody, publishedOrStaff } from './access-rules';
import { words } from './words';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';
import { actionsField, type StaffAction } from './staff-action';
import { auditEntriesField } from './audit-fields';
import { isPreviewed, pagePreview } from './page-preview';

/** Sections of the back office's navigation. */
export const groups = {
  catalogue: words('Catalog', '商品目錄', '商品目录', '商品カタログ'),
  learning: words('Learning', '學習', '学习', '学習'),
  sales: words('Sales', '銷售', '销售', '販売'),
  content: words('Content', '內容', '内容', 'コンテンツ'),
  places: words('Branches', '分校', '校区', '教室'),
  people: words('People', '帳號', '账号', 'アカウント'),
  system: words('System', '系統', '系统', 'システム'),
};

/** Only English has a plural. */
export const labels = (singular: string, plural: string, ...others: [zhTW: string, zh: string, ja: string]) => ({
  singular: words(singular, ...others),
  plural: words(plural, ...others),
});

/** A customer's own file among the shop's: no page shows it. */
const isPersonal = ({ context }: PayloadRequest): boolean => Boolean(context?.isPersonal);

/** A list of a hundred rows takes the server a third of a second. */
export const pagination = { defaultLimit: 25, limits: [10, 25, 50] };

type Table = Pick<CollectionConfig, 'slug' | 'labels' | 'defaultSort' | 'indexes' | 'upload'> & {
  group: keyof typeof groups;
  /** Of the list. */
  columns: readonly string[];
  /** What the list's search looks through; the title when absent. */
  search?: string[];
  fields: Field[];
};

/** The cached reads a document stands in; `doc` as the names in its addresses need it. */
type Tags = (doc: Record<'slug' | 'code' | 'token' | 'handle', string>) => readonly string[];

/** Payload has read the query by then, or not yet. */
const asksForDraft = ({ query }: PayloadRequest): boolean => String(query?.draft) === 'true';

/** Whether what is saved is a draft beside what is public. */
export const savesDraft = (req: PayloadRequest): boolean => Boolean(req.context.savesDraft) || asksForDraft(req);

/**
 * 'Copy to locale' takes the state of a document along with its text: of a public one it would put words of one language before the
 * readers of another, and ask at once for all that language still lacks. It is a draft, and known by its query: it has none.
 */
const copyAsDraft: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  if (operation !== 'update' || !args.draft || asksForDraft(req)) return args;
  req.context.savesDraft = true;
  return { ...args, data: { ...args.data, _status: 'draft' } };
};

/**
 * Tells the storefronts which cached reads an edit outdated, under the old name too when it was renamed.
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
    // Not by themselves as they are typed: Payload would begin with an empty one as soon as the form of a new document is opened.
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

/** What the services alone write: the back office shows it, and offers the staff's named actions. */
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
  /** Which field its actions know a document by. */
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

/** What nobody reads. */
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

/** Fields that stand beside the document. */
export const inSidebar = (fields: Field[]): Field[] =>
  fields.map((field) => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field);
