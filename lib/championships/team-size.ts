type Group = { minTeamSize: number; teamSize: number };

/** How many play in a team of a group (docs/product.md, "Applications and bookings"), as parameters of a message; single players have no team. */
export const teamSizes = ({ minTeamSize: min, teamSize: count }: Group) => ({
  kind: min === count ? 'exactly' : min > 1 ? 'range' : 'upTo',
  min,
  count,
});

/** Who enters one of these groups: children, schools' teams, or either. */
export function entrants(groups: readonly Pick<Group, 'teamSize'>[]): 'child' | 'team' | 'both' {
  const teams = groups.filter(({ teamSize }) => teamSize > 1).length;
  if (teams === 0) return 'child';
  return teams === groups.length ? 'team' : 'both';
}
