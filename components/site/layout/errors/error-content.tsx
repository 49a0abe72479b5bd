'use client';

import { useState } from 'react';
import { describeError, readErrorLabels } from './read-error-labels';

/** Scrolls to the heading and focuses it, for users further down the page and for screen readers. */
function bringReader(heading: HTMLHeadingElement | null) {
  if (!heading) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

/** A page failed: what happened, its status, and what to do. */
export default function ErrorContent({ error, retry }: { error: unknown; retry: () => void }) {
  const [labels] = useState(readErrorLabels);
  const { status, message, digest } = describeError(error);
  return (
    <div data-page-type="error" className="wrap grid justify-items-start gap-5 py-20">
      <p className="font-display text-6xl font-extrabold text-action">{status}</p>
      <h1 ref={bringReader} tabIndex={-1}>
        {status === 404 ? labels.notFound : (message ?? labels.message)}
      </h1>
      {status !== 404 && <p className="prose-width text-ink-2">{labels.explanation}</p>}
      {digest && <code className="text-sm text-ink-3">{digest}</code>}
      <p className="flex flex-wrap gap-3">
        {status !== 404 && (
          <button type="button" className="btn btn-primary" onClick={retry}>
            {labels.retry}
          </button>
        )}
        <a href="/" className="btn btn-secondary">
          {labels.home}
        </a>
      </p>
    </div>
  );
}
