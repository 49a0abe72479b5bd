import { askingScript } from '@/lib/kernel/browser/asking-script';
import { chunkGuardScript } from '@/lib/kernel/browser/chunk-guard-script';
import { markScript, nameScript } from '@/lib/kernel/browser/mark-scripts';
import { otpScript } from '@/lib/kernel/browser/otp-script';

/** Runs before the first paint and before any other script. */
export const headScript = [otpScript, chunkGuardScript, markScript, nameScript, askingScript].join(';\n');

export function HeadScripts() {
  return <script id="before-paint" dangerouslySetInnerHTML={{ __html: headScript }} />;
}
