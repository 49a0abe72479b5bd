'use client';

import { lazy, Suspense, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';

const VisitMeasure = lazy(() => import('./visit-measure'));
const never = () => () => {};

/** Loaded after hydration: what it shows depends on the visitor, so none of it is in the document. */
export function MeasureLeaf(props: ComponentProps<typeof VisitMeasure>) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    isLive && (
      <Suspense>
        <VisitMeasure {...props} />
      </Suspense>
    )
  );
}

/** Opens the question again. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  const open = async () => {
    const { consentStore } = await import('./consent');
    consentStore.setState({ isOpen: true });
  };
  return (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  );
}
