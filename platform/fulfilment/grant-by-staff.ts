import { eq } from '@payloadcms/db-postgres/drizzle';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { users } from '@/platform/payload-generated-schema';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { AskedByStaff } from '@/platform/kernel/context';
import { readStarterCourse, rejectSecondStarter } from './starter-course';
import { titleFor } from '@/platform/kernel/title-for';
import { readProducts } from '@/platform/catalogue/products';
import { grantProduct } from './grant-product';
import { fixCodes } from '@/platform/catalogue/fix-codes';

type Input = { username: string; productCode: string; key: string };

/** Staff grant an account a product, as if it had been paid for. One `key` makes one grant, however often it is sent. */
export async function grantByStaff({ ctx, input }: AskedByStaff<Input>): Promise<void> {
  const product = (await readProducts(ctx.payload, [input.productCode])).get(input.productCode);
  if (!product) throw new ServiceError('PRODUCT_UNAVAILABLE', 'no such published product');
  const { titles, grants } = product;
  const starter = await readStarterCourse(ctx);
  const [line] = await fixCodes(ctx.payload, [{ productId: input.productCode, grants }]);
  await inTransaction(ctx.payload, async ({ db }) => {
    const [user] = await db
      .select({ id: users.id, locale: users.locale })
      .from(users)
      .where(eq(users.username, input.username.toLowerCase()));
    if (!user) throw new ServiceError('NOT_FOUND', 'no such account');
    if (starter.productId === input.productCode) await rejectSecondStarter(db, starter, user.id);
    await grantProduct(db, ctx.now(), {
      userId: user.id,
      source: 'staff',
      productCode: input.productCode,
      title: titleFor(titles, [user.locale, defaultLocale], input.productCode),
      titles,
      grants: line?.grants ?? [],
      key: `staff:${input.key}`,
    });
  });
}
