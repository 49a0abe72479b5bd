import * as migration_20261121_091825_initial from './20261121_091825_initial';

export const migrations = [
  {
    up: migration_20261121_091825_initial.up,
    down: migration_20261121_091825_initial.down,
    name: '20261121_091825_initial'
  },
];
