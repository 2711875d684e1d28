import { distanceText } from '@/features/location/components/merchant-row/distance'

it.each([
  [null, ''],
  [0, '10 m'],
  [346, '350 m'],
  [999, '1000 m'],
  [1240, '1.2 km'],
  [123_456, '123 km']
])('%s', (metres, words) => {
  expect(distanceText(metres)).toBe(words)
})
