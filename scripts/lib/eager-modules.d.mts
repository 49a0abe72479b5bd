export function wrapModules(text: string): string;
export function compileModulesAtOnce(folder: string): void;
