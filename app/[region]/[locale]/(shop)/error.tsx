'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

/** Loaded when an error is shown. If loading fails, the error page itself fails and global-error takes over. */
const ErrorContent = lazy(() => import('@/components/site/layout/errors/error-content'));

export default function ErrorPage(props: ComponentProps<typeof ErrorContent>) {
  return (
    <Suspense>
      <ErrorContent {...props} />
    </Suspense>
  );
}
