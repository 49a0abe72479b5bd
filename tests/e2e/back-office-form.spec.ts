import { expect, test } from '../setup/test';

/** API tests cannot cover this: in the build, one part throws Payload's errors and another one handles them. */
test('the back office is told which field is wrong, and why', async ({ staff }) => {
  const { id } = await staff.findOne('pages', { 'where[slug][equals]': 'faq' });
  const saved = staff.update('pages', id, { title: '', _status: 'published' }, 'en-US');
  await expect(saved).rejects.toThrow(/400 .*"message":"This field is required\.","path":"title"/);
});
