/** Sections of the back office's navigation. */
export const groups = {
  catalogue: { en: 'Catalogue', 'zh-TW': '商品目錄', zh: '商品目录', ja: '商品カタログ' },
  sales: { en: 'Sales', 'zh-TW': '銷售', zh: '销售', ja: '販売' },
  content: { en: 'Content', 'zh-TW': '內容', zh: '内容', ja: 'コンテンツ' },
  places: { en: 'Branches', 'zh-TW': '據點', zh: '网点', ja: '教室' },
  people: { en: 'People', 'zh-TW': '帳號', zh: '账号', ja: 'アカウント' },
  system: { en: 'System', 'zh-TW': '系統', zh: '系统', ja: 'システム' },
};
