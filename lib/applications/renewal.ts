/** The days before its end in which a year may be renewed, and the workspace shows a notice (docs/product.md, "Teaching programme"). */
const renewalDays = 60;
export const isToRenew = (until: Date, now: Date): boolean =>
  until.getTime() - now.getTime() <= renewalDays * 86_400_000;
