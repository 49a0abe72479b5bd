type Env = Record<string, string | undefined>;
export function isLocalSite(env?: Env): boolean;
export function refuseDemoAccounts(env: Env, found?: readonly object[]): void;
