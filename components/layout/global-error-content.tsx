import type { ErrorLabels } from './error-labels';

/**
 * Says that the error page failed, with the details, and leads home. Styles are its own: the stylesheet may be
 * what did not load. Where no words are left in the document, the details and an arrow home remain.
 */
export function GlobalErrorContent({ error, labels }: { error: unknown; labels: Partial<ErrorLabels> }) {
  const details = error instanceof Error ? error.message : String(error);
  const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang || undefined;
  return (
    <html lang={lang}>
      <body
        style={{ font: '16px/1.7 system-ui, sans-serif', maxWidth: '40rem', margin: '15vh auto', padding: '0 24px' }}
      >
        <h1>{labels.brokenPage ?? '500'}</h1>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{details}</pre>
        <a href="/" style={{ display: 'inline-block', padding: '8px 0' }}>
          ← {labels.goHome}
        </a>
      </body>
    </html>
  );
}
