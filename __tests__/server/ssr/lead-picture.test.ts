import { randomBytes } from 'node:crypto'
import { pageWithLead } from '../../../server/ssr/lead-picture'

const MAX_BYTES = 25 * 1024
/** Text of so many bytes of which brotli leaves nearly three quarters. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64').slice(0, bytes)

const picture = (name: string) => `<img alt="" src="/assets/${name}" loading="lazy" decoding="async"/>`
const DATA: Readonly<Record<string, string>> = {
  '/assets/small': noise(1000),
  '/assets/large': noise(9000),
  '/assets/half': noise(4600)
}
const pictureOf = (address: string) => (address in DATA ? `data:$&${DATA[address]}` : undefined)
const inline = (name: string) => `<img alt="" src="${pictureOf(`/assets/${name}`) ?? ''}" decoding="sync"/>`

const textOf = async (html: string) => String(await (await pageWithLead(html, pictureOf)).in('identity'))

test('the first large picture of the first screen stands in the document, the others are fetched', async () => {
  const html = ['small', 'half', 'large', 'large'].map(picture).join('<p>')
  expect(await textOf(html)).toBe(
    [picture('small'), inline('half'), picture('large'), picture('large')].join('<p>')
  )
})

test('what is not available at once, or is further down, is left as it is', async () => {
  const below = [...Array.from({ length: 6 }, () => picture('unknown')), picture('large')].join('')
  expect(await textOf(below)).toBe(below)
})

test('long text that compresses well leaves room', async () => {
  const html = '<p>每月 5 选 2</p>'.repeat(10_000) + picture('large')
  expect(await textOf(html)).toContain(inline('large'))
})

test('a document that has no room for it stays without, or takes the next large one that fits', async () => {
  const behind = async (words: string, pictures: string) =>
    (await textOf(words + pictures)).slice(words.length)
  const long = noise(26_000)
  expect(await behind(long, picture('large') + picture('half'))).toBe(picture('large') + inline('half'))
  const full = noise(33_000)
  expect(await behind(full, picture('half'))).toBe(picture('half'))
})

test('no document is larger for its picture than it may be', async () => {
  for (let bytes = 20_000; bytes <= 34_000; bytes += 1000) {
    const html = noise(bytes) + picture('large') + picture('half')
    const page = await pageWithLead(html, pictureOf)
    const isInlined = String(await page.in('identity')) !== html
    if (isInlined) expect((await page.in('br')).length).toBeLessThanOrEqual(MAX_BYTES)
  }
})
