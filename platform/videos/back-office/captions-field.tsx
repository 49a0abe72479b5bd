'use client';

import { TextareaField, useField, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';

const fromFile = staffText(
  'Captions from a .vtt file',
  '從 .vtt 檔讀入字幕',
  '从 .vtt 文件读入字幕',
  '.vttファイルから字幕を読み込む',
);

/** Captions as text, typed or read from a file. Errors in them are reported on saving. */
export const CaptionsField: TextareaFieldClientComponent = (props) => {
  const { setValue, disabled } = useField<string>({ potentiallyStalePath: props.path });
  const { i18n } = useTranslation();
  return (
    <>
      <TextareaField {...props} />
      {!(disabled || props.readOnly) && (
        <p className="field-type">
          <label>
            {textIn(fromFile, i18n.language)}{' '}
            <input
              type="file"
              accept=".vtt,text/vtt"
              onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(setValue)}
            />
          </label>
        </p>
      )}
    </>
  );
};
