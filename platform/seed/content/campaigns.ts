import { autumn2026 } from './campaigns/autumn-2026';
import { spring2027 } from './campaigns/spring-2027';
import { summer2026 } from './campaigns/summer-2026';
import type { SeedCampaign } from './types';

/** One of each state on the day of seeding. The copy promises only what the catalogue and the coupons hold. */
export const campaigns: SeedCampaign[] = [spring2027, autumn2026, summer2026];
