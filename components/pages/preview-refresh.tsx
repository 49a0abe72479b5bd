'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense } from 'react';

const RefreshRouteOnSave = lazy(async () => ({
  default: (await import('@payloadcms/live-preview-react')).RefreshRouteOnSave,
}));

/** Beside the back office's form: refreshes the page as soon as a change is saved. */
export function PreviewRefresh() {
  const { refresh } = useRouter();
  return (
    <Suspense>
      <RefreshRouteOnSave refresh={refresh} serverURL={typeof window === 'undefined' ? '' : window.location.origin} />
    </Suspense>
  );
}
