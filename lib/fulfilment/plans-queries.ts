import { planOperations } from './plans-addresses';
import { reading } from '@/lib/kernel/api/query-client';

/** @param username whose ownership to show; null lists all plans without it */
export const coursePlansQuery = (username: string | null) =>
  reading(['coursePlans', username], planOperations.plans, { query: { username: username ?? undefined } });
