import { cutText } from '../../contract/cut-text'

const isWhole = (text: string) => !/\p{Surrogate}/u.test(text)
const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇨🇳'
const THUMB = '👍🏽'

/** Phones whose mini-programs have no `Intl.Segmenter` cut alike. */
describe.each([
  ['with Intl.Segmenter', Intl.Segmenter],
  ['without', undefined]
])('%s', (_, segmenter) => {
  const own = Object.getOwnPropertyDescriptor(Intl, 'Segmenter')
  beforeAll(() => Object.defineProperty(Intl, 'Segmenter', { ...own, value: segmenter }))
  afterAll(() => Object.defineProperty(Intl, 'Segmenter', { ...own }))

  test('what fits stays as it is', () => {
    expect(cutText('龙井茶', { characters: 3, units: 3, bytes: 9 })).toBe('龙井茶')
    expect(cutText('', { bytes: 0 })).toBe('')
    expect(cutText('abc', {})).toBe('abc')
  })

  test('bytes are those of UTF-8', () => {
    expect(cutText('龙井茶叶', { bytes: 11 })).toBe('龙井茶')
    expect(cutText('é龙a', { bytes: 5 })).toBe('é龙')
    expect(cutText('ab🍵', { bytes: 5 })).toBe('ab')
    expect(cutText('ab🍵', { bytes: 6 })).toBe('ab🍵')
  })

  test.each([FAMILY, FLAG, THUMB, '❤️', 'é', '𠮷'])('%s stays whole or goes', (grapheme) => {
    const points = Array.from(grapheme).length
    const bytes = Buffer.byteLength(grapheme)
    const text = `茶${grapheme}叶`
    for (let most = 0; most < points; most++) expect(cutText(text, { characters: 1 + most })).toBe('茶')
    expect(cutText(text, { characters: 1 + points })).toBe(`茶${grapheme}`)
    for (let most = 0; most < bytes; most++) expect(cutText(text, { bytes: 3 + most })).toBe('茶')
    expect(cutText(text, { bytes: 3 + bytes })).toBe(`茶${grapheme}`)
    for (let most = 0; most < grapheme.length; most++) expect(cutText(text, { units: 1 + most })).toBe('茶')
  })

  test('two flags are two characters', () => {
    expect(cutText('🇨🇳🇫🇷', { characters: 3 })).toBe('🇨🇳')
  })

  test('half a surrogate pair that came in goes out as a character that UTF-8 has', () => {
    expect(cutText('茶\ud83c', { characters: 9 })).toBe('茶\uFFFD')
    expect(isWhole(cutText(`${'茶'.repeat(50)}\udf75`, { bytes: 400 }))).toBe(true)
  })

  test('at any limit of any kind the beginning of a text is cut, well-formed and within it', () => {
    const text = `新春${FAMILY}礼盒${FLAG}é🍵A${THUMB}限量`
    for (let most = 0; most <= 130; most++) {
      const cuts = [{ characters: most }, { units: most }, { bytes: most }].map((limit) =>
        cutText(text, limit)
      )
      expect(cuts.every((cut) => isWhole(cut) && text.startsWith(cut))).toBe(true)
      expect(Array.from(cuts[0] ?? '').length).toBeLessThanOrEqual(most)
      expect((cuts[1] ?? '').length).toBeLessThanOrEqual(most)
      expect(Buffer.byteLength(cuts[2] ?? '')).toBeLessThanOrEqual(most)
    }
  })
})
