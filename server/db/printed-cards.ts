/** A printed card as in a shop: its number and the code under the scratch field. */
interface PrintedCard {
  readonly cardNo: string
  readonly code: string
  readonly cardId: string
}

const print = (cardId: string, batch: string, codes: readonly string[]): PrintedCard[] =>
  codes.map((code, index) => ({ cardNo: `9920${batch}${String(index + 1).padStart(8, '0')}`, code, cardId }))

/**
 * Cards printed for the demo, with their plain codes: for trying out activation by hand. They are not part of
 * the catalogue's folder: a code is a secret that is worth a card, and belongs in no repository but this demo's.
 */
export const PRINTED_CARDS: readonly PrintedCard[] = [
  ...print('main-year', '2601', ['K7QM2XWA', 'R4TD9HNC', 'V8PB3GYE', 'J6SL5FZU', 'N2CW7KDX', 'H9EA4RMT']),
  ...print('main-season', '2602', ['B5XG8QPL', 'T3NV6JSH', 'Y7KF2DWC', 'A4MR9EZB']),
  ...print('main-black', '2603', ['G8HU5TQN', 'C6LJ3XVK']),
  ...print('main-light', '2604', ['P2WD7BYS', 'E9ZC4MGF', 'U5QT8RAJ']),
  ...print('candy-sweet', '2605', ['X3NH6LKV', 'D7FB2SPE', 'M4YG9CWR']),
  ...print('jinjiang-stay', '2606', ['S8JQ5ATZ', 'L6XU3HDN']),
  ...print('lvyun-guest', '2607', ['W2EK7VMB', 'F9RC4PGY']),
  ...print('yanglao-care', '2608', ['Q5TS8NXJ', 'Z3LA6DHF'])
]
