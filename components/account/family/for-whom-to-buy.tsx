'use client';

import { ForWhom } from './for-whom';
import { chooseForWhom, useForWhom } from './use-for-whom';

/** For whom this tab buys: what one person has, another may still need. */
export function ForWhomToBuy({ invites = false }: { invites?: boolean }) {
  return <ForWhom value={useForWhom()} onChange={chooseForWhom} doing="buy" invites={invites} />;
}
