import { words } from '@/platform/kernel/back-office/words';
import { languageNames } from '@/platform/kernel/back-office/labels/common';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-words';

const plainText = words(
  'Plain text. An empty line begins a new paragraph.',
  '純文字；空一行即為新段落。',
  '纯文本；空一行即为新段落。',
  '文字だけを入力します。空行で段落が分かれます。',
);

export const content: Dictionary = {
  content: words('Text', '內文', '正文', '本文'),
  externalLink: {
    label: words('Link to another site', '外部連結', '外部链接', '外部サイトへのリンク'),
    description: words(
      'Given, the article leads there.',
      '填寫後，點文章會前往該網址。',
      '填写后，点文章会前往该网址。',
      '入力すると、記事からそのサイトへ移動します。',
    ),
  },
  publishedAt: words('Date shown', '發佈日期', '发布日期', '公開日'),

  'pages.lead': {
    label: words('Introduction', '開場說明', '开场说明', '導入文'),
    description: words(
      'Also what search engines show below the title.',
      '也是搜尋結果標題下方的說明。',
      '也是搜索结果标题下方的说明。',
      '検索結果のタイトルの下にも表示されます。',
    ),
  },
  menus: {
    label: words('In the menus', '顯示在選單', '显示在菜单', '表示するメニュー'),
    options: {
      header: words('Header', '頁首', '页首', 'ヘッダー'),
      help: words('Footer: help', '頁尾：說明', '页脚：帮助', 'フッター：ヘルプ'),
      about: words('Footer: about us', '頁尾：關於我們', '页脚：关于我们', 'フッター：会社案内'),
      competition: words('Footer: competitions', '頁尾：比賽', '页脚：比赛', 'フッター：大会'),
      more: words('Footer: more', '頁尾：更多', '页脚：更多', 'フッター：その他'),
    },
  },
  notInMenuOf: {
    label: words('Not in the menus of', '不顯示在這些語言的選單', '不显示在这些语言的菜单', 'メニューに出さない言語'),
    options: languageNames,
    description: words(
      'The page can still be reached there by its address.',
      '仍可用網址開啟此頁。',
      '仍可用网址打开此页。',
      'アドレスからは引き続き開けます。',
    ),
  },
  isProtected: {
    label: words('Protected', '受保護', '受保护', '保護する'),
    description: words(
      'It keeps its address and cannot be deleted or taken down.',
      '網址不能更改，也不能刪除或下架。',
      '网址不能更改，也不能删除或下架。',
      'アドレスの変更・削除・非公開ができなくなります。',
    ),
  },
  isHiddenFromSearch: words(
    'Hidden from search engines',
    '不讓搜尋引擎收錄',
    '不让搜索引擎收录',
    '検索エンジンに表示しない',
  ),
  menuLabel: {
    label: words('Name in the menus', '選單上的名稱', '菜单上的名称', 'メニューでの名前'),
    description: words('Empty: the title.', '留空則用標題。', '留空则用标题。', '空欄ならタイトルを使います。'),
  },
  effectiveAt: words('Valid from', '生效日期', '生效日期', '発効日'),
  blocks: words('Blocks', '區塊', '区块', 'ブロック'),

  'faqGroups.name': words('Heading', '分類名稱', '分类名称', '分類名'),
  'faqGroups.code': words('Link name', '連結名稱', '链接名称', 'リンク名'),
  'faqs.answer': { label: words('Answer', '回答', '回答', '回答'), description: plainText },
  group: words('Group', '分類', '分类', '分類'),

  'reviews.username': words('Who says it', '評價者', '评价者', '名前'),
  comment: words('What they say', '評價內容', '评价内容', 'コメント'),
  media: words('Picture', '圖片', '图片', '画像'),

  token: {
    label: words('Address', '網址名稱', '网址名称', 'アドレス名'),
    description: words(
      'Follows the language in the web address: /zh-TWspring2027',
      '接在網址的語言之後：/zh-TWspring2027',
      '接在网址的语言之后：/zh-TWspring2027',
      'アドレスの言語のすぐ後ろに付きます：/zh-TWspring2027',
    ),
  },

  venue: words('Place', '地點', '地点', '会場'),
  groups: {
    label: words('Groups', '組別', '组别', '部門'),
    one: words('Group', '組別', '组别', '部門'),
  },
  'groups.name': words('Group', '組別', '组别', '部門名'),
  eligibility: words('Who may enter', '參賽資格', '参赛资格', '参加資格'),
  limit: {
    label: words('Places', '名額', '名额', '定員'),
    description: words('Empty: without limit.', '留空表示不限。', '留空表示不限。', '空欄なら無制限です。'),
  },
  rules: words('Rules', '比賽規則', '比赛规则', '競技規定'),
  prizes: {
    label: words('Prizes', '獎項', '奖项', '賞'),
    one: words('Prize', '獎項', '奖项', '賞'),
  },
  place: words('Rank', '名次', '名次', '順位'),
  prize: words('Prize', '獎勵', '奖励', '賞品'),
  results: {
    label: words('Results', '成績', '成绩', '結果'),
    one: words('Result', '成績', '成绩', '結果'),
    description: words(
      'Empty until the event is over.',
      '比賽結束前留空。',
      '比赛结束前留空。',
      '大会が終わるまで空欄にしておきます。',
    ),
  },
  certificates: words('Certificates', '證書', '证书', '賞状・参加証'),
  'results.group': words('Group', '組別', '组别', '部門'),
  winners: {
    label: words('Winners', '得獎者', '获奖者', '入賞者'),
    description: words('From the first place on.', '依名次填寫。', '按名次填写。', '1位から順に入力します。'),
  },
  registrationStartsAt: words('Registration opens', '報名開始', '报名开始', '申込開始'),
  registrationEndsAt: words('Registration closes', '報名截止', '报名截止', '申込締切'),

  'media.url': words('Address of the file', '檔案網址', '文件网址', 'ファイルのアドレス'),
  thumbnailURL: words('Address of the small picture', '縮圖網址', '缩略图网址', 'サムネイルのアドレス'),
  mimeType: words('Kind of file', '檔案類型', '文件类型', 'ファイルの種類'),
  alt: {
    label: words('What it shows', '圖片說明', '图片说明', '画像の説明'),
    description: words(
      'Read aloud to people who cannot see it.',
      '給看不見圖片的人聽的說明。',
      '给看不见图片的人听的说明。',
      '画像が見えない方のために読み上げられます。',
    ),
  },
  caption: words('Caption', '圖說', '图注', 'キャプション'),
};
