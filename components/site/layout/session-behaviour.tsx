'use client';

import { useEffect } from 'react';
import { notify } from '@/components/ui/toasts/notify';
import { followOtherTabs, wakeSession } from '@/stores/session/wake';
import { sessionStore } from '@/stores/session';
import { hideBusy, showBusy } from './menu/busy';

export type SessionLabels = { login: string; loginHref: string; linkFailed: string; tokenMissing: string };

/** Determines the user from the page's load on; renders nothing. */
export function SessionBehaviour({ labels }: { labels: SessionLabels }) {
  useEffect(() => {
    void settle(labels);
    return followOtherTabs();
  }, [labels]);
  return null;
}

async function settle({ login, loginHref, linkFailed, tokenMissing }: SessionLabels) {
  const comesByMail = window.senteLinkCredentials !== undefined;
  if (comesByMail) showBusy();
  try {
    const { failed } = await wakeSession();
    if (failed) {
      const text = failed.code === 'TOKEN_MISSING' ? tokenMissing : linkFailed;
      await notify('error', text, { label: login, run: () => window.location.assign(loginHref) });
    }
  } finally {
    sessionStore.setState({ settled: true });
    if (comesByMail) hideBusy();
  }
}
