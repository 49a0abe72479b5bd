import type { ReactNode } from 'react';

/** Takes the place of an app without scripts, and hides the loading screen (`Loading`), which would never end. */
export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <style>{'.screen-loading{display:none}'}</style>
      {children}
    </noscript>
  );
}
