import { withLeadPicture } from '../../../server/ssr/lead-picture'

const picture = (name: string) => `<img alt="" src="/assets/${name}" loading="lazy" decoding="async"/>`
const SIZES: Readonly<Record<string, number>> = {
  '/assets/small': 100,
  '/assets/large': 900,
  '/assets/half': 460
}
const pictureOf = (address: string) =>
  address in SIZES ? `data:$&${'x'.repeat(SIZES[address] ?? 0)}` : undefined
const inline = (name: string) => `<img alt="" src="${pictureOf(`/assets/${name}`) ?? ''}" decoding="sync"/>`

test('the first large picture of the first screen stands in the document, the others are fetched', () => {
  const html = ['small', 'half', 'large', 'large'].map(picture).join('<p>')
  expect(withLeadPicture(html, pictureOf)).toBe(
    [picture('small'), inline('half'), picture('large'), picture('large')].join('<p>')
  )
})

test('what cannot be had at once, or is further down, is left as it is', () => {
  const below = [...Array.from({ length: 6 }, () => picture('unknown')), picture('large')].join('')
  expect(withLeadPicture(below, pictureOf)).toBe(below)
})

test('a document that has no room for it stays without, or takes the next large one that fits', () => {
  const behind = (words: string, pictures: string) =>
    withLeadPicture(words + pictures, pictureOf).slice(words.length)
  // brotli would leave 25 KB of it, but for some hundred bytes
  const long = '<p>字</p>'.repeat(9_440)
  expect(behind(long, picture('large') + picture('half'))).toBe(picture('large') + inline('half'))
  const full = '<p>字</p>'.repeat(12_000)
  expect(behind(full, picture('half'))).toBe(picture('half'))
})
