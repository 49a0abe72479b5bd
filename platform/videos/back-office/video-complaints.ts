import { videoLimits } from '@/lib/videos/video';
import type { VideoFault } from '@/platform/videos/inspect-video';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';

const minutes = videoLimits.seconds / 60;
const megabytes = videoLimits.bytes / 1_000_000;

/** Error messages for a file that is rejected as a video of a lesson. */
export const videoComplaints: Readonly<Record<VideoFault, StaffText>> = {
  notAVideo: staffText(
    'This is not a film in MP4 or WebM, whatever its name says.',
    '這個檔案的內容不是 MP4 或 WebM 影片（與副檔名無關）。',
    '该文件的内容不是 MP4 或 WebM 视频（与扩展名无关）。',
    'このファイルの中身はMP4またはWebMの動画ではありません（拡張子とは関係ありません）。',
  ),
  unplayable: staffText(
    'Many devices do not play this film. Export it as MP4 with H.264.',
    '許多裝置無法播放這部影片。請另存為 H.264 編碼的 MP4。',
    '许多设备无法播放该视频。请导出为 H.264 编码的 MP4。',
    'この形式の動画は再生できない端末が多くあります。H.264のMP4で書き出してください。',
  ),
  noLength: staffText(
    'This film does not say how long it is: it was cut off, or recorded without its length. Export it anew.',
    '讀不到這部影片的長度：檔案可能不完整，或錄製時沒有寫入長度。請重新匯出。',
    '读不到该视频的时长：文件可能不完整，或录制时没有写入时长。请重新导出。',
    'この動画の長さを読み取れません。途中で切れているか、長さが記録されていません。書き出し直してください。',
  ),
  tooLong: staffText(
    `A lesson lasts ${minutes} minutes at most. Split this film.`,
    `一課最長 ${minutes} 分鐘，請將影片分段。`,
    `一课最长 ${minutes} 分钟，请将视频分段。`,
    `1レッスンは最長${minutes}分です。動画を分けてください。`,
  ),
  tooLarge: staffText(
    `A film has ${megabytes} MB at most. Export it smaller; 720p is enough for a board.`,
    `影片最大 ${megabytes} MB。請匯出較小的檔案；棋盤畫面 720p 就夠清楚。`,
    `视频最大 ${megabytes} MB。请导出较小的文件；棋盘画面 720p 就够清楚。`,
    `動画は${megabytes}MBまでです。小さく書き出してください。盤面は720pで十分です。`,
  ),
};
