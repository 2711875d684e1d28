import { labelledWorth, worthText } from '@/lib/worth'

it('worth is told in words, in money where there are none or they only count', () => {
  expect(worthText({ faceText: '买一送一', faceFen: 2800 })).toBe('买一送一')
  expect(worthText({ faceText: '', faceFen: 2850 })).toBe('¥28.5')
  // what counts says nothing of a worth
  expect(worthText({ faceText: '1 杯', faceFen: 2800 })).toBe('¥28')
  expect(worthText({ faceText: '20 元券', faceFen: 2000 })).toBe('20 元券')
  expect(worthText({ faceText: '3 次', faceFen: 0 })).toBe('3 次')
  expect(labelledWorth({ faceText: '1 杯', faceFen: 2800 })).toBe('价值 ¥28')
  expect(labelledWorth({ faceText: '六折起', faceFen: 39900 })).toBe('六折起')
})
