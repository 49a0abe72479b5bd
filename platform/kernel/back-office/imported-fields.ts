import type { CollectionBeforeChangeHook } from 'payload';

/** What was changed here is no longer what the files say: the seed leaves it alone. Its own writes pass by this. */
export const isStaffs: CollectionBeforeChangeHook = ({ data }) => ({ ...data, revision: null });

/** Of which content of the files it was imported; empty once staff have changed it. */
export const revisionField = { name: 'revision', type: 'text', admin: { hidden: true } } as const;
