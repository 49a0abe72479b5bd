/** How often a generated test runs: as often as every change can wait for, or as `npm run test:deep` has time for. */
export const runs = ({ usual, server = usual, deep }: { usual: number; server?: number; deep: number }): number =>
  process.env.TEST_DEEP === '1' ? deep : process.env.TEST_DATABASE === 'server' ? server : usual;
