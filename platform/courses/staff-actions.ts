import { staffAction } from '@/platform/kernel/back-office/staff-action';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { recordMinutes, taughtByStaffSchema } from './live-minutes';

const why = { name: 'reason', label: staffText('Reason', '原因', '原因', '理由') };
/** Staff record live teaching of an account. */
export const recordTaught = staffAction('/users/:id/recordMinutes', {
  label: staffText('Record live teaching', '登記直播授課分鐘', '登记直播授课分钟', 'ライブ授業の時間を記録'),
  fields: [{ name: 'minutes', label: staffText('Minutes', '分鐘', '分钟', '分'), type: 'number' }, why],
  input: taughtByStaffSchema,
  verb: recordMinutes,
});
