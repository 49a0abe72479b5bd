import { staffText } from '@/platform/kernel/back-office/staff-text';
import { regions } from '@/platform/kernel/back-office/labels/common';
import type { Dictionary, FieldLabels } from '@/platform/kernel/back-office/labels/field-labels';

export const regionLabels: FieldLabels = { label: staffText('Region', '地區', '地区', '地域'), options: regions };

export const places: Dictionary = {
  'cities.name': staffText('City', '城市', '城市', '都市'),
  'cities.stores': staffText('Branches', '分校', '校区', '教室'),
  'cities.code': staffText('City code', '城市代碼', '城市代码', '都市コード'),
  regionId: regionLabels,
  'stores.name': staffText('Branch', '分校名稱', '校区名称', '教室名'),
  'stores.address': staffText('Address', '地址', '地址', '住所'),
  'stores.city': staffText('City', '城市', '城市', '都市'),
  'stores.code': {
    label: staffText('Branch code', '分校代碼', '校区代码', '教室コード'),
    description: staffText(
      'Stands in web addresses.',
      '會出現在網址中。',
      '会出现在网址中。',
      'ウェブアドレスに使われます。',
    ),
  },
  openingHours: staffText('Opening hours', '營業時間', '营业时间', '営業時間'),
  latitude: staffText('Latitude', '緯度', '纬度', '緯度'),
  longitude: staffText('Longitude', '經度', '经度', '経度'),
  experienceCourses: {
    label: staffText('Trial classes', '分校體驗課', '校区体验课', '体験クラス'),
    one: staffText('Trial class', '分校體驗課', '校区体验课', '体験クラス'),
  },
  seats: staffText('Seats', '名額', '名额', '定員'),
  seatsTaken: {
    label: staffText('Given away by other means', '其他方式保留的名額', '其他方式保留的名额', '電話などで受けた席数'),
    description: staffText(
      'By telephone, for instance. Bookings on this site are counted by themselves.',
      '例如電話預約；網站上的預約會自動計算，不必填入。',
      '例如电话预约；网站上的预约会自动计算，不必填入。',
      '電話で受けたご予約などの席数です。サイトからの予約は自動で数えられます。',
    ),
  },
  ageFrom: staffText('From age', '最小年齡', '最小年龄', '対象年齢（下限）'),
  ageTo: staffText('To age', '最大年齡', '最大年龄', '対象年齢（上限）'),
};
