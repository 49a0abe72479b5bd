'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { registerToastHost } from './notify';

const ToastList = lazy(() => import('./toast-list'));

/** Where toasts appear. Empty, and without their code, until the first one. */
export function ToastHost() {
  const [isShown, setShown] = useState(false);
  useEffect(() => registerToastHost(() => setShown(true)), []);
  return (
    isShown && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
