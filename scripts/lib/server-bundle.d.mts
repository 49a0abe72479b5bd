export function bundleServer(env?: { BUILD_DIR?: string }): Promise<string>;
