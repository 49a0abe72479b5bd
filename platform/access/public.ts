import type { Access, FieldAccess } from 'payload';
import { staffRole } from './staff';

export const anyone: Access = () => true;
/** Written by the services alone, which bypass access; never through the back office or its REST. */
export const nobody: Access = () => false;
export const nobodyField: FieldAccess = () => false;

/** Visitors and customers see what is published; staff see drafts too. */
export const publishedOrStaff: Access = ({ req }) =>
  staffRole(req) !== null ? true : { _status: { equals: 'published' } };
