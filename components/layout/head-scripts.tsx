import { chunkGuardScript } from '@/lib/session/chunk-guard-script';
import { markScript } from '@/lib/session/mark-scripts';
import { otpScript } from '@/lib/session/otp-script';

/** Runs before the first paint and before any other script. The text never varies, so a policy can name it by hash. */
export const headScript = [otpScript, chunkGuardScript, markScript].join(';\n');

export function HeadScripts() {
  return <script dangerouslySetInnerHTML={{ __html: headScript }} />;
}
