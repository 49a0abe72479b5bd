'use client';

import { useState } from 'react';
import { readErrorLabels } from '@/components/site/layout/read-error-labels';

/**
 * The layout or the error page itself failed: says so, with the details, and leads home. Styles are its own: the stylesheet may be
 * what did not load. Where no words are left in the document, the details and an arrow home remain.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const [labels] = useState(readErrorLabels);
  const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang || undefined;
  return (
    <html lang={lang}>
      <body
        style={{ font: '16px/1.7 system-ui, sans-serif', maxWidth: '40rem', margin: '15vh auto', padding: '0 24px' }}
      >
        <h1>{labels.brokenPage ?? '500'}</h1>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{error instanceof Error ? error.message : String(error)}</pre>
        <a href="/" style={{ display: 'inline-block', padding: '8px 0' }}>
          ← {labels.goHome}
        </a>
      </body>
    </html>
  );
}
