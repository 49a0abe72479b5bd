import { expect, test } from '../setup/test';

/** What tests of the API cannot see: in the build, Payload's errors are thrown by one part of it and answered by another. */
test('the back office is told which field is wrong, and why', async ({ staff }) => {
  const { id } = await staff.findOne('pages', { 'where[slug][equals]': 'faq' });
  const saved = staff.update('pages', id, { title: '', _status: 'published' }, 'en-US');
  await expect(saved).rejects.toThrow(/400 .*"message":"This field is required\.","path":"title"/);
});
