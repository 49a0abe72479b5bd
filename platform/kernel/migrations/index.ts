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
import * as migration_20261125_212731_exams from './20261125_212731_exams';
import * as migration_20261125_214153_climb_energy from './20261125_214153_climb_energy';
import * as migration_20261125_214850_certificates from './20261125_214850_certificates';
import * as migration_20261125_215611_grading from './20261125_215611_grading';
import * as migration_20261126_012815_classes from './20261126_012815_classes';
import * as migration_20261126_013639_homework from './20261126_013639_homework';
import * as migration_20261126_013644_grading_start_and_status_lists from './20261126_013644_grading_start_and_status_lists';
import * as migration_20261126_014030_activation from './20261126_014030_activation';
import * as migration_20261126_014123_report_links from './20261126_014123_report_links';
import * as migration_20261126_015230_messages from './20261126_015230_messages';
import * as migration_20261126_020836_materials from './20261126_020836_materials';
import * as migration_20261126_021355_teacher_pages from './20261126_021355_teacher_pages';
import * as migration_20261126_081339_joining from './20261126_081339_joining';
import * as migration_20261126_082853_material_files from './20261126_082853_material_files';
import * as migration_20261126_160000_invalidations from './20261126_160000_invalidations';
import * as migration_20261127_080312_lectures from './20261127_080312_lectures';
import * as migration_20261127_193600_grade_reports from './20261127_193600_grade_reports';
import * as migration_20261127_193718_exam_pass from './20261127_193718_exam_pass';
import * as migration_20261128_025018_first_tries from './20261128_025018_first_tries';
import * as migration_20261128_025100_first_tries_filled from './20261128_025100_first_tries_filled';

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
    name: '20261125_181711_ladder',
  },
  {
    up: migration_20261125_212731_exams.up,
    down: migration_20261125_212731_exams.down,
    name: '20261125_212731_exams',
  },
  {
    up: migration_20261125_214153_climb_energy.up,
    down: migration_20261125_214153_climb_energy.down,
    name: '20261125_214153_climb_energy',
  },
  {
    up: migration_20261125_214850_certificates.up,
    down: migration_20261125_214850_certificates.down,
    name: '20261125_214850_certificates',
  },
  {
    up: migration_20261125_215611_grading.up,
    down: migration_20261125_215611_grading.down,
    name: '20261125_215611_grading',
  },
  {
    up: migration_20261126_012815_classes.up,
    down: migration_20261126_012815_classes.down,
    name: '20261126_012815_classes',
  },
  {
    up: migration_20261126_013639_homework.up,
    down: migration_20261126_013639_homework.down,
    name: '20261126_013639_homework',
  },
  {
    up: migration_20261126_013644_grading_start_and_status_lists.up,
    down: migration_20261126_013644_grading_start_and_status_lists.down,
    name: '20261126_013644_grading_start_and_status_lists',
  },
  {
    up: migration_20261126_014030_activation.up,
    down: migration_20261126_014030_activation.down,
    name: '20261126_014030_activation',
  },
  {
    up: migration_20261126_014123_report_links.up,
    down: migration_20261126_014123_report_links.down,
    name: '20261126_014123_report_links',
  },
  {
    up: migration_20261126_015230_messages.up,
    down: migration_20261126_015230_messages.down,
    name: '20261126_015230_messages',
  },
  {
    up: migration_20261126_020836_materials.up,
    down: migration_20261126_020836_materials.down,
    name: '20261126_020836_materials',
  },
  {
    up: migration_20261126_021355_teacher_pages.up,
    down: migration_20261126_021355_teacher_pages.down,
    name: '20261126_021355_teacher_pages',
  },
  {
    up: migration_20261126_081339_joining.up,
    down: migration_20261126_081339_joining.down,
    name: '20261126_081339_joining',
  },
  {
    up: migration_20261126_082853_material_files.up,
    down: migration_20261126_082853_material_files.down,
    name: '20261126_082853_material_files',
  },
  {
    up: migration_20261126_160000_invalidations.up,
    down: migration_20261126_160000_invalidations.down,
    name: '20261126_160000_invalidations',
  },
  {
    up: migration_20261127_080312_lectures.up,
    down: migration_20261127_080312_lectures.down,
    name: '20261127_080312_lectures',
  },
  {
    up: migration_20261127_193600_grade_reports.up,
    down: migration_20261127_193600_grade_reports.down,
    name: '20261127_193600_grade_reports',
  },
  {
    up: migration_20261127_193718_exam_pass.up,
    down: migration_20261127_193718_exam_pass.down,
    name: '20261127_193718_exam_pass',
  },
  {
    up: migration_20261128_025018_first_tries.up,
    down: migration_20261128_025018_first_tries.down,
    name: '20261128_025018_first_tries',
  },
  {
    up: migration_20261128_025100_first_tries_filled.up,
    down: migration_20261128_025100_first_tries_filled.down,
    name: '20261128_025100_first_tries_filled',
  },
];
