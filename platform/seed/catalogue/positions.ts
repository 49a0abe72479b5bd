import type { Position } from '@/lib/domain/position';

/**
 * Positions for product covers, easiest first. A crop holds the telling stones and little more, so
 * that a cover shows them large; most lie wide of the lower left, where the grade badge is.
 */
export const positions = {
  escape: {
    size: 9,
    black: 'E5 G8 G3 C7',
    white: 'D5 E4 F5 H9',
    toPlay: 'black',
    crop: 'D3 H7',
    ghost: 'E6',
  },
  cut: {
    size: 9,
    black: 'E5 G7 D4 C6',
    white: 'E6 F5 D7 G4',
    toPlay: 'black',
    crop: 'C5 H8',
    ghost: 'F6',
  },
  ko: {
    size: 9,
    black: 'D6 E7 E5 C4 H3',
    white: 'F7 G6 F5 E6 G8',
    toPlay: 'black',
    crop: 'D4 H8',
    last: 'E6',
  },
  /** A whole 9×9 game in its opening. */
  nineOpening: {
    size: 9,
    black: 'E5 G7 C4 F3',
    white: 'G5 D7 E7 G4',
    toPlay: 'black',
    last: 'E7',
  },
  nineEndgame: {
    size: 9,
    black: 'E8 F8 F7 G7 G6 H6 H5',
    white: 'D8 D7 E7 E6 F6 F5 G5 G4 H4',
    toPlay: 'black',
  },
  /** The corner into which a stone on the first line has jumped. */
  firstLine: {
    size: 9,
    black: 'A3 A7 B4 B5 C5 D4 E4',
    white: 'B6 B9 C6 C8 D5 D7 E5 F5',
    toPlay: 'black',
    crop: 'A5 D9',
  },
  starJoseki: {
    size: 19,
    black: 'Q16 R14 R17 R10',
    white: 'O17 Q18 L17',
    crop: 'K12 T19',
    last: 'L17',
  },
  sansanJoseki: {
    size: 19,
    black: 'Q16 R16 P17 O18 O17',
    white: 'R17 Q17 P18 Q18',
    toPlay: 'white',
    crop: 'K13 T19',
    last: 'O17',
  },
  smallKnight: {
    size: 19,
    black: 'R16 P17 R10 L17',
    white: 'D16 O15 C10 F17',
    toPlay: 'black',
    crop: 'H10 T19',
    last: 'O15',
  },
  /** G9 to G6: 13×13 openings. */
  thirteenOpening: {
    size: 13,
    black: 'K10 L7 E3 G11 C6',
    white: 'D10 K4 G3 F9 J9',
    toPlay: 'black',
    crop: 'F6 N12',
    last: 'J9',
  },
  thirteenFight: {
    size: 13,
    black: 'K10 L9 H9 G10 J8 D4 F4',
    white: 'H10 J10 J11 K11 L10 D10 K4 C7',
    toPlay: 'white',
    crop: 'C5 N13',
    last: 'J8',
  },
  chineseOpening: {
    size: 19,
    black: 'Q16 Q3 R9 O17',
    white: 'D16 D4 R14 F17',
    toPlay: 'black',
    crop: 'E7 T19',
    last: 'R14',
  },
  sanrensei: {
    size: 19,
    black: 'Q16 Q10 Q4 O4 C14',
    white: 'D16 D4 O17 F17 R6',
    toPlay: 'black',
    crop: 'F9 T19',
  },
  invasion: {
    size: 19,
    black: 'Q16 R14 R17 K4 Q4 O3 L14',
    white: 'O17 Q18 L17 R10 R7 D16 G16',
    toPlay: 'black',
    crop: 'F7 T19',
    labels: [{ at: 'R12', text: 'A' }],
  },
  attack: {
    size: 19,
    black: 'Q16 P14 N13 R10 L16 D4 Q4 K10',
    white: 'O16 O14 M14 O11 D16 F17 C10 K4',
    toPlay: 'black',
    crop: 'E8 T19',
    last: 'O11',
  },
  /** G3: a whole-board middle game. */
  middleGame: {
    size: 19,
    black: 'Q16 R14 R17 D4 C6 C3 F17 D18 J17 R10 K4 P6 G14 L12 M4 O8',
    white: 'O17 Q18 L17 F3 D2 J3 D16 C14 C17 R4 P3 C12 R7 N5 F12 N15',
    toPlay: 'black',
    last: 'N15',
  },
  masterGame: {
    size: 19,
    black: 'R16 P17 N16 Q12 Q6 R3 P3 M3 K3 D17 F16 H17 C9 E6 F8 H10 K12 M12 N13 E12',
    white: 'D4 F3 C6 D15 C16 F15 C12 K17 L15 O15 Q14 R13 O5 O6 L5 H5 G7 H13 H8 E10',
    toPlay: 'black',
    last: 'E10',
  },
  largeEndgame: {
    size: 19,
    black: 'L19 L18 M17 N17 N16 M15 M14 N13 O13 O12 P11 Q11 Q10 R10 S10 Q16 R14 P15 K17 K18',
    white: 'J18 J17 K16 L16 L15 K14 L13 M13 M12 N12 N11 O10 P10 P9 Q9 R9 S9 J15 H16 J19',
    toPlay: 'black',
    crop: 'G8 T19',
  },
  emptyNine: { size: 9, black: 'G6', white: 'E5', crop: 'B2 J8' },
  emptyNineteen: { size: 19, black: 'Q16 R10', white: 'O17 R14', crop: 'K10 T19' },
  stonesRow: {
    size: 9,
    black: 'C7 E7 G7 D5 F5 H5',
    white: 'D6 F6 H6 C4 E4 G4',
    crop: 'B3 J8',
  },
  handicap: {
    size: 19,
    black: 'D4 D10 D16 Q4 Q10 Q16 K10 R14',
    white: 'O17 F17 R17 N14',
    toPlay: 'black',
    crop: 'F8 T19',
  },
  /** A game in its middle, for those who play on. */
  vipGame: {
    size: 19,
    black: 'Q16 D4 R10 O17 K16 C6 F3 Q5 R14 D12',
    white: 'D16 Q3 P4 F17 C14 J3 M3 R6 O15 K4',
    last: 'O15',
  },
  recordGame: {
    size: 19,
    black: 'C4 Q16 E16 R6 O3 K17 C7 G17',
    white: 'D17 D4 P4 Q10 C14 F3 N17 K3',
    last: 'K3',
  },
  thirteenTravel: { size: 13, black: 'D10 K4 K7 G11 C3', white: 'K10 D4 C9 G3 L9', last: 'L9' },
} as const satisfies Record<string, Position>;

export type PositionName = keyof typeof positions;
