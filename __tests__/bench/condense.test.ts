import { asCsv, condense } from '../../bench/condense'

const table = (count: number) => ({
  title: 'Pages',
  columns: ['page', 'ms', 'calls', 'state'],
  headline: ['page 1'],
  rows: Array.from({ length: count }, (_, index) => [`page ${index}`, `${index}.5 (9)`, `1,00${index}`, 'ok'])
})

test('a short table stays as it is', () => {
  expect(condense(table(12))).toEqual(table(12))
})

test('of a long one the named rows stay, with the median and the highest figure', () => {
  expect(condense(table(13)).rows).toEqual([
    ['page 1', '1.5 (9)', '1,001', 'ok'],
    ['page 10', '10.5 (9)', '1,0010', 'ok'],
    ['page 11', '11.5 (9)', '1,0011', 'ok'],
    ['page 12', '12.5 (9)', '1,0012', 'ok'],
    ['median of 13 rows', '6.5', '1006', '–'],
    ['highest of 13 rows', '12.5', '10012', '–']
  ])
})

test('the data file has every row, with cells that hold commas quoted', () => {
  expect(asCsv({ title: 'T', columns: ['a', 'b'], rows: [['x, "y"', '1,000']] })).toBe(
    'a,b\n"x, ""y""","1,000"\n'
  )
})
