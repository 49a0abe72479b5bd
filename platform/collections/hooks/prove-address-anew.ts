import type { CollectionBeforeChangeHook } from 'payload';

/** An address that the staff changed has to show anew that its mail is read. */
export const proveAddressAnew: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isChanged = operation === 'update' && data.email !== undefined && data.email !== originalDoc?.email;
  return isChanged ? { ...data, emailProvedAt: null } : data;
};
