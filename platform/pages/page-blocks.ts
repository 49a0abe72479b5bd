import type { Block, BlocksField } from 'payload';
import {
  actionsField,
  afterRow,
  area,
  choice,
  linkRow,
  list,
  pageBlock,
  problemsField,
  text,
  visualFields,
} from './blocks/common';
import { row } from '@/platform/kernel/back-office/fields/basic-fields';
import { labels } from '@/platform/kernel/back-office/define-table';
import { pictureField } from '@/platform/kernel/back-office/fields/picture-fields';

const entries = list('items', [text('title'), area('text')]);
const figures = (name: string) => list(name, [row([text('figure', 40), text('label', 80)])], 6);

/** What staff compose pages of, in the order of the drawer (lib/pages/blocks says what each one shows). */
export const pageBlocks: Block[] = [
  pageBlock(
    'hero',
    ['Opening', '開場', '开场', 'メインビジュアル'],
    [actionsField, figures('figures'), ...visualFields, problemsField, afterRow],
  ),
  pageBlock('text', ['Text', '文字', '文本', 'テキスト'], [{ name: 'body', type: 'richText' }]),
  pageBlock(
    'pictureText',
    ['Picture with text', '圖文並排', '图文并排', '画像とテキスト'],
    [{ name: 'body', type: 'richText' }, entries, ...visualFields, choice('side', ['left', 'right']), actionsField],
  ),
  pageBlock(
    'cards',
    ['Cards', '卡片', '卡片', 'カード'],
    [
      list('items', [text('title'), area('text'), linkRow, ...visualFields], 12),
      { name: 'isLifted', type: 'checkbox', defaultValue: false },
    ],
  ),
  pageBlock(
    'steps',
    ['Steps', '步驟', '步骤', 'ステップ'],
    [list('items', [row([text('title'), text('time', 80)]), area('text')], 12)],
  ),
  pageBlock(
    'table',
    ['Table', '表格', '表格', '表'],
    [
      text('caption'),
      text('columns', 80, { hasMany: true, maxRows: 8 }),
      list('rows', [text('cells', 300, { hasMany: true, maxRows: 8 })], 60),
      area('note'),
    ],
  ),
  pageBlock('figures', ['Figures', '數字', '数字', '数字で見る'], [figures('items')]),
  pageBlock(
    'schedule',
    ['Schedule', '時程', '日程', 'スケジュール'],
    [list('items', [row([text('day', 80), text('time', 80), text('title')]), area('text')], 60), text('place')],
  ),
  pageBlock(
    'offer',
    ['Products and prices', '商品與價格', '商品与价格', '商品と価格'],
    [
      { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true, required: true },
      {
        name: 'notSold',
        type: 'ui',
        admin: { components: { Field: '/platform/catalogue/back-office/not-sold#NotSold' } },
      },
      row([choice('show', ['cards', 'prices']), text('coupon', 40)]),
      area('note'),
    ],
  ),
  pageBlock(
    'problem',
    ['Position to play', '可下的棋盤', '可下的棋盘', '打てる問題'],
    [{ name: 'body', type: 'richText' }, problemsField, afterRow],
  ),
  pageBlock(
    'questions',
    ['Questions', '常見問題', '常见问题', 'よくある質問'],
    [
      choice('show', ['mixed', 'picked', 'group', 'all']),
      {
        name: 'faqs',
        type: 'relationship',
        relationTo: 'faqs',
        hasMany: true,
        admin: { condition: (_, siblings) => siblings?.show === 'picked' },
      },
      {
        name: 'group',
        type: 'relationship',
        relationTo: 'faqGroups',
        admin: { condition: (_, siblings) => siblings?.show === 'group' },
      },
    ],
  ),
  pageBlock('reviews', ['Reviews', '學員心得', '学员评价', '受講者の声'], []),
  pageBlock(
    'video',
    ['Video', '影片', '视频', '動画'],
    [
      text('title'),
      { name: 'file', type: 'upload', relationTo: 'media', filterOptions: { mimeType: { contains: 'video' } } },
      text('url', 500),
      { name: 'captions', type: 'upload', relationTo: 'media', filterOptions: { mimeType: { equals: 'text/vtt' } } },
      pictureField('poster'),
      visualFields[1]!,
    ],
  ),
  pageBlock('callToAction', ['Call to action', '行動呼籲', '行动号召', '行動の呼びかけ'], [actionsField]),
  pageBlock('contact', ['Contact', '聯絡方式', '联系方式', 'お問い合わせ'], []),
  pageBlock('contents', ['Table of contents', '目錄', '目录', '目次'], []),
  pageBlock('gradeRoad', ['Road of grades', '級別之路', '级别之路', 'グレードの道のり'], []),
  pageBlock('branches', ['Branches', '分校', '校区', '教室'], [choice('show', ['finder', 'seats', 'cities'])]),
  pageBlock('championships', ['Championships', '校際賽', '校际赛', '学校対抗戦'], []),
  pageBlock(
    'starterCourse',
    ['Free starter course', '免費入門課', '免费入门课', '無料スターターコース'],
    [actionsField],
  ),
  pageBlock('markets', ['Partner markets', '合作賣場', '合作专场', '提携ストア'], []),
  pageBlock('articles', ['Articles', '文章', '文章', '記事'], []),
];

/** Each language has its own list: content and order may differ between languages, not only the wording. */
export const blocksField: BlocksField = {
  name: 'blocks',
  type: 'blocks',
  localized: true,
  labels: labels('Block', 'Blocks', '區塊', '区块', 'ブロック'),
  blocks: pageBlocks,
};
