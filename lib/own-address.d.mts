export function reachableHost(host: string | undefined): string;
export function ownOrigin(env: { HOST?: string | undefined; PORT: number }): string;
