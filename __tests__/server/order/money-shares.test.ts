/** Money that is refunded without its goods: what it leaves of each line. */
import { moneyShares } from '../../../server/modules/order/money-shares'

const LINES = [
  { lineNo: 1, fen: 600 },
  { lineNo: 2, fen: 0 },
  { lineNo: 4, fen: 300 }
]
const amounts = (fen: number) => {
  const { shares, freightFen } = moneyShares(LINES, fen)
  return [...shares.map(({ lineNo, amountFen }) => `${lineNo}: ${amountFen}`), freightFen]
}

test('it is shared by what is left of each line, to the fen', () => {
  expect(amounts(90)).toEqual(['1: 60', '2: 0', '4: 30', 0])
  expect(amounts(100)).toEqual(['1: 67', '2: 0', '4: 33', 0])
})

test('no line gives more than is left of it: the rest is freight', () => {
  expect(amounts(900)).toEqual(['1: 600', '2: 0', '4: 300', 0])
  expect(amounts(950)).toEqual(['1: 600', '2: 0', '4: 300', 50])
})

test('of an order without lines all is freight', () => {
  expect(moneyShares([], 50)).toEqual({ shares: [], freightFen: 50 })
})
