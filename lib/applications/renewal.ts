/** So many days before its end a year may be renewed, and the workspace says so (docs/product.md, "Teaching programme"). */
const renewalDays = 60;
export const isToRenew = (until: Date, now: Date): boolean =>
  until.getTime() - now.getTime() <= renewalDays * 86_400_000;
