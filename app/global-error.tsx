'use client';

import { useState } from 'react';
import { readErrorLabels } from '@/components/site/layout/errors/read-error-labels';

/**
 * Shown when the layout or the error page itself failed: a message with the details and a link home. It has styles of its own, because the
 * stylesheet may be what did not load. Where the document has no texts left, the details and an arrow home remain.
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
