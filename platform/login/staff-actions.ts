import { staffAction } from '@/platform/kernel/back-office/staff-action';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { supportActionNames, supportCustomer, supportSchema } from './support-customer';

const why = { name: 'reason', label: staffText('Reason', '原因', '原因', '理由') };
const newEmail = { name: 'email', label: staffText('New email', '新的電子郵件', '新邮箱', '新しいメールアドレス') };
const supportLabels: Record<(typeof supportActionNames)[number], StaffText> = {
  mailLoginCode: staffText(
    'Mail a login code to the customer',
    '寄登入驗證碼給學員',
    '向学员发送登录验证码',
    '会員にログイン用コードを送る',
  ),
  signOut: staffText('Log out on all devices', '登出所有裝置', '退出所有设备', 'すべての端末でログアウト'),
  changeEmail: staffText('Change the email', '更改電子郵件', '更改邮箱', 'メールアドレスを変更'),
};
/** Actions of staff for a customer's login. */
export const supportActions = supportActionNames.map((action) =>
  staffAction(`/users/:id/${action}`, {
    label: supportLabels[action],
    fields: action === 'changeEmail' ? [newEmail, why] : [why],
    input: supportSchema.omit({ action: true }),
    verb: ({ ctx, input }) => supportCustomer({ ctx, input: { ...input, action } }),
  }),
);
