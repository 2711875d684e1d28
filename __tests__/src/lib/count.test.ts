import { countText } from '@/lib/count'

it.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '1万'],
  [10_001, '1万+'],
  [12_680, '1.2万+'],
  [19_999, '1.9万+'],
  [120_000, '12万'],
  [312_080, '31.2万+']
])('%d is said %s', (count, text) => expect(countText(count)).toBe(text))
