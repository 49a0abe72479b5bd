'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { Board } from '@/components/go/board';
import type { Problem, ProblemMove } from '@/lib/go/position';
import { isRight, solutionOf } from '@/lib/go/problem';
import { editorTexts } from '@/platform/go/position-editor/editor-texts';
import { staffText } from '@/platform/kernel/back-office/staff-text';

const texts = {
  title: staffText('Moves and their verdicts', '各手與判定', '各手与判定', '各手と判定'),
  right: staffText('Right', '正解', '正解', '正解'),
  goesOn: staffText('Right, answered by', '正解，對方應', '正解，对方应', '正解、相手の応手'),
  wrong: staffText('Wrong, answered by', '錯誤，對方應', '错误，对方应', '不正解、相手の応手'),
  others: staffText(
    'Every other move is wrong, answered by',
    '其他下法都錯，對方應',
    '其他下法都错，对方应',
    'ほかの手はすべて不正解、相手の応手',
  ),
  noAnswer: staffText('no move', '無', '无', 'なし'),
  line: staffText('A right line', '一條正解', '一条正解', '正解の一例'),
};

/** The saved position with its first moves marked, the tree of its answers, and a solving line. */
export function ProblemTree() {
  const { savedDocumentData } = useDocumentInfo();
  const { i18n } = useTranslation();
  const t = editorTexts(i18n.language);
  const problem = savedDocumentData?.data as Problem | undefined;
  if (!problem?.moves) return null;
  const { position, moves, otherwise } = problem;
  const [right, wrong] = [moves.filter(isRight), moves.filter((move) => !isRight(move))];
  const name = (at: string | undefined) => (at ? t.point(at, position.size) : t(texts.noAnswer));
  const mark =
    (kind: 'circle' | 'cross') =>
    ({ at }: ProblemMove) => ({ at, kind });
  const marked = { ...position, marks: [...right.map(mark('circle')), ...wrong.map(mark('cross'))] };
  return (
    <section className="field-type" aria-label={t(texts.title)}>
      <h3>{t(texts.title)}</h3>
      <div className="pe">
        <div className="pe-board-box">
          <Board position={marked} coordinates={t.convention} title={t(texts.title)} />
        </div>
      </div>
      <Answers moves={[...right, ...wrong]} otherwise={otherwise} usual={otherwise} t={t} name={name} />
      <p>{`${t(texts.line)}: ${solutionOf(problem).map(name).join(' ')}`}</p>
    </section>
  );
}

type AnswersProps = {
  moves: readonly ProblemMove[];
  otherwise: string | undefined;
  /** The problem's own `otherwise`, for positions without one. */
  usual: string | undefined;
  t: ReturnType<typeof editorTexts>;
  name: (at: string | undefined) => string;
};

/** The moves at one position with their answers, and below each the moves that follow. */
function Answers({ moves, otherwise, usual, t, name }: AnswersProps) {
  const answerText = (move: ProblemMove) =>
    !isRight(move)
      ? `${t(texts.wrong)} ${name(move.reply ?? otherwise)}`
      : move.reply
        ? `${t(texts.goesOn)} ${name(move.reply)}`
        : t(texts.right);
  return (
    <ul>
      {moves.map((move) => (
        <li key={move.at}>
          {`${name(move.at)}: ${answerText(move)}`}
          {move.then && move.then.length > 0 && (
            <Answers moves={move.then} otherwise={move.otherwise ?? usual} usual={usual} t={t} name={name} />
          )}
        </li>
      ))}
      <li>{`${t(texts.others)} ${name(otherwise)}`}</li>
    </ul>
  );
}
