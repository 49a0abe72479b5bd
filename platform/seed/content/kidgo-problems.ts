import { problems } from '../catalogue/problems';
import { t } from '../catalogue/localized';

/** The three positions of the children's page: capture, rescue, build a house. Each is proven in the catalogue and has one answer. */
export const kidgoProblems = [
  {
    problem: problems.topPair,
    title: t(
      '黑先：吃掉有三角的白子',
      '黑先：吃掉有三角的白子',
      'Black to play. Capture the stones with the triangle.',
      '黒番です。三角印の白石を取りましょう。',
    ),
    hint: t(
      '數一數：白子還剩哪一口氣？',
      '数一数：白子还剩哪一口气？',
      'Count with your finger: which open point do they have left?',
      '指で数えてみましょう。白の呼吸点は、どこに残っていますか？',
    ),
    wrong: t(
      '白子長出去了。悔棋，再數一次氣。',
      '白子长出去了。悔棋，再数一次气。',
      'The stones got away. Undo, and count once more.',
      '白に逃げられました。「待った」で戻って、もう一度数えましょう。',
    ),
    solved: t(
      '吃到了！把它們請出棋盤。',
      '吃到了！把它们请出棋盘。',
      'Got them! Off the board they go.',
      '取れました！盤の外へどうぞ。',
    ),
  },
  {
    problem: problems.escapeLine,
    title: t(
      '黑先：救救有三角的黑子',
      '黑先：救救有三角的黑子',
      'Black to play. Save the stones with the triangle.',
      '黒番です。三角印の黒石を助けましょう。',
    ),
    hint: t(
      '往氣最多的地方跑。',
      '往气最多的地方跑。',
      'Run to where there is room to breathe.',
      '呼吸点が増えるほうへ逃げましょう。',
    ),
    wrong: t(
      '被追上了。悔棋，換一條路跑。',
      '被追上了。悔棋，换一条路跑。',
      'Caught. Undo, and try another way out.',
      'つかまりました。「待った」で戻り、別の道を探しましょう。',
    ),
    solved: t('逃出來了，安全！', '逃出来了，安全！', 'Safe and sound!', '逃げきりました。もう安心です。'),
  },
  {
    problem: {
      ...problems.twoEyes,
      position: { ...problems.twoEyes.position, crop: 'B3 H9', marks: [] },
    },
    title: t(
      '黑先：幫黑子蓋出兩間房',
      '黑先：帮黑子盖出两间房',
      'Black to play. Build two rooms for the black stones.',
      '黒番です。黒石にお部屋を二つ作りましょう。',
    ),
    hint: t(
      '三格的房子，牆要蓋在哪一格？',
      '三格的房子，墙要盖在哪一格？',
      'The house has three squares. Where does the wall go?',
      '三つ並んだお部屋です。壁はどこに立てますか？',
    ),
    wrong: t(
      '白子占走了中間，只剩一間房。悔棋，再蓋一次。',
      '白子占走了中间，只剩一间房。悔棋，再盖一次。',
      'White took the middle, and one room is not enough. Undo, and build again.',
      '真ん中を白に打たれ、お部屋が一つになりました。「待った」で戻りましょう。',
    ),
    solved: t(
      '兩間房，永遠吃不掉！',
      '两间房，永远吃不掉！',
      'Two rooms: nobody can take these stones now.',
      'お部屋が二つ。もう取られません。',
    ),
  },
];
