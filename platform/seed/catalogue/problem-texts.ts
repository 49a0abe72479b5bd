import type { ProblemTexts } from '@/lib/domain/position';
import type { Locale } from '@/lib/i18n/locales';
import { t } from './localized';
import type { Localized } from './types';

/** What a problem asks, and what it says to a right and a wrong answer. `{point}` is the first move of the solution. */
export function texts(prompt: Localized, right: Localized, wrong: Localized): Record<Locale, ProblemTexts> {
  const of = (locale: Locale) => ({ prompt: prompt[locale], right: right[locale], wrong: wrong[locale] });
  return { 'zh-TW': of('zh-TW'), 'zh-CN': of('zh-CN'), 'en-US': of('en-US'), 'ja-JP': of('ja-JP') };
}

/** One text for each technique; problems of the same technique share it. */
export const themes = {
  capture: texts(
    t(
      '黑先。提掉標有三角的白棋。',
      '黑先。提掉标有三角的白棋。',
      'Black to play. Capture the marked white chain.',
      '黒番です。三角印の白石を取りましょう。',
    ),
    t(
      '對了！{point} 是白棋的最後一口氣，填上就提掉了。',
      '对了！{point} 是白棋的最后一口气，填上就提掉了。',
      'Right! {point} was White’s last liberty. Fill it, and the chain comes off.',
      '正解です。白の最後の呼吸点{point}をふさいで取れました。',
    ),
    t(
      '白棋逃了，氣又多起來。退回一步，找出它的最後一口氣。',
      '白棋逃了，气又多了。退回一步，找出它的最后一口气。',
      'White got away and has more liberties now. Undo, and look for the last liberty.',
      '白に逃げられ、呼吸点が増えました。一手戻して、最後の呼吸点を探しましょう。',
    ),
  ),
  escape: texts(
    t(
      '黑先。救出標有三角的黑棋。',
      '黑先。救出标有三角的黑棋。',
      'Black to play. Save the marked black chain.',
      '黒番です。三角印の黒石を助けましょう。',
    ),
    t(
      '對了！下在 {point}，黑棋就吃不掉了。',
      '对了！下在 {point}，黑棋就吃不掉了。',
      'Right! After {point}, Black can no longer be caught.',
      '正解です。{point}と打てば、もう取られません。',
    ),
    t(
      '白棋追上來，黑棋逃不掉了。退回一步，想想哪裡氣最多。',
      '白棋追上来，黑棋逃不掉了。退回一步，想想哪里气最多。',
      'White closes in and Black cannot get out. Undo, and ask which move leaves the most liberties.',
      '白に追われて逃げられません。一手戻して、呼吸点がいちばん増える手を考えましょう。',
    ),
  ),
  atari: texts(
    t(
      '黑先。從哪一邊叫吃，才抓得到標有三角的白棋？',
      '黑先。从哪一边打吃，才抓得到标有三角的白棋？',
      'Black to play. From which side do you attack to catch the marked white chain?',
      '黒番です。三角印の白石は、どちらから追えば取れますか？',
    ),
    t(
      '對了！從 {point} 追，白棋往哪裡跑都沒有路。',
      '对了！从 {point} 追，白棋往哪里跑都没有路。',
      'Right! Chased from {point}, White has nowhere to run.',
      '正解です。{point}から追えば、白はどこへも逃げられません。',
    ),
    t(
      '方向反了，白棋跑出去了。退回一步，把它趕向牆邊。',
      '方向反了，白棋跑出去了。退回一步，把它赶向墙边。',
      'Wrong side: White runs out. Undo, and drive it toward the wall.',
      '追う向きが逆で、白に逃げられました。一手戻して、行き止まりのほうへ追いましょう。',
    ),
  ),
  double: texts(
    t(
      '黑先。標有三角的兩顆白棋，吃掉其中一顆。',
      '黑先。标有三角的两颗白棋，吃掉其中一颗。',
      'Black to play. Capture one of the two marked white stones.',
      '黒番です。三角印の白石2子のうち、どちらかを取りましょう。',
    ),
    t(
      '對了！{point} 是雙叫吃，白棋只救得了一邊。',
      '对了！{point} 是双打吃，白棋只救得了一边。',
      'Right! {point} is a double atari, and White can save only one side.',
      '正解です。{point}の両アタリで、白は片方しか助けられません。',
    ),
    t(
      '白棋一手就兩邊都安全了。退回一步，找一手同時叫吃兩邊的棋。',
      '白棋一手就两边都安全了。退回一步，找一手同时打吃两边的棋。',
      'One move made both stones safe. Undo, and find the point that attacks both at once.',
      '一手でどちらも助かってしまいました。一手戻して、両方を同時にアタリにする手を探しましょう。',
    ),
  ),
  ladder: texts(
    t(
      '黑先。用征子吃掉標有三角的白棋。',
      '黑先。用征子吃掉标有三角的白棋。',
      'Black to play. Capture the marked white chain in a ladder.',
      '黒番です。シチョウで三角印の白石を取りましょう。',
    ),
    t(
      '對了！從 {point} 開始，一路叫吃到底。',
      '对了！从 {point} 开始，一路打吃到底。',
      'Right! From {point} on, every move is atari, all the way to the edge.',
      '正解です。{point}から、盤の端までアタリで追い詰めました。',
    ),
    t(
      '白棋有了三口氣，征子斷了。退回一步，再看一次方向。',
      '白棋有了三口气，征子断了。退回一步，再看一次方向。',
      'White has three liberties and the ladder is broken. Undo, and check the direction once more.',
      '白の呼吸点が三つになり、シチョウが崩れました。一手戻して、追う向きを確かめましょう。',
    ),
  ),
  net: texts(
    t(
      '黑先。不要追，張開網子抓住標有三角的白棋。',
      '黑先。不要追，张开网抓住标有三角的白棋。',
      'Black to play. Do not chase: catch the marked white chain in a net.',
      '黒番です。追わずに、網を張って三角印の白石を取りましょう。',
    ),
    t(
      '對了！{point} 把出路都封住，白棋怎麼衝都出不去。',
      '对了！{point} 把出路都封住，白棋怎么冲都出不去。',
      'Right! {point} closes every way out, wherever White pushes.',
      '正解です。{point}で出口がすべてふさがり、どこへ出ても取れます。',
    ),
    t(
      '白棋從縫裡鑽出去了。退回一步，找一個離遠一點的點。',
      '白棋从缝里钻出去了。退回一步，找一个离远一点的点。',
      'White slips through the gap. Undo, and try a point a little farther away.',
      '白にすき間から抜け出されました。一手戻して、少し離れた点を探しましょう。',
    ),
  ),
  snapback: texts(
    t(
      '黑先。先送一顆，再把標有三角的白棋吃回來。',
      '黑先。先送一颗，再把标有三角的白棋吃回来。',
      'Black to play. Give a stone to capture the marked white chain.',
      '黒番です。一子を捨てて、三角印の白石を取りましょう。',
    ),
    t(
      '對了！{point} 先送一顆，白棋一提，自己也只剩一口氣：這就是倒撲。',
      '对了！{point} 先送一颗，白棋一提，自己也只剩一口气：这就是倒扑。',
      'Right! White takes the stone at {point} and has one liberty left: a snapback.',
      '正解です。{point}に捨てれば、取った白の呼吸点は一つだけ。ウッテガエシです。',
    ),
    t(
      '白棋接上了。退回一步，想想哪裡可以送一顆。',
      '白棋接上了。退回一步，想想哪里可以送一颗。',
      'White has connected. Undo, and think about where a stone can be given away.',
      '白につながれました。一手戻して、どこに捨て石を打てるか考えましょう。',
    ),
  ),
  live: texts(
    t(
      '黑先。讓標有三角的黑棋活起來。',
      '黑先。让标有三角的黑棋活起来。',
      'Black to play. Make the marked black group live.',
      '黒番です。三角印の黒を生かしましょう。',
    ),
    t(
      '對了！占到 {point}，白棋再也殺不掉這塊棋。',
      '对了！占到 {point}，白棋再也杀不掉这块棋。',
      'Right! With {point}, White can no longer kill the group.',
      '正解です。{point}に打てば、白はもうこの黒を取れません。',
    ),
    t(
      '白棋搶到要點，眼做不出來了。退回一步，找出雙方都想要的那一點。',
      '白棋抢到要点，眼做不出来了。退回一步，找出双方都想要的那一点。',
      'White takes the vital point and the eyes are gone. Undo, and find the point both sides want.',
      '白に急所を打たれ、眼ができません。一手戻して、お互いに打ちたい点を探しましょう。',
    ),
  ),
  /** Where a wrong move may leave a ko. */
  liveOrKo: texts(
    t(
      '黑先。讓標有三角的黑棋活起來。',
      '黑先。让标有三角的黑棋活起来。',
      'Black to play. Make the marked black group live.',
      '黒番です。三角印の黒を生かしましょう。',
    ),
    t(
      '對了！占到 {point}，白棋再也殺不掉這塊棋。',
      '对了！占到 {point}，白棋再也杀不掉这块棋。',
      'Right! With {point}, White can no longer kill the group.',
      '正解です。{point}に打てば、白はもうこの黒を取れません。',
    ),
    t(
      '眼做得不乾淨：不是死了，就是要靠打劫。退回一步，找出雙方都想要的那一點。',
      '眼做得不干净：不是死了，就是要靠打劫。退回一步，找出双方都想要的那一点。',
      'The group is not safe: it dies, or has to win a ko. Undo, and find the point both sides want.',
      'まだ生きていません。死ぬか、コウになります。一手戻して、お互いに打ちたい点を探しましょう。',
    ),
  ),
  /** The group has no two eyes, and cannot be taken. */
  liveInSeki: texts(
    t(
      '黑先。讓標有三角的黑棋活起來。',
      '黑先。让标有三角的黑棋活起来。',
      'Black to play. Make the marked black group live.',
      '黒番です。三角印の黒を生かしましょう。',
    ),
    t(
      '對了！占到 {point}，白棋吃不掉這塊棋：雙方都不能再動，這是雙活。',
      '对了！占到 {point}，白棋吃不掉这块棋：双方都不能再动，这是双活。',
      'Right! After {point}, White cannot capture the group. Neither side can move there: it lives in seki.',
      '正解です。{point}に打てば、白は取れません。お互いに手を出せない、セキです。',
    ),
    t(
      '白棋搶到要點，眼做不出來了。退回一步，找出雙方都想要的那一點。',
      '白棋抢到要点，眼做不出来了。退回一步，找出双方都想要的那一点。',
      'White takes the vital point and the eyes are gone. Undo, and find the point both sides want.',
      '白に急所を打たれ、眼ができません。一手戻して、お互いに打ちたい点を探しましょう。',
    ),
  ),
  /** The same, where a wrong move may leave a ko. */
  liveInSekiOrKo: texts(
    t(
      '黑先。讓標有三角的黑棋活起來。',
      '黑先。让标有三角的黑棋活起来。',
      'Black to play. Make the marked black group live.',
      '黒番です。三角印の黒を生かしましょう。',
    ),
    t(
      '對了！占到 {point}，白棋吃不掉這塊棋：雙方都不能再動，這是雙活。',
      '对了！占到 {point}，白棋吃不掉这块棋：双方都不能再动，这是双活。',
      'Right! After {point}, White cannot capture the group. Neither side can move there: it lives in seki.',
      '正解です。{point}に打てば、白は取れません。お互いに手を出せない、セキです。',
    ),
    t(
      '眼做得不乾淨：不是死了，就是要靠打劫。退回一步，找出雙方都想要的那一點。',
      '眼做得不干净：不是死了，就是要靠打劫。退回一步，找出双方都想要的那一点。',
      'The group is not safe: it dies, or has to win a ko. Undo, and find the point both sides want.',
      'まだ生きていません。死ぬか、コウになります。一手戻して、お互いに打ちたい点を探しましょう。',
    ),
  ),
  kill: texts(
    t(
      '黑先。殺掉標有三角的白棋。',
      '黑先。杀掉标有三角的白棋。',
      'Black to play. Kill the marked white group.',
      '黒番です。三角印の白を仕留めましょう。',
    ),
    t(
      '對了！點在 {point}，白棋做不出兩隻眼。',
      '对了！点在 {point}，白棋做不出两只眼。',
      'Right! After {point}, White cannot make two eyes.',
      '正解です。{point}と打てば、白に二眼はできません。',
    ),
    t(
      '白棋活了。退回一步，先找出做眼的要點。',
      '白棋活了。退回一步，先找出做眼的要点。',
      'White lives. Undo, and find the point White needs for eyes.',
      '白に生きられました。一手戻して、眼を作る急所を探しましょう。',
    ),
  ),
  /** Where a wrong move may leave a ko. */
  killOrKo: texts(
    t(
      '黑先。殺掉標有三角的白棋。',
      '黑先。杀掉标有三角的白棋。',
      'Black to play. Kill the marked white group.',
      '黒番です。三角印の白を仕留めましょう。',
    ),
    t(
      '對了！點在 {point}，白棋做不出兩隻眼。',
      '对了！点在 {point}，白棋做不出两只眼。',
      'Right! After {point}, White cannot make two eyes.',
      '正解です。{point}と打てば、白に二眼はできません。',
    ),
    t(
      '白棋沒死：不是活了，就是打成劫。退回一步，先找出做眼的要點。',
      '白棋没死：不是活了，就是打成劫。退回一步，先找出做眼的要点。',
      'White is not dead: it lives, or gets a ko. Undo, and find the point White needs for eyes.',
      '白は死んでいません。生きるか、コウになります。一手戻して、眼を作る急所を探しましょう。',
    ),
  ),
  /** Where a wrong move may leave a seki. */
  killOrSeki: texts(
    t(
      '黑先。殺掉標有三角的白棋。',
      '黑先。杀掉标有三角的白棋。',
      'Black to play. Kill the marked white group.',
      '黒番です。三角印の白を仕留めましょう。',
    ),
    t(
      '對了！點在 {point}，白棋做不出兩隻眼。',
      '对了！点在 {point}，白棋做不出两只眼。',
      'Right! After {point}, White cannot make two eyes.',
      '正解です。{point}と打てば、白に二眼はできません。',
    ),
    t(
      '白棋沒死：不是做活，就是雙活。退回一步，先找出做眼的要點。',
      '白棋没死：不是做活，就是双活。退回一步，先找出做眼的要点。',
      'White is not dead: it lives with two eyes, or in seki. Undo, and find the point White needs for eyes.',
      '白は死んでいません。二眼で生きるか、セキになります。一手戻して、眼を作る急所を探しましょう。',
    ),
  ),
  /** Where a wrong move may leave a ko. */
  tesujiOrKo: texts(
    t(
      '黑先。吃掉標有三角的白棋，關鍵在第一手。',
      '黑先。吃掉标有三角的白棋，关键在第一手。',
      'Black to play. Capture the marked white chain: the first move decides.',
      '黒番です。三角印の白石を取りましょう。決め手は初手です。',
    ),
    t(
      '對了！{point} 是手筋，白棋怎麼應都逃不掉。',
      '对了！{point} 是手筋，白棋怎么应都逃不掉。',
      'Right! {point} is the tesuji: however White answers, there is no way out.',
      '正解です。{point}が手筋で、白はどう受けても逃げられません。',
    ),
    t(
      '這樣吃不乾淨：白棋不是跑掉，就是打成劫。退回一步，找找更緊的一手。',
      '这样吃不干净：白棋不是跑掉，就是打成劫。退回一步，找找更紧的一手。',
      'That lets White get away, or fight a ko. Undo, and look for a tighter move.',
      '白に逃げられるか、コウになります。一手戻して、もっと厳しい手を探しましょう。',
    ),
  ),
  race: texts(
    t(
      '黑先。這是對殺：比標有三角的白棋先收完氣。',
      '黑先。这是对杀：比标有三角的白棋先收完气。',
      'Black to play. Win the capturing race against the marked white chain.',
      '黒番です。三角印の白との攻め合いに勝ちましょう。',
    ),
    t(
      '對了！下在 {point}，黑棋快一氣。',
      '对了！下在 {point}，黑棋快一气。',
      'Right! With {point}, Black is one move ahead.',
      '正解です。{point}で、黒の一手勝ちです。',
    ),
    t(
      '白棋快了一步。退回一步，數數雙方各有幾口氣。',
      '白棋快了一步。退回一步，数数双方各有几口气。',
      'White is one move faster. Undo, and count the liberties of both sides.',
      '白のほうが一手早くなりました。一手戻して、お互いの呼吸点を数えましょう。',
    ),
  ),
  /** Where a wrong move may leave a ko. */
  raceOrKo: texts(
    t(
      '黑先。這是對殺：比標有三角的白棋先收完氣。',
      '黑先。这是对杀：比标有三角的白棋先收完气。',
      'Black to play. Win the capturing race against the marked white chain.',
      '黒番です。三角印の白との攻め合いに勝ちましょう。',
    ),
    t(
      '對了！下在 {point}，黑棋快一氣。',
      '对了！下在 {point}，黑棋快一气。',
      'Right! With {point}, Black is one move ahead.',
      '正解です。{point}で、黒の一手勝ちです。',
    ),
    t(
      '這樣吃不乾淨：不是白棋快一步，就是打成劫。退回一步，數數雙方各有幾口氣。',
      '这样吃不干净：不是白棋快一步，就是打成劫。退回一步，数数双方各有几口气。',
      'That is not enough: White is one move faster, or gets a ko. Undo, and count the liberties of both sides.',
      'これでは足りません。白のほうが一手早いか、コウになります。一手戻して、お互いの呼吸点を数えましょう。',
    ),
  ),
  endgame: texts(
    t(
      '黑先。從最大的官子下起，一路收完。',
      '黑先。从最大的官子下起，一路收完。',
      'Black to play. Start with the largest endgame move and play on.',
      '黒番です。いちばん大きいヨセから順に打ちましょう。',
    ),
    t(
      '對了！從 {point} 下起，數到最後一目也沒少。',
      '对了！从 {point} 下起，数到最后一目也没少。',
      'Right! Counted to the end, starting at {point} keeps every point.',
      '正解です。{point}から打てば、最後まで数えて一目も損をしません。',
    ),
    t(
      '數到最後，黑棋至少虧了一目。退回一步，再比一次大小。',
      '数到最后，黑棋至少亏了一目。退回一步，再比一次大小。',
      'Counted to the end, that costs Black at least a point. Undo, and compare the moves again.',
      '最後まで数えると、黒が一目以上損をしています。一手戻して、大きさを比べ直しましょう。',
    ),
  ),
  judgement: texts(
    t(
      '黑先，貼 {komi} 目半。先數清楚：怎麼下，黑棋才贏得了？',
      '黑先，贴 {komi} 目半。先数清楚：怎么下，黑棋才能赢？',
      'Black to play, komi {komi}.5. Count the board: how does Black win?',
      '黒番、コミ{komi}目半です。まず数えてみましょう。黒はどう打てば勝てますか？',
    ),
    t(
      '對了！從 {point} 下起，收完之後黑棋剛好贏。',
      '对了！从 {point} 下起，收完之后黑棋刚好赢。',
      'Right! Starting at {point}, Black ends just ahead of the komi.',
      '正解です。{point}から打てば、最後まで数えて黒がわずかに勝ちます。',
    ),
    t(
      '收完一數，黑棋不夠貼目。退回一步，再數一次。',
      '收完一数，黑棋不够贴目。退回一步，再数一次。',
      'Counted to the end, Black falls short of the komi. Undo, and count again.',
      '最後まで数えると、黒はコミに届きません。一手戻して、もう一度数えましょう。',
    ),
  ),
  splitting: texts(
    t(
      '黑先。標有三角的兩塊白棋，怎麼攻才能吃掉其中一塊？',
      '黑先。标有三角的两块白棋，怎么攻才能吃掉其中一块？',
      'Black to play. How do you attack the two marked groups so that one of them is caught?',
      '黒番です。三角印の白二つを分断して、どちらかを取りましょう。',
    ),
    t(
      '對了！{point} 把白棋分成兩塊，兩邊同時受攻，白棋只顧得了一邊。',
      '对了！{point} 把白棋分成两块，两边同时受攻，白棋只顾得了一边。',
      'Right! {point} splits White in two, and only one half can be looked after.',
      '正解です。{point}で白が二つに分かれ、片方しか助かりません。',
    ),
    t(
      '白棋連成一片，兩邊都安全了。退回一步，找出能分斷的一點。',
      '白棋连成一片，两边都安全了。退回一步，找出能分断的一点。',
      'White settles both groups. Undo, and look for the point that keeps them apart.',
      '白は両方とも安全になりました。一手戻して、分断する点を探しましょう。',
    ),
  ),
  direction: texts(
    t(
      '黑先。從哪個方向攻，標有三角的白棋才逃不掉？',
      '黑先。从哪个方向攻，标有三角的白棋才逃不掉？',
      'Black to play. From which direction do you attack, so that the marked group cannot get away?',
      '黒番です。どの方向から攻めれば、三角印の白を逃がさずに済みますか？',
    ),
    t(
      '對了！從 {point} 攻，白棋往哪裡跑都會碰到黑棋。',
      '对了！从 {point} 攻，白棋往哪里跑都会碰到黑棋。',
      'Right! Attacked from {point}, White runs into Black’s stones wherever it goes.',
      '正解です。{point}から攻めれば、白はどこへ逃げても黒の石にぶつかります。',
    ),
    t(
      '方向不對，白棋從空的一邊跑掉了。退回一步，先看白棋想往哪裡走。',
      '方向不对，白棋从空的一边跑掉了。退回一步，先看白棋想往哪里走。',
      'Wrong direction: White gets out on the open side. Undo, and ask where White wants to go.',
      '攻める方向が違い、空いている側へ逃げられました。一手戻して、白がどこへ行きたいかを考えましょう。',
    ),
  ),
} satisfies Record<string, Record<Locale, ProblemTexts>>;

export type ThemeName = keyof typeof themes;
