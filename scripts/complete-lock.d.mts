export function missingOptionals(packages: Record<string, object>): { name: string; version: string; of: string }[];
