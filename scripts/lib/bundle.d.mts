export function bundleServer(env?: Record<string, string | undefined>): Promise<string>;
export function bundleCommand(source: string): Promise<string>;
