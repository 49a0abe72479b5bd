import type { Locale } from '@/lib/kernel/locale';
import { makePdf } from '@/platform/certificates/pdf/make-pdf';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { standingCertificate } from './certificate-rows';
import { checkAddress, credentialOf, signAsJwt } from './credential';
import { placeInLists } from './status-places';

type Input = { number: string; locale: Locale };
type File = { row: { name: string; mime: string }; bytes: Buffer };

/** A certificate to print; made for its owner on request, and not stored. */
export async function certificateFile({ ctx, input }: Asked<Input>): Promise<File> {
  const { id: user } = requireUser(ctx);
  await countAgainst(ctx.payload, 'certificateFile', user);
  const row = await standingCertificate(database(ctx.payload), user, input.number);
  const { number, grade, name, passedAt, right, questions } = row;
  const printed = { number, grade, name, passedAt, right, questions };
  const bytes = await makePdf({ ...printed, checkAddress: checkAddress(number, input.locale) }, input.locale);
  return { row: { name: `${row.number}.pdf`, mime: 'application/pdf' }, bytes };
}

/** The same certificate as a signed credential. */
export async function credentialFile({ ctx, input }: Asked<Input>): Promise<File> {
  const { id: user } = requireUser(ctx);
  await countAgainst(ctx.payload, 'certificateFile', user);
  const { row, place } = await inTransaction(ctx.payload, async ({ db }) => {
    // Under a lock: a revocation waits, or is already visible.
    const standing = await standingCertificate(db, user, input.number, true);
    return { row: standing, place: await placeInLists(db, standing) };
  });
  const bytes = Buffer.from(await signAsJwt(ctx.payload, credentialOf(row, place, input.locale)));
  return { row: { name: `${row.number}.jwt`, mime: 'application/vc+jwt' }, bytes };
}
