import type { Problem, ProblemMove } from '@/lib/domain/position';
import { cover, type PositionName } from './positions';

/** The part of the board a problem shows; `null`: all of it. Squarer than a card's crop. */
function problem(
  from: PositionName,
  crop: string | null,
  goal: Problem['goal'],
  moves: ProblemMove[],
  otherwise?: string,
): Problem {
  const position = { ...cover(from), toPlay: 'black' as const };
  // A ghost or a letter would give the answer away.
  delete position.ghost;
  delete position.labels;
  if (crop) position.crop = crop;
  else delete position.crop;
  return { position, goal, moves, ...(otherwise ? { otherwise } : {}) };
}

export const problems = {
  firstCapture: problem('firstCapture', null, 'capture', [{ at: 'E7' }], 'E7'),
  captureTwo: problem('captureTwo', null, 'capture', [{ at: 'G6' }], 'G6'),
  edgeCapture: problem('edgeCapture', null, 'capture', [{ at: 'H9' }], 'H9'),
  escape: problem('escape', null, 'escape', [{ at: 'E6' }], 'E6'),
  doubleAtari: problem(
    'doubleAtari',
    null,
    'capture',
    [
      { at: 'E6', reply: 'D5', then: [{ at: 'F5' }, { at: 'D4', reply: 'F5', fails: true }] },
      { at: 'D5', reply: 'E6', fails: true },
      { at: 'F5', reply: 'E6', fails: true },
    ],
    'E6',
  ),
  cut: problem('cut', null, 'cut', [{ at: 'F6' }], 'F6'),
  ladder: problem(
    'ladder',
    null,
    'capture',
    [
      {
        at: 'H7',
        reply: 'G8',
        then: [
          {
            at: 'G9',
            reply: 'H8',
            then: [{ at: 'J8', reply: 'H9', then: [{ at: 'J9' }] }],
          },
          { at: 'H8', reply: 'G9', fails: true },
        ],
      },
      { at: 'G8', reply: 'H7', fails: true },
    ],
    'H7',
  ),
  ladderStart: problem(
    'ladderStart',
    null,
    'capture',
    [
      {
        at: 'F5',
        reply: 'E6',
        then: [
          {
            at: 'E7',
            reply: 'F6',
            then: [
              {
                at: 'G6',
                reply: 'F7',
                then: [
                  {
                    at: 'F8',
                    reply: 'G7',
                    then: [
                      {
                        at: 'H7',
                        reply: 'G8',
                        then: [{ at: 'G9', reply: 'H8', then: [{ at: 'J8', reply: 'H9', then: [{ at: 'J9' }] }] }],
                      },
                      { at: 'G8', reply: 'H7', fails: true },
                    ],
                  },
                  { at: 'G7', reply: 'F8', fails: true },
                ],
              },
              { at: 'F7', reply: 'G6', fails: true },
            ],
          },
          { at: 'F6', reply: 'E7', fails: true },
        ],
      },
      { at: 'E6', reply: 'F5', fails: true },
    ],
    'F5',
  ),
  net: problem(
    'net',
    null,
    'capture',
    [
      {
        at: 'G4',
        reply: 'G5',
        then: [
          { at: 'H5', reply: 'F4', then: [{ at: 'F3' }] },
          { at: 'F4', reply: 'H5', fails: true },
        ],
      },
      { at: 'G5', reply: 'F4', fails: true },
      { at: 'F4', reply: 'G5', fails: true },
    ],
    'G5',
  ),
  snapback: problem(
    'snapback',
    null,
    'capture',
    [
      { at: 'F9', reply: 'G9', then: [{ at: 'F9' }] },
      { at: 'G9', reply: 'F9', fails: true },
    ],
    'F9',
  ),
  captureRace: problem(
    'captureRace',
    null,
    'capture',
    [
      { at: 'F9', reply: 'D9', then: [{ at: 'G9' }] },
      { at: 'G9', reply: 'D9', then: [{ at: 'F9' }] },
    ],
    'D9',
  ),
  twoEyes: problem(
    'twoEyes',
    null,
    'live',
    [{ at: 'E9' }, { at: 'D9', reply: 'E9', fails: true }, { at: 'F9', reply: 'E9', fails: true }],
    'E9',
  ),
  bentThree: problem(
    'bentThree',
    null,
    'kill',
    [{ at: 'J9' }, { at: 'H9', reply: 'J9', fails: true }, { at: 'J8', reply: 'J9', fails: true }],
    'J9',
  ),
  pyramidFour: problem(
    'pyramidFour',
    null,
    'kill',
    [
      { at: 'F9' },
      { at: 'F8', reply: 'F9', fails: true },
      { at: 'E9', reply: 'F9', fails: true },
      { at: 'G9', reply: 'F9', fails: true },
    ],
    'F9',
  ),
  nineEndgame: problem(
    'nineEndgame',
    null,
    'endgame',
    [
      { at: 'E9', reply: 'D9', then: [{ at: 'F9' }] },
      { at: 'F9', reply: 'E9', fails: true },
    ],
    'F9',
  ),
  starSlide: problem('starSlide', 'K10 T19', 'bestMove', [{ at: 'R17', reply: 'L17' }], 'R17'),
  sansan: problem(
    'sansan',
    'J10 T19',
    'bestMove',
    [
      { at: 'R16', reply: 'Q17' },
      { at: 'Q17', reply: 'R16', fails: true },
    ],
    'R16',
  ),
} satisfies Record<string, Problem>;

export type ProblemName = keyof typeof problems;
