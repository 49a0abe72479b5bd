import { expect, it } from 'vitest';
import { textsIn } from './texts-in';

it('what there is to read in blocks and rich text, without tags, addresses and colours', () => {
  const blocks = [
    {
      __component: 'blocks.text',
      tone: 'night',
      anchor: 'a',
      heading: '報名',
      body: '<p>先<b>體驗</b></p><p>A &amp; B</p>',
    },
    {
      __component: 'blocks.cards',
      items: [{ title: '卡片', to: 'courses/combo-05', label: '看課程', illustration: 'teacher' }],
    },
    { __component: 'blocks.table', columns: ['級別'], rows: [{ cells: ['G15', 'G14'] }] },
    { __component: 'blocks.hero', problems: [{ title: '黑先', problem: { size: 9 } }] },
  ];
  expect(textsIn({ slug: 'kidgo', blocks })).toBe('報名 先 體驗 A & B 卡片 看課程 級別 G15 G14');
});
