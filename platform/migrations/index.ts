import * as migration_20261121_000000_initial from './20261121_000000_initial';
import * as migration_20261121_185728_shared_addresses from './20261121_185728_shared_addresses';
import * as migration_20261122_004142_sold_as_it_was from './20261122_004142_sold_as_it_was';
import * as migration_20261122_013323_course_plan_periods from './20261122_013323_course_plan_periods';
import * as migration_20261122_014100_accounts from './20261122_014100_accounts';
import * as migration_20261122_095905_pages_of_blocks from './20261122_095905_pages_of_blocks';
import * as migration_20261122_104000_goods_drawn from './20261122_104000_goods_drawn';
import * as migration_20261122_104012_drafts_as_typed from './20261122_104012_drafts_as_typed';
import * as migration_20261122_134314_requests from './20261122_134314_requests';
import * as migration_20261122_173944_accounts_and_money from './20261122_173944_accounts_and_money';
import * as migration_20261122_214334_learners from './20261122_214334_learners';
import * as migration_20261122_215742_shop_settings from './20261122_215742_shop_settings';
import * as migration_20261122_233448_minutes_and_letters from './20261122_233448_minutes_and_letters';
import * as migration_20261124_081500_what_is_kept from './20261124_081500_what_is_kept';
import * as migration_20261124_150022_drafts_when_saved from './20261124_150022_drafts_when_saved';
import * as migration_20261124_150525_team_sizes from './20261124_150525_team_sizes';
import * as migration_20261124_151605_turns_and_restocking from './20261124_151605_turns_and_restocking';
import * as migration_20261124_191619_learning from './20261124_191619_learning';
import * as migration_20261125_103500_learning_letters from './20261125_103500_learning_letters';
import * as migration_20261125_104220_films from './20261125_104220_films';
import * as migration_20261125_131946_lesson_steps from './20261125_131946_lesson_steps';
import * as migration_20261125_171131_notebook from './20261125_171131_notebook';
import * as migration_20261125_173546_problem_reports from './20261125_173546_problem_reports';
import * as migration_20261125_181711_ladder from './20261125_181711_ladder';

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261121_185728_shared_addresses.up,
    down: migration_20261121_185728_shared_addresses.down,
    name: '20261121_185728_shared_addresses',
  },
  {
    up: migration_20261122_004142_sold_as_it_was.up,
    down: migration_20261122_004142_sold_as_it_was.down,
    name: '20261122_004142_sold_as_it_was',
  },
  {
    up: migration_20261122_013323_course_plan_periods.up,
    down: migration_20261122_013323_course_plan_periods.down,
    name: '20261122_013323_course_plan_periods',
  },
  {
    up: migration_20261122_014100_accounts.up,
    down: migration_20261122_014100_accounts.down,
    name: '20261122_014100_accounts',
  },
  {
    up: migration_20261122_095905_pages_of_blocks.up,
    down: migration_20261122_095905_pages_of_blocks.down,
    name: '20261122_095905_pages_of_blocks',
  },
  {
    up: migration_20261122_104000_goods_drawn.up,
    down: migration_20261122_104000_goods_drawn.down,
    name: '20261122_104000_goods_drawn',
  },
  {
    up: migration_20261122_104012_drafts_as_typed.up,
    down: migration_20261122_104012_drafts_as_typed.down,
    name: '20261122_104012_drafts_as_typed',
  },
  {
    up: migration_20261122_134314_requests.up,
    down: migration_20261122_134314_requests.down,
    name: '20261122_134314_requests',
  },
  {
    up: migration_20261122_173944_accounts_and_money.up,
    down: migration_20261122_173944_accounts_and_money.down,
    name: '20261122_173944_accounts_and_money',
  },
  {
    up: migration_20261122_214334_learners.up,
    down: migration_20261122_214334_learners.down,
    name: '20261122_214334_learners',
  },
  {
    up: migration_20261122_215742_shop_settings.up,
    down: migration_20261122_215742_shop_settings.down,
    name: '20261122_215742_shop_settings',
  },
  {
    up: migration_20261122_233448_minutes_and_letters.up,
    down: migration_20261122_233448_minutes_and_letters.down,
    name: '20261122_233448_minutes_and_letters',
  },
  {
    up: migration_20261124_081500_what_is_kept.up,
    down: migration_20261124_081500_what_is_kept.down,
    name: '20261124_081500_what_is_kept',
  },
  {
    up: migration_20261124_150022_drafts_when_saved.up,
    down: migration_20261124_150022_drafts_when_saved.down,
    name: '20261124_150022_drafts_when_saved',
  },
  {
    up: migration_20261124_150525_team_sizes.up,
    down: migration_20261124_150525_team_sizes.down,
    name: '20261124_150525_team_sizes',
  },
  {
    up: migration_20261124_151605_turns_and_restocking.up,
    down: migration_20261124_151605_turns_and_restocking.down,
    name: '20261124_151605_turns_and_restocking',
  },
  {
    up: migration_20261124_191619_learning.up,
    down: migration_20261124_191619_learning.down,
    name: '20261124_191619_learning',
  },
  {
    up: migration_20261125_103500_learning_letters.up,
    down: migration_20261125_103500_learning_letters.down,
    name: '20261125_103500_learning_letters',
  },
  {
    up: migration_20261125_104220_films.up,
    down: migration_20261125_104220_films.down,
    name: '20261125_104220_films',
  },
  {
    up: migration_20261125_131946_lesson_steps.up,
    down: migration_20261125_131946_lesson_steps.down,
    name: '20261125_131946_lesson_steps',
  },
  {
    up: migration_20261125_171131_notebook.up,
    down: migration_20261125_171131_notebook.down,
    name: '20261125_171131_notebook',
  },
  {
    up: migration_20261125_173546_problem_reports.up,
    down: migration_20261125_173546_problem_reports.down,
    name: '20261125_173546_problem_reports',
  },
  {
    up: migration_20261125_181711_ladder.up,
    down: migration_20261125_181711_ladder.down,
    name: '20261125_181711_ladder'
  },
];
