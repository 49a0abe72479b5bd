import { createFront } from '@/server/front';
import type { NextClient } from '@/server/proxy/next-client';

/** A front before a fake Next, which it reaches by this client: without files of a build, and with the callers' addresses unchanged. */
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
