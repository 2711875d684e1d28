import { withSections } from '../../bench/report'

const titles = (document: string) => document.split('\n').filter((line) => line.startsWith('#'))

test('a section that is measured again takes the place of the old one; the others stay', () => {
  const first = withSections('', ['## A\n\nold a\n', '## B\n\nold b\n'])
  expect(titles(first)).toEqual(['# Benchmarks', '## A', '## B'])
  const second = withSections(first, ['## A\n\nnew a\n', '## C\n\nnew c\n'])
  expect(titles(second)).toEqual(['# Benchmarks', '## A', '## B', '## C'])
  expect(second).toContain('new a')
  expect(second).toContain('old b')
  expect(second).not.toContain('old a')
})

test('the same again changes nothing', () => {
  const once = withSections('', ['## A\n\ntext\n'])
  expect(withSections(once, ['## A\n\ntext\n'])).toBe(once)
})
