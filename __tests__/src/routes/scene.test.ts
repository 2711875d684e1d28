import { parseQuery, unpacked } from '@/routes/query'
import { routeOf } from '@/routes/table'

const CARD = routeOf('pages/cardDetail/index')

it.each([
  ['cardId%3Dx', { cardId: 'x' }],
  ['c%3Dx', { cardId: 'x' }],
  ['c%3Dx%26ch%3Dcandy', { cardId: 'x' }],
  // WeChat's tools hand it over decoded
  ['cardId=x', { cardId: 'x' }],
  ['1047', {}],
  ['%E0%A4%A', {}]
])('a page reads what is packed in scene=%s', (scene, query) => {
  expect(parseQuery(CARD.query, { scene })).toEqual({ query, missing: [] })
})

it('what stands in the address itself is above it', () => {
  expect(parseQuery(CARD.query, { scene: 'c%3Dx', cardId: 'y' }).query).toEqual({ cardId: 'y' })
  expect(unpacked({ scene: 'l=7&labelId=8' })).toMatchObject({ labelId: '8' })
})
