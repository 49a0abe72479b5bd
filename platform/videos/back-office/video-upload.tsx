'use client';

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { videoLimits } from '@/lib/videos/video';
import { staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { sendVideo } from './send-video';

const minutes = videoLimits.seconds / 60;
const megabytes = videoLimits.bytes / 1_000_000;

const texts = {
  label: staffText('Film', '影片', '视频', '動画'),
  saveFirst: staffText(
    'Save first; then choose the file.',
    '請先儲存，再選擇影片檔。',
    '请先保存，再选择视频文件。',
    '先に保存してから、ファイルを選んでください。',
  ),
  kinds: staffText(
    `MP4 (H.264) plays everywhere; WebM does not on older iPhones. ${megabytes} MB and ${minutes} minutes at most. Another file takes the place of this one in every lesson.`,
    `MP4（H.264）各種裝置都能播放；WebM 在較舊的 iPhone 上無法播放。最大 ${megabytes} MB、最長 ${minutes} 分鐘。上傳新檔後，所有使用這部影片的課都會換成新檔。`,
    `MP4（H.264）各种设备都能播放；WebM 在较旧的 iPhone 上无法播放。最大 ${megabytes} MB、最长 ${minutes} 分钟。上传新文件后，所有使用该视频的课都会换成新文件。`,
    `MP4（H.264）はどの端末でも再生できます。WebMは古いiPhoneでは再生できません。${megabytes}MB・${minutes}分まで。新しいファイルを送ると、この動画を使うすべてのレッスンが差し替わります。`,
  ),
  stop: staffText('Stop', '停止', '停止', '中止'),
  sending: staffText('Sending: {percent} %', '上傳中：{percent}%', '上传中：{percent}%', '送信中：{percent}%'),
  cut: staffText(
    'The upload was cut off. Choose the same file again: it goes on where it stopped.',
    '上傳中斷。請再選一次同一個檔案，會從中斷處繼續。',
    '上传中断。请再选一次同一个文件，会从中断处继续。',
    '送信が途切れました。同じファイルをもう一度選ぶと、続きから送ります。',
  ),
};

type State = { percent: number } | { message: string } | null;

/** The field of a video's file: choose it, upload it in parts, watch it. */
export function VideoUpload() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [state, setState] = useState<State>(null);
  const stop = useRef<AbortController>(null);
  const t = (text: StaffText) => textIn(text, i18n.language);
  const at = `${config.serverURL}${config.routes.api}/films/${id}`;
  const hasVideo = Boolean((savedDocumentData?.file as { key?: string } | undefined)?.key);

  const send = async (file: File | undefined) => {
    if (!file) return;
    stop.current = new AbortController();
    setState({ percent: 0 });
    const onPercent = (percent: number) => setState({ percent });
    const failure = await sendVideo(at, file, onPercent, stop.current.signal);
    // The reload shows the new video and its length.
    if (failure === null) return window.location.reload();
    setState({ message: failure === 'cut' ? t(texts.cut) : failure.message });
  };

  const isSending = state !== null && 'percent' in state;
  return (
    <div className="field-type" role="group" aria-label={t(texts.label)}>
      <p className="field-label">{t(texts.label)}</p>
      {id === undefined ? (
        <p>{t(texts.saveFirst)}</p>
      ) : (
        <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
          {hasVideo && (
            <video
              src={`${at}/watch`}
              controls
              playsInline
              preload="metadata"
              style={{ width: '100%', maxWidth: '40rem' }}
            />
          )}
          {isSending ? (
            <>
              <p role="status" style={{ margin: 0 }}>
                {t(texts.sending).replace('{percent}', String(state.percent))}
              </p>
              <progress max={100} value={state.percent} style={{ width: '100%', maxWidth: '40rem' }} />
              <Button buttonStyle="secondary" size="small" margin={false} onClick={() => stop.current?.abort()}>
                {t(texts.stop)}
              </Button>
            </>
          ) : (
            <input
              type="file"
              accept="video/mp4,video/webm"
              aria-label={t(texts.label)}
              onChange={({ currentTarget: { files } }) => void send(files?.[0])}
            />
          )}
          {state && 'message' in state && <p role="alert">{state.message}</p>}
          <p className="field-description">{t(texts.kinds)}</p>
        </div>
      )}
    </div>
  );
}
