export function untilReady(
  env: { HOST?: string; PORT: string; SITE_URL: string },
  ended: Promise<unknown>,
  options?: { path?: string; limit?: number },
): Promise<void>;
