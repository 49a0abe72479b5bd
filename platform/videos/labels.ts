import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const videos: Dictionary = {
  'films.title': {
    label: staffText('Title', '標題', '标题', 'タイトル'),
    description: staffText(
      'For the staff: by it a film is found for a lesson.',
      '供後台使用：編課時以此尋找影片。',
      '供后台使用：编课时以此查找视频。',
      'スタッフ用。レッスンを作るとき、この名前で動画を探します。',
    ),
  },
  'films.captions': {
    label: staffText('Captions', '字幕', '字幕', '字幕'),
    description: staffText(
      'WebVTT, for who watches in this language.',
      'WebVTT 格式，供使用這個語言的學習者觀看。',
      'WebVTT 格式，供使用该语言的学习者观看。',
      'WebVTT形式。この言語で見る人に表示されます。',
    ),
  },
  'films.seconds': {
    label: staffText('Length in seconds', '片長（秒）', '时长（秒）', '長さ（秒）'),
    description: staffText('Read from the file.', '由檔案讀取。', '由文件读取。', 'ファイルから読み取ります。'),
  },
  'films.bytes': staffText('Film', '影片', '视频', '動画'),
  'films.file': staffText('File', '檔案', '文件', 'ファイル'),
  'films.upload': staffText('Upload', '上傳', '上传', '送信中のファイル'),
  'films.file.key': staffText('Key', '識別碼', '标识', '識別子'),
  'films.file.size': staffText('Bytes', '位元組', '字节', 'バイト数'),
  'films.file.mime': {
    label: staffText('Kind', '格式', '格式', '形式'),
    options: {
      'video/mp4': staffText('MP4 film', 'MP4 影片', 'MP4 视频', 'MP4動画'),
      'video/webm': staffText('WebM film', 'WebM 影片', 'WebM 视频', 'WebM動画'),
    },
  },
  'films.upload.key': staffText('Key', '識別碼', '标识', '識別子'),
  'films.upload.size': staffText('Bytes', '位元組', '字节', 'バイト数'),
  'films.upload.received': staffText('Received', '已接收', '已接收', '受信済み'),
  'films.upload.of': staffText('Name of the file', '檔名', '文件名', 'ファイル名'),
};
