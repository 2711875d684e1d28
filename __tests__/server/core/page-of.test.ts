import { fromCursor, isInt, isText, toCursor } from '../../../server/core/cursor'
import { pageOf } from '../../../server/core/page-of'
import { allPages } from '../../support/all-pages'

interface Item {
  readonly id: string
  readonly rank: number
}

const ORDER = { idOf: (item: Item) => item.id, rankOf: (item: Item) => item.rank }
const items = (...ids: string[]): Item[] => ids.map((id) => ({ id, rank: 0 }))
const ids = (list: readonly Item[]) => list.map(({ id }) => id).join('')

const first = (list: readonly Item[]) => pageOf(list, ORDER, { pageSize: 3 })
const after = (list: readonly Item[], next: string | null) =>
  ids(pageOf(list, ORDER, { pageSize: 3, cursor: next ?? undefined }).list)

describe('a page of a list in memory', () => {
  test('all pages together are the list by rank, and by its own order within a rank', async () => {
    const list = [...'abcdefgh'].map((id, place) => ({ id, rank: place % 3 }))
    const pages = await allPages((part) => Promise.resolve(pageOf(list, ORDER, { pageSize: 3, ...part })))
    expect(pages.map((page) => ids(page.list))).toEqual(['adg', 'beh', 'cf'])
  })

  test('of a list that fits there is no next one', () => {
    expect(first(items('a', 'b', 'c'))).toMatchObject({ next: null })
    expect(first([])).toEqual({ list: [], next: null })
  })

  const list = items('a', 'b', 'c', 'd', 'e', 'f')
  test.each<[string, Item[], string]>([
    ['nothing changes', list, 'def'],
    ['one comes before', items('x', 'a', 'b', 'c', 'd', 'e', 'f'), 'def'],
    ['one before goes', items('b', 'c', 'd', 'e', 'f'), 'def'],
    ['the last one shown goes', items('a', 'b', 'd', 'e', 'f'), 'def'],
    ['the next one goes', items('a', 'b', 'c', 'e', 'f'), 'ef'],
    [
      'the last one shown sinks to the end',
      list.map((it) => (it.id === 'c' ? { ...it, rank: 1 } : it)),
      'def'
    ],
    ['the next one sinks to the end', list.map((it) => (it.id === 'd' ? { ...it, rank: 1 } : it)), 'efd']
  ])('where %s, the next page neither repeats nor skips', (_what, changed, expected) => {
    expect(after(changed, first(list).next)).toBe(expected)
  })
})

describe('a cursor', () => {
  test.each([
    '?',
    'W10',
    toCursor([1]),
    toCursor(['x', 'y']),
    toCursor([1.5, 'y']),
    toCursor([1, 'a\0']),
    'bnVsbA'
  ])('%s of no list of ours is refused in words', (cursor) => {
    expect(() => fromCursor(cursor, [isInt, isText])).toThrow('列表的位置不正确，请刷新')
  })

  test('gives back its keys', () => {
    expect(fromCursor(toCursor([7, '经典 · 拿铁']), [isInt, isText])).toEqual([7, '经典 · 拿铁'])
  })
})
