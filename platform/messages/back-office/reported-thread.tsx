'use client';

import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { ReportedThread as Opened } from '@/platform/messages/open-reported';
import { staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';

const labels = {
  title: staffText('Conversation', '對話內容', '对话内容', 'やり取りの内容'),
  open: staffText(
    'Open the conversation (noted in the audit log)',
    '開啟對話（會記入操作紀錄）',
    '打开对话（会记入操作日志）',
    'やり取りを開く（操作ログに記録されます）',
  ),
  earlier: staffText('Earlier messages', '較早的訊息', '更早的消息', '以前のメッセージ'),
  over: staffText(
    'It can be opened only while the report waits for an answer.',
    '只有在檢舉尚未回覆時才能開啟對話。',
    '只有在举报尚未回复时才能打开对话。',
    '報告が未回答の間だけ開けます。',
  ),
  teacher: staffText('Teacher', '教師', '教师', '指導者'),
  student: staffText('Student or parent', '學生或家長', '学生或家长', '生徒・保護者'),
};

/** The messages of a reported thread, for staff who judge the report. Nothing is loaded before they press the button. */
export function ReportedThread() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!id || !savedDocumentData) return null;
  const t = (text: StaffText) => textIn(text, i18n.language);

  const open = async () => {
    setBusy(true);
    const response = await fetch(`${config.serverURL}${config.routes.api}/messageReports/${id}/open`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(opened ? { before: opened.messages[0]?.number } : {}),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as (Opened & { errors?: { message: string }[] }) | null;
    if (response?.ok && answer) setOpened({ ...answer, messages: [...answer.messages, ...(opened?.messages ?? [])] });
    else toast.error(answer?.errors?.[0]?.message ?? String(response?.status ?? '–'));
    setBusy(false);
  };

  const isOver = savedDocumentData.outcome !== null && savedDocumentData.outcome !== undefined;
  return (
    <section className="field-type" aria-label={t(labels.title)}>
      <h3>{t(labels.title)}</h3>
      {isOver && <p>{t(labels.over)}</p>}
      {!isOver && (!opened || opened.hasEarlier) && (
        <Button type="button" buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void open()}>
          {t(opened ? labels.earlier : labels.open)}
        </Button>
      )}
      {opened && (
        <ol style={{ listStyle: 'none', padding: 0, display: 'grid', gap: '0.75rem' }}>
          {opened.messages.map(({ number, isTeachers, text, sentAt }) => (
            <li key={number}>
              <strong>
                {t(isTeachers ? labels.teacher : labels.student)} ({isTeachers ? opened.teacher : opened.student})
              </strong>{' '}
              <time dateTime={sentAt}>{new Date(sentAt).toLocaleString(i18n.language)}</time>
              <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
