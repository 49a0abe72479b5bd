import type { CollectionBeforeChangeHook } from 'payload';

/** Marks a document as changed by staff, so that the seed does not overwrite it. The seed's own writes bypass this hook. */
export const isStaffs: CollectionBeforeChangeHook = ({ data }) => ({ ...data, revision: null });

/** The revision of the file content that it was imported from; empty once staff have changed it. */
export const revisionField = { name: 'revision', type: 'text', admin: { hidden: true } } as const;
