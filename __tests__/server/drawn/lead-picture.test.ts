import { withLeadPicture } from '../../../server/drawn/lead-picture'

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
