export function missingOptionals(packages: Record<string, object>): { name: string; version: string; of: string }[];
export function withoutIntegrity(packages: Record<string, object>): [key: string, entry: object][];
