import { createFront } from '@/server/front';
import type { NextClient } from '@/server/proxy/next-client';

/** A front before a Next of the test's own making, asked by this client: there is no build, and callers are left as they come. */
export const frontBefore = (next: NextClient, more: Partial<Parameters<typeof createFront>[0]> = {}) =>
  createFront({
    next,
    hosts: { global: 'sente.example', jp: 'jp.sente.example' },
    headers: {},
    buildFiles: (_req, _res, then) => then(),
    settleCallerAddress: () => {},
    draftSecret: 'drafts',
    ...more,
  });
