import { textLines } from '@/features/poster/text-lines'

const widthOf = (part: string) => [...part].length * 10

it('breaks where the line is full, and no line is wider', () => {
  expect(textLines('粗陶马克杯', 30, 3, widthOf)).toEqual(['粗陶马', '克杯'])
  expect(textLines('粗陶', 30, 3, widthOf)).toEqual(['粗陶'])
  expect(textLines('', 30, 3, widthOf)).toEqual([])
})

it('the last line says that there is more, within the width', () => {
  expect(textLines('粗陶马克杯握着刚好', 30, 2, widthOf)).toEqual(['粗陶马', '克杯…'])
  expect(textLines('粗陶马克杯握', 30, 2, widthOf)).toEqual(['粗陶马', '克杯握'])
})

it('a width in which nothing fits still ends, and no character is cut in two', () => {
  expect(textLines('𠮷野家', 5, 9, widthOf)).toEqual(['𠮷', '野', '家'])
})
