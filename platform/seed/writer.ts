import { randomBytes } from 'node:crypto';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

export type Document = Record<string, unknown>;
export type Id = number;

/** Documents written in one transaction: few commits, and an interruption loses little. */
const perTransaction = 25;

/** An id for an array row, of the form Payload gives them. */
export const rowId = (): string => randomBytes(12).toString('hex');

/** Rows of an array field: each with its id. */
export const rows = <Row extends object>(list: readonly Row[]) => list.map((row) => ({ id: rowId(), ...row }));

/**
 * Writes documents with all their languages at once, straight to the database: a hundred products in seconds instead of minutes. Existing documents
 * (by `key`) stay as they are, so a second run changes nothing and never overwrites an editor's work.
 */
export class Writer {
  created = 0;

  constructor(private readonly payload: Payload) {}

  /** Ids of a collection's documents by their key. */
  async idsBy(collection: CollectionSlug, key: string): Promise<Map<string, Id>> {
    const { docs } = await this.payload.db.find<Document & { id: Id }>({
      collection,
      pagination: false,
      limit: 0,
      select: { [key]: true },
    });
    return new Map(docs.map((doc) => [String(doc[key]), doc.id]));
  }

  /** Creates what is missing; resolves to the ids of all, by key. */
  async ensure(collection: CollectionSlug, key: string, documents: readonly Document[]): Promise<Map<string, Id>> {
    const ids = await this.idsBy(collection, key);
    const missing = documents.filter((document) => !ids.has(String(document[key])));
    const hasDrafts = Boolean(this.payload.collections[collection].config.versions?.drafts);
    for (let start = 0; start < missing.length; start += perTransaction) {
      await this.transaction(async (req) => {
        for (const document of missing.slice(start, start + perTransaction)) {
          const id = await this.createOne(collection, document, hasDrafts, req);
          ids.set(String(document[key]), id);
        }
      });
    }
    this.created += missing.length;
    return ids;
  }

  /**
   * Updates imported documents whose revision has changed. A document without a revision was written by staff and stays, unless its `content` is
   * empty; so does a document of which staff have a draft.
   */
  async revise(
    collection: CollectionSlug,
    key: string,
    documents: readonly Document[],
    content: string,
    written: (document: Document) => Document = (document) => document,
  ): Promise<void> {
    const { docs } = await this.payload.db.find<Document & { id: Id }>({
      collection,
      pagination: false,
      limit: 0,
      select: { [key]: true, [content]: true, revision: true, createdAt: true },
    });
    const known = new Map(docs.map((doc) => [String(doc[key]), doc]));
    const hasDrafts = Boolean(this.payload.collections[collection].config.versions?.drafts);
    for (const document of documents) {
      const doc = known.get(String(document[key]));
      if (!doc || doc.revision === document.revision) continue;
      const has = doc[content];
      if (!doc.revision && (Array.isArray(has) ? has.length > 0 : has)) continue;
      if (hasDrafts && (await this.isDrafted(collection, doc.id))) continue;
      await this.transaction(async (req) => {
        const now = new Date().toISOString();
        const data = { ...written(document), updatedAt: now, ...(hasDrafts ? { _status: 'published' } : {}) };
        await this.payload.db.updateOne({ collection, id: doc.id, data: structuredClone(data), req, select: {} });
        if (hasDrafts) await this.createVersion(collection, doc.id, { ...data, createdAt: doc.createdAt }, now, req);
      });
    }
  }

  private async isDrafted(collection: CollectionSlug, id: Id): Promise<boolean> {
    const { docs } = await this.payload.db.findVersions<Document>({
      collection,
      where: { parent: { equals: id }, latest: { equals: true } },
      limit: 1,
      pagination: false,
    } as never);
    return docs.some(({ version }) => !(version as { revision?: string | null }).revision);
  }

  private async createOne(
    collection: CollectionSlug,
    document: Document,
    hasDrafts: boolean,
    req: Partial<PayloadRequest>,
  ): Promise<Id> {
    const now = new Date().toISOString();
    const data = { ...document, createdAt: now, updatedAt: now, ...(hasDrafts ? { _status: 'published' } : {}) };
    // The adapter removes row ids from its input, so each write gets a copy.
    const created = await this.payload.db.create({ collection, data: structuredClone(data), req, select: {} });
    const id = created.id as Id;
    if (hasDrafts) {
      await this.createVersion(collection, id, data, now, req);
    }
    return id;
  }

  private async createVersion(
    collection: CollectionSlug,
    parent: Id,
    data: Document,
    now: string,
    req: Partial<PayloadRequest>,
  ): Promise<void> {
    await this.payload.db.createVersion({
      collectionSlug: collection,
      parent,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      versionData: structuredClone(data) as never,
      returning: false,
      req,
    });
  }

  private async transaction(work: (req: Partial<PayloadRequest>) => Promise<void>): Promise<void> {
    const transactionID = (await this.payload.db.beginTransaction()) ?? undefined;
    if (transactionID === undefined) throw new Error('the database gave no transaction');
    try {
      await work({ transactionID });
      await this.payload.db.commitTransaction(transactionID);
    } catch (error) {
      await this.payload.db.rollbackTransaction(transactionID);
      throw error;
    }
  }
}
