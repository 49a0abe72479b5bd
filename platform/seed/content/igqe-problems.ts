import { problems } from '../catalogue/problems';
import { t } from '../catalogue/localized';

/** One problem of an exam for each of the first three stages. Each is proven in the catalogue and has one answer. */
export const igqeProblems = [
  {
    problem: problems.twoAtariWall,
    title: t(
      '入門 G17：從哪一邊叫吃？吃掉有三角的白子',
      '入门 G17：从哪一边打吃？吃掉有三角的白子',
      'Beginner, G17: from which side? Capture the marked stones.',
      '入門 G17：どちらから追いますか？三角印の白石を取りましょう。',
    ),
    hint: t(
      '把白子趕向沒有同伴的那一邊。',
      '把白子赶向没有同伴的那一边。',
      'Drive White to the side where it has no friends.',
      '白の味方がいないほうへ追いましょう。',
    ),
    wrong: t(
      '方向反了，白子跑了出去。悔棋，換一邊追。',
      '方向反了，白子跑了出去。悔棋，换一边追。',
      'Wrong side: White runs out. Undo, and chase from the other side.',
      '追う向きが逆で、白に逃げられました。「待った」で戻り、反対側から追いましょう。',
    ),
    solved: t(
      '答對了。G17 考的就是這種叫吃的方向。',
      '答对了。G17 考的就是这种打吃的方向。',
      'Right. At G17 it is the direction of the atari that counts.',
      '正解です。G17では、このアタリの向きが問われます。',
    ),
  },
  {
    problem: problems.eyeCorner,
    title: t(
      '中級 G15：下一手，讓有三角的黑棋活起來',
      '中级 G15：下一手，让有三角的黑棋活起来',
      'Intermediate, G15: make the marked black stones live.',
      '中級 G15：三角印の黒石を生かしましょう。',
    ),
    hint: t(
      '角上的空間要分成兩間，哪一點是中間？',
      '角上的空间要分成两间，哪一点是中间？',
      'The corner has to become two rooms. Where is the middle?',
      '隅のお部屋を二つに分けます。真ん中はどこですか？',
    ),
    wrong: t(
      '白棋占走要點，只剩一隻眼。悔棋，再找一次。',
      '白棋占走要点，只剩一只眼。悔棋，再找一次。',
      'White takes the vital point and one eye is left. Undo, and look again.',
      '白に急所を打たれ、眼が一つになりました。「待った」で戻りましょう。',
    ),
    solved: t(
      '兩隻眼，活了。通過 G15，就進入中級。',
      '两只眼，活了。通过 G15，就进入中级。',
      'Two eyes: alive. Passing G15 opens the intermediate stage.',
      '二眼で生きました。G15に合格すると中級です。',
    ),
  },
  {
    problem: problems.liveStair,
    title: t(
      '高級 G10：算清兩步，做活有三角的黑棋',
      '高级 G10：算清两步，做活有三角的黑棋',
      'Advanced, G10: read ahead, and make the marked stones live.',
      '上級 G10：先を読んで、三角印の黒石を生かしましょう。',
    ),
    hint: t(
      '先想白棋最想下哪裡，那裡往往也是你的要點。',
      '先想白棋最想下哪里，那里往往也是你的要点。',
      'Ask where White would love to play: it is often your point too.',
      '白がいちばん打ちたいところは、黒にとっても急所です。',
    ),
    wrong: t(
      '白棋縮小了眼位，活不了。悔棋，從要點開始算。',
      '白棋缩小了眼位，活不了。悔棋，从要点开始算。',
      'White narrows the eye space and it is not enough. Undo, and start from the vital point.',
      '白に眼形をせばめられ、生きられません。「待った」で戻り、急所から読みましょう。',
    ),
    solved: t(
      '兩步都對！這就是 G10 的死活題。',
      '两步都对！这就是 G10 的死活题。',
      'Both moves right: that is life and death at G10.',
      '二手とも正解です。これがG10の死活です。',
    ),
  },
];
