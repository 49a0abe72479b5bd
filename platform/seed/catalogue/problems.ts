import { readFileSync } from 'node:fs';
import type { Position, Problem, ProblemMove, ProblemTexts } from '@/lib/domain/position';
import type { Locale } from '@/lib/i18n/locales';
import { t } from './localized';
import { problemPositions, type ProvenPosition } from './problem-positions';
import { texts, themes } from './problem-texts';

type Tree = { moves: ProblemMove[]; otherwise?: string };
// Read, not imported: who loads this as it is written would have to say how JSON is imported, which Node 20.9 cannot. Every command
// runs at the root of the project.
const treeOf: Record<string, Tree | undefined> = JSON.parse(
  readFileSync('platform/seed/catalogue/problem-trees.json', 'utf8'),
);

function searched(name: string, { goal, position, theme, proof }: ProvenPosition): Problem {
  const tree = treeOf[name];
  if (!tree) throw new Error(`${name} has no answers yet: run platform/commands/problem-trees.ts`);
  const { moves, otherwise } = tree;
  const words: Record<Locale, ProblemTexts> = structuredClone(themes[theme]);
  // A komi of that and a half: Black is ahead after the best line only, by area as by territory.
  const komi = String((proof.points ?? 0) - 2);
  for (const text of Object.values(words)) text.prompt = text.prompt.replace('{komi}', komi);
  return { position, goal, moves, ...(otherwise ? { otherwise } : {}), texts: words };
}

/** A move every joseki dictionary names: knowledge, not a search. */
function known(position: Position, tree: Tree, words: Record<Locale, ProblemTexts>): Problem {
  return { position: { ...position, toPlay: 'black' }, goal: 'bestMove', ...tree, texts: words };
}

const notJoseki = t(
  '這裡白棋會先占到要點。退回一步，看看定石怎麼下。',
  '这里白棋会先占到要点。退回一步，看看定式怎么下。',
  'White takes the key point first. Undo, and think of the joseki.',
  '白に急所を先に打たれます。一手戻して、定石を思い出しましょう。',
);

/** Established sequences: the answer is the joseki. */
export const josekiProblems = {
  starSlide: known(
    { size: 19, black: 'Q16 R14 R10', white: 'O17 Q18', crop: 'K10 T19', last: 'Q18' },
    { moves: [{ at: 'R17', reply: 'L17' }], otherwise: 'R17' },
    texts(
      t(
        '黑先。白棋飛到二路了，黑棋怎麼守角？',
        '黑先。白棋飞到二路了，黑棋怎么守角？',
        'Black to play. White has slid to the second line. How does Black keep the corner?',
        '黒番です。白が二線にスベってきました。黒は隅をどう守りますか？',
      ),
      t(
        '對了！{point} 守住角地，白棋拆二安定，這是星位的基本定石。',
        '对了！{point} 守住角地，白棋拆二安定，这是星位的基本定式。',
        'Right! {point} keeps the corner and White extends two spaces: the basic star-point joseki.',
        '正解です。{point}で隅を守り、白は二間にヒラきます。星の基本定石です。',
      ),
      notJoseki,
    ),
  ),
  sansan: known(
    { size: 19, black: 'Q16 R10 Q4', white: 'R17 K17 D16', crop: 'J10 T19', last: 'R17' },
    { moves: [{ at: 'R16', reply: 'Q17' }], otherwise: 'R16' },
    texts(
      t(
        '黑先。白棋點進三三，黑棋從哪一邊擋？',
        '黑先。白棋点进三三，黑棋从哪一边挡？',
        'Black to play. White has invaded at 3-3. From which side does Black block?',
        '黒番です。白が三々に入ってきました。どちらからオサえますか？',
      ),
      t(
        '對了！從 {point} 擋，和右邊的黑棋連成一片。',
        '对了！从 {point} 挡，和右边的黑棋连成一片。',
        'Right! Blocking at {point} works together with the black stones on the right side.',
        '正解です。{point}からオサえれば、右辺の黒とつながって働きます。',
      ),
      t(
        '白棋往右邊鑽出來，黑棋在那裡等的棋就沒用了。退回一步，看看自己的棋在哪裡。',
        '白棋往右边钻出来，黑棋在那里等的棋就没用了。退回一步，看看自己的棋在哪里。',
        'White comes out along the right side, where Black had stones waiting. Undo, and see where your own stones are.',
        '白に右辺へ出られ、そこの黒が働きません。一手戻して、味方の石がどこにあるか見ましょう。',
      ),
    ),
  ),
  sansanThirteen: known(
    { size: 13, black: 'K10 D10 G10', white: 'L11 K4 D4', last: 'L11' },
    { moves: [{ at: 'K11', reply: 'L10' }], otherwise: 'K11' },
    texts(
      t(
        '黑先。13 路棋盤上，白棋點進右上角三三。從哪一邊擋，上邊才圍得起來？',
        '黑先。13 路棋盘上，白棋点进右上角三三。从哪一边挡，上边才围得起来？',
        'Black to play on 13×13. White invades at 3-3 in the upper right. Which block builds the top?',
        '黒番です。13路盤の右上で、白が三々に入りました。上辺を広げるには、どちらからオサえますか？',
      ),
      t(
        '對了！{point} 擋住，三顆黑棋連成一片上邊。',
        '对了！{point} 挡住，三颗黑棋连成一片上边。',
        'Right! {point} joins three black stones into one large top side.',
        '正解です。{point}とオサえれば、上辺の黒が大きくまとまります。',
      ),
      t(
        '白棋從上邊鑽出來，上面的兩顆黑棋就沒用了。退回一步，換一邊擋。',
        '白棋从上边钻出来，上面的两颗黑棋就没用了。退回一步，换一边挡。',
        'White comes out along the top, where Black had two stones waiting. Undo, and block on the other side.',
        '白に上辺へ出られ、上の黒二子が働きません。一手戻して、反対側からオサえましょう。',
      ),
    ),
  ),
  komoku: known(
    { size: 19, black: 'R16 P17 Q4', white: 'P16 O17 D16', crop: 'K10 T19', last: 'O17' },
    { moves: [{ at: 'Q17', reply: 'O16' }], otherwise: 'Q17' },
    texts(
      t(
        '黑先。小目一間高掛，黑棋托、白棋扳了。接下來黑棋下哪裡？',
        '黑先。小目一间高挂，黑棋托、白棋扳了。接下来黑棋下哪里？',
        'Black to play. After the high approach to the 3-4 point, Black attached and White played hane. What next?',
        '黒番です。小目への一間高ガカリに、ツケてハネられました。次の一手はどこですか？',
      ),
      t(
        '對了！{point} 退回，白棋補斷點，黑棋再從右邊飛出：托退定石。',
        '对了！{point} 退回，白棋补断点，黑棋再从右边飞出：托退定式。',
        'Right! Black draws back at {point}, White mends the cut, and Black extends on the right: attach and draw back.',
        '正解です。{point}に引き、白が断点を守り、黒は右辺へヒラきます。ツケヒキ定石です。',
      ),
      notJoseki,
    ),
  ),
  sansanHane: known(
    { size: 19, black: 'Q16 Q17 R15 Q4', white: 'R17 R16 S15 D4 D16', crop: 'K9 T19', last: 'S15' },
    { moves: [{ at: 'R14' }, { at: 'S14' }], otherwise: 'R14' },
    texts(
      t(
        '黑先。點三三之後，白棋在二路扳。黑棋怎麼應？',
        '黑先。点三三之后，白棋在二路扳。黑棋怎么应？',
        'Black to play. After the 3-3 invasion White plays hane on the second line. How does Black answer?',
        '黒番です。三々のあと、白が二線をハネました。黒はどう受けますか？',
      ),
      t(
        '對了！R14 長出厚勢，S14 連扳取地，兩種都是定石，看周圍決定。',
        '对了！R14 长出厚势，S14 连扳取地，两种都是定式，看周围决定。',
        'Right! Extend at R14 for thickness, or play the double hane at S14 for profit: both are joseki.',
        '正解です。ノビて厚みを取る手と、二段バネで実利を取る手は、どちらも定石です。',
      ),
      notJoseki,
    ),
  ),
} satisfies Record<string, Problem>;

export type ProblemName = keyof typeof problemPositions | keyof typeof josekiProblems;

export const problems = {
  ...Object.fromEntries(Object.entries(problemPositions).map(([name, spec]) => [name, searched(name, spec)])),
  ...josekiProblems,
} as Record<ProblemName, Problem>;
