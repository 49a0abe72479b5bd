import { starterOperations } from './addresses';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { call } from '@/lib/kernel/api/client';
import { invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const useStarterCourse = () =>
  useRead({ ...reading(['starterCourse'], starterOperations.starterCourse, {}), staleTime: 0 });

/** Returns what the claim gave, and has the personal space read it at once. */
export async function claimStarterCourse(): Promise<Entitlement[]> {
  const given = await call(starterOperations.claimStarterCourse, {});
  await invalidate(['coursePlans'], ['user', 'entitlements']);
  return given;
}
