import { askingScript } from '@/lib/session/asking-script';
import { chunkGuardScript } from '@/lib/session/chunk-guard-script';
import { markScript, nameScript } from '@/lib/session/mark-scripts';
import { otpScript } from '@/lib/session/otp-script';

/** Runs before the first paint and before any other script. */
export const headScript = [otpScript, chunkGuardScript, markScript, nameScript, askingScript].join(';\n');

export function HeadScripts() {
  return <script id="before-paint" dangerouslySetInnerHTML={{ __html: headScript }} />;
}
