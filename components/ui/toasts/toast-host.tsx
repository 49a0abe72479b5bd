'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { toastHost } from './notify';

const ToastList = lazy(() => import('./toasts'));

/** Where toasts appear. Empty, and without their code, until the first one. */
export function ToastHost() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    toastHost.show = () => setShown(true);
  }, []);
  return (
    isShown && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
