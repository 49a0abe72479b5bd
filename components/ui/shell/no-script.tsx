import type { ReactNode } from 'react';

/** What stands in place of an app where no script runs: the screen that is on its way (`Loading`) would never come. */
export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <style>{'.screen-loading{display:none}'}</style>
      {children}
    </noscript>
  );
}
