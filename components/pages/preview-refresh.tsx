'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense } from 'react';

const RefreshRouteOnSave = lazy(async () => ({
  default: (await import('@payloadcms/live-preview-react')).RefreshRouteOnSave,
}));

/** Beside the back office's form: shows what was typed as soon as it is kept. */
export function PreviewRefresh() {
  const { refresh } = useRouter();
  return (
    <Suspense>
      <RefreshRouteOnSave refresh={refresh} serverURL={typeof window === 'undefined' ? '' : window.location.origin} />
    </Suspense>
  );
}
