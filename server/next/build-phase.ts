/** Whether this process makes the pages of a build. Next sets only this variable in its processes; the documentation names the phases, but not the variable. */
export const isBuildingPages = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';
