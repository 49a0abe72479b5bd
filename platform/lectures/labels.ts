import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const lectures: Dictionary = {
  'lectures.startsAt': {
    label: staffText('Starts', '開始時間', '开始时间', '開始日時'),
    description: staffText(
      'It can be joined from 15 minutes before, and its replay watched for 365 days after its end.',
      '開始前 15 分鐘起可以進入；重播在結束後 365 天內可觀看。',
      '开始前 15 分钟起可以进入；回放在结束后 365 天内可观看。',
      '開始の15分前から入室できます。アーカイブは終了から365日間視聴できます。',
    ),
  },
  'lectures.minutes': staffText('Length in minutes', '長度（分鐘）', '时长（分钟）', '長さ（分）'),
  'lectures.joinUrl': {
    label: staffText('Address to join', '直播連結', '直播链接', '参加用URL'),
    description: staffText(
      'Given only to who may join, and only while the lecture can be joined. It may come later.',
      '只提供給有資格的人，而且只在可以進入的時間內。之後再填也可以。',
      '只提供给有资格的人，而且只在可以进入的时间内。稍后再填也可以。',
      '参加できる人だけに、入室できる時間だけ伝えます。後から入力してもかまいません。',
    ),
  },
  'lectures.replay': {
    label: staffText('Replay', '重播', '回放', 'アーカイブ'),
    description: staffText(
      'A film that has its file. Its captions are written with the film.',
      '選擇已上傳檔案的影片。字幕在影片中編輯。',
      '选择已上传文件的视频。字幕在视频中编辑。',
      'ファイルのある動画を選びます。字幕は動画のほうで入力します。',
    ),
  },
};
