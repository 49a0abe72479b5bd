import { transitionOf, type ApplicationAction } from '@/lib/applications/states';
import type { requests } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ApplicationRow } from '../application-rows';
import { bankDetails, applicationSettings } from '../application-settings';
import { answersOf } from '../teaching-application';
import { usualFee } from './shown';
import { endYear, grantYear, type Year } from './year';

/**
 * What a step of a teaching application causes, and the changes to its row besides the state: an approval sets the price
 * and the payment reference, the delivery gives an account and a year, the end of that year takes the role away.
 * @param year what is delivered, read before the transaction
 */
export async function followTeaching(
  db: Database,
  row: ApplicationRow,
  action: ApplicationAction,
  year: Year | null,
  now: Date,
): Promise<Partial<typeof requests.$inferInsert>> {
  if (row.kind !== 'teaching' || !transitionOf(row.kind, action, row.state)) return {};
  if (action === 'approve') {
    if (!(await bankDetails(db, row.locale)))
      throw new ServiceError('BANK_DETAILS_MISSING', 'the letter would not say whereto');
    const fee = (await applicationSettings(db))?.teachingFee ?? usualFee;
    // The price of this day stays, even if the fee changes later.
    return { paymentReference: `TP${randomLetters(6)}`, answers: { ...answersOf(row), fee } };
  }
  if (action === 'activate' && year) return grantYear(db, row, year, now);
  if (action === 'expire' && row.state === 'ACTIVE') await endYear(db, row, now);
  return {};
}
