import { accountOperations } from './account';
import { backstageOperations } from './backstage';
import { cartOperations } from './cart';
import { championshipEntryOperations } from './championship-entries';
import { cmsEntries, cmsLists, cmsOperations } from './cms';
import { courseOperations } from './course';
import { ecommerceOperations } from './ecommerce';
import { examOperations } from './exam';
import { giftOperations } from './gifts';
import { learningOperations } from './learning';
import { learnerOperations } from './learners';
import type { Operation } from './operation';
import { passkeyOperations } from './passkeys';
import { applicationPageOperations } from './application-pages';
import { applicationOperations } from './applications';
import { teachingOperations } from './teaching';
import { userOperations } from './user';
import { weeklyLetterOperations } from './weekly-letter';

/** Every operation there is. */
export const allOperations: readonly Operation[] = [
  userOperations,
  accountOperations,
  passkeyOperations,
  cartOperations,
  learnerOperations,
  applicationOperations,
  championshipEntryOperations,
  applicationPageOperations,
  teachingOperations,
  examOperations,
  courseOperations,
  learningOperations,
  weeklyLetterOperations,
  ecommerceOperations,
  giftOperations,
  backstageOperations,
  cmsOperations,
  cmsLists,
  cmsEntries,
].flatMap((group) => Object.values<Operation>(group));
