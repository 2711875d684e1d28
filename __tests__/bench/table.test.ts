import { asMarkdown, kb, median, whole } from '../../bench/table'

test('a table reads in a terminal and is Markdown', () => {
  const text = asMarkdown({
    title: 'Sizes',
    note: 'KB.',
    columns: ['page', 'KB'],
    rows: [
      ['home', '1.0'],
      ['权益', '12.5']
    ]
  })
  expect(text.split('\n')).toEqual([
    '## Sizes',
    '',
    'KB.',
    '',
    '| page |   KB |',
    '| ---- | ---: |',
    '| home |  1.0 |',
    '| 权益 | 12.5 |',
    ''
  ])
})

test('figures as they are to be read', () => {
  expect([kb(1024), kb(1536), kb(0)]).toEqual(['1.0', '1.5', '0.0'])
  expect([whole(1234.6), whole(0)]).toEqual(['1,235', '0'])
})

test('the median is the middle, or between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7]), median([])]).toEqual([2, 2.5, 7, 0])
  // of a hundred, one wild value does not count
  expect(median([1, 1, 1, 1, 1000])).toBe(1)
})
