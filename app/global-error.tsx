'use client';

import { useState } from 'react';
import { GlobalErrorContent } from '@/components/layout/global-error-content';
import { readErrorLabels } from '@/components/layout/read-error-labels';

/** The layout or the error page itself failed: nothing of ours is left but this. */
export default function GlobalError({ error }: { error: unknown }) {
  const [labels] = useState(readErrorLabels);
  return <GlobalErrorContent error={error} labels={labels} />;
}
