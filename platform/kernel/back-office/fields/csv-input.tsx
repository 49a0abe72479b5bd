'use client';

type Props = { value: string; onChange: (csv: string) => void; language: string };

/** The encoding that banks use besides UTF-8, by language. */
const encodings: Record<string, string> = { 'zh-TW': 'big5', zh: 'gb18030', ja: 'shift_jis' };

/** A table as text: pasted, or read from a file in UTF-8 or the bank's encoding. */
export function CsvInput({ value, onChange, language }: Props) {
  const read = async (file: File | undefined) => {
    if (!file) return;
    const bytes = await file.arrayBuffer();
    try {
      onChange(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      onChange(new TextDecoder(encodings[language] ?? 'windows-1252').decode(bytes));
    }
  };
  return (
    <>
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <textarea rows={6} value={value} onChange={(event) => onChange(event.target.value)} />
    </>
  );
}
