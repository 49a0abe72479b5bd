/** Regions with branches and deliveries (decisions, "APIs"). */
export const storeRegions = ['TW', 'HK', 'MY', 'US', 'JP'] as const;
