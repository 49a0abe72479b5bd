import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const path = staffText(
  'A page of this site (/…) or another site (https://…).',
  '本站頁面（/…）或其他網站（https://…）。',
  '本站页面（/…）或其他网站（https://…）。',
  'このサイトのページ（/…）またはほかのサイト（https://…）。',
);
const consent = staffText(
  'Loaded only after the visitor agrees.',
  '訪客同意後才會載入。',
  '访客同意后才会加载。',
  '訪問者が同意した後にだけ読み込まれます。',
);

export const site: Dictionary = {
  'siteMetadata.title': staffText('Name of the site', '網站名稱', '网站名称', 'サイト名'),
  slogan: staffText('Slogan', '標語', '标语', 'キャッチフレーズ'),
  logo: staffText('Logo', '標誌', '标志', 'ロゴ'),
  'siteMetadata.address': staffText('Address', '地址', '地址', '住所'),
  officeHours: staffText('Office hours', '客服時間', '客服时间', '受付時間'),
  copyright: staffText('Copyright line', '版權聲明', '版权声明', '著作権表示'),
  studentCount: {
    label: staffText('Number of students', '學員人數', '学员人数', '受講者数'),
    description: staffText(
      'Shown only when set.',
      '有填寫才顯示。',
      '填写后才显示。',
      '入力したときだけ表示されます。',
    ),
  },
  facebookUrl: staffText('Facebook page', 'Facebook 粉絲專頁', 'Facebook 主页', 'Facebookページ'),
  instagramUrl: staffText('Instagram account', 'Instagram 帳號', 'Instagram 账号', 'Instagramアカウント'),
  lineUrl: staffText('LINE account', 'LINE 官方帳號連結', 'LINE 官方账号链接', 'LINE公式アカウント'),
  youtubeUrl: staffText('YouTube channel', 'YouTube 頻道', 'YouTube 频道', 'YouTubeチャンネル'),
  discordUrl: staffText('Discord server', 'Discord 社群', 'Discord 社群', 'Discordサーバー'),
  whatsappUrl: staffText('WhatsApp link', 'WhatsApp 連結', 'WhatsApp 链接', 'WhatsAppリンク'),
  wechatId: staffText('WeChat ID', '微信號', '微信号', 'WeChat ID（微信）'),
  wechatQr: staffText('WeChat QR code', '微信 QR 碼', '微信二维码', 'WeChatのQRコード'),
  officialLineEnabled: staffText(
    'Show the LINE account',
    '顯示 LINE 官方帳號',
    '显示 LINE 官方账号',
    'LINE公式アカウントを表示',
  ),
  contactWindow: staffText('Floating contact window', '浮動聯絡視窗', '浮动联系窗口', 'お問い合わせウィンドウ'),
  originWebSiteUrl: {
    label: staffText('Login and personal space', '登入與個人空間', '登录与个人空间', 'ログインとマイページ'),
    description: path,
  },
  appUrl: {
    label: staffText('Course platform', '上課平台', '上课平台', '受講用アプリ'),
    description: staffText(
      'Empty: the lessons of this shop.',
      '留空：本店的上課頁面。',
      '留空：本店的上课页面。',
      '空欄：このショップの学習ページ。',
    ),
  },
  shopUrl: { label: staffText('Shop', '商店', '商店', 'ショップ'), description: path },
  socialShareTitle: staffText('Title when shared', '分享標題', '分享标题', '共有時のタイトル'),
  socialShareDescription: staffText('Text when shared', '分享說明', '分享说明', '共有時の説明'),
  socialShareImage: staffText('Picture when shared', '分享圖片', '分享图片', '共有時の画像'),
  socialShareTwitterTitle: staffText(
    'Title on X (Twitter)',
    'X（Twitter）分享標題',
    'X（Twitter）分享标题',
    'X（Twitter）でのタイトル',
  ),
  socialShareTwitterDescription: staffText(
    'Text on X (Twitter)',
    'X（Twitter）分享說明',
    'X（Twitter）分享说明',
    'X（Twitter）での説明',
  ),
  socialShareTwitterImage: staffText(
    'Picture on X (Twitter)',
    'X（Twitter）分享圖片',
    'X（Twitter）分享图片',
    'X（Twitter）での画像',
  ),
  pixelId: {
    label: staffText('Advertising pixel', '廣告像素編號', '广告像素编号', '広告ピクセルID'),
    description: consent,
  },
  pixels: {
    label: staffText('Pixels of single pages', '個別頁面的像素', '个别页面的像素', 'ページごとのピクセル'),
    one: staffText('Pixel', '像素', '像素', 'ピクセル'),
  },
  'pixels.path': {
    label: staffText('Page', '頁面', '页面', 'ページ'),
    description: staffText(
      'What stands behind the language, such as /courses; holds for everything below it, too.',
      '語言之後的路徑，例如 /courses；其下的頁面也適用。',
      '语言之后的路径，例如 /courses；其下的页面也适用。',
      '言語より後ろのパス（例：/courses）。その下のページにも適用されます。',
    ),
  },
  'pixels.pixelId': staffText('Pixel', '像素編號', '像素编号', 'ピクセルID'),
  analyticsId: {
    label: staffText('Analytics', '流量分析編號', '流量分析编号', 'アクセス解析ID'),
    description: consent,
  },
};
