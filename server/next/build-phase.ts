/** Whether this process makes the pages of a build. Next says so to its processes by this variable alone; the documentation names the phases, not the variable. */
export const isBuildingPages = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';
