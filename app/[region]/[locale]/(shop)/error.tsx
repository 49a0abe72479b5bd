'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

/** Fetched when an error shows. If it cannot be, the error page itself has failed: global-error says so. */
const ErrorContent = lazy(() => import('@/components/site/layout/error-content'));

export default function ErrorPage(props: ComponentProps<typeof ErrorContent>) {
  return (
    <Suspense>
      <ErrorContent {...props} />
    </Suspense>
  );
}
