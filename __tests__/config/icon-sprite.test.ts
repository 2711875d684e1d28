import { cellOf, spriteOf } from '../../config/icon-sprite'

const icon = (name: string, grid = 24) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${grid} ${grid}'><path d='${name}'/></svg>`

describe('the sprite', () => {
  const sprite = spriteOf([icon('a'), icon('b', 44), icon('c'), icon('d')], 3)

  test('every icon has a cell of its own, whatever its grid', () => {
    const cells = [
      ...sprite.matchAll(/<svg x='(\d+)' y='(\d+)' width='24' height='24' viewBox='([^']+)'><path d='(\w)'/g)
    ]
    expect(cells.map(([, x, y, box, name]) => [name, Number(x), Number(y), box])).toEqual([
      ['a', 0, 0, '0 0 24 24'],
      ['b', 24, 0, '0 0 44 44'],
      ['c', 48, 0, '0 0 24 24'],
      ['d', 0, 24, '0 0 24 24']
    ])
  })

  test('it is one document, as large as its cells', () => {
    expect(sprite.match(/xmlns/g)).toHaveLength(1)
    expect(sprite.startsWith("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 48'>")).toBe(true)
  })
})

describe('the place of a cell', () => {
  test.each([
    ['the first', 0, 9, 3, '0.0000% 0.0000%/300% 300%'],
    ['the middle', 4, 9, 3, '50.0000% 50.0000%/300% 300%'],
    ['the last of a full sheet', 8, 9, 3, '100.0000% 100.0000%/300% 300%'],
    ['a last row that is not full', 6, 7, 3, '0.0000% 100.0000%/300% 300%'],
    ['a single icon', 0, 1, 1, '0 0/100% 100%']
  ])('%s', (_, index, count, columns, place) => {
    expect(cellOf(index, count, columns)).toBe(place)
  })
})
