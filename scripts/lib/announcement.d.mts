export function announce(shop: {
  env: Record<string, string | undefined>;
  accounts: readonly object[];
  platform: boolean;
  since: number;
}): void;
