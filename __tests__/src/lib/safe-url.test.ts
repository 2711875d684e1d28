import fc from 'fast-check'
import { safeUrl } from '@/lib/safe-url'
import { ALLOWED, INSIDE, OUTSIDE, REFUSED } from './safe-url.cases'

const shown = (text: string) => JSON.stringify(text).slice(0, 100)

it.each(INSIDE.map(([given, opened]) => [shown(given), given, opened]))(
  'shows %s inside',
  (_, given, opened) => {
    expect(safeUrl(given, ALLOWED)).toMatchObject({ kind: 'inside', url: opened })
  }
)

it.each(OUTSIDE.map(([given, host]) => [shown(given), given, host]))('asks before %s', (_, given, host) => {
  expect(safeUrl(given, ALLOWED)).toMatchObject({ kind: 'outside', host })
})

it.each(REFUSED.map((given) => [shown(given), given]))('refuses %s', (_, given) => {
  expect(safeUrl(given, ALLOWED)).toEqual({ kind: 'refused' })
})

it('has more than 200 different tricks', () => {
  expect(new Set(REFUSED).size).toBeGreaterThan(200)
})

it('shows nothing inside where nothing is allowed', () => {
  for (const [given] of INSIDE) expect(safeUrl(given, []).kind).not.toBe('inside')
})

it('reads the same host as a browser does, whatever the text', () => {
  const piece = fc.constantFrom(
    ...['https://', 'http:', '//', '/', '\\', '@', ':', '.', '?', '#', '%2f', '%40', '\t', ' ', '-', '0x7f'],
    ...['partner.example.com', 'evil.test', '127', '443', 'a', '。', 'ａ', '\u00ad', '[::1]']
  )
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => `https://${pieces.join('')}`)
  fc.assert(
    fc.property(fc.oneof(text, fc.webUrl(), fc.string()), (given) => {
      const verdict = safeUrl(given, ALLOWED)
      if (verdict.kind === 'refused') return
      const browser = new URL(verdict.url)
      expect(browser.host).toBe(verdict.host)
      expect(browser.protocol).toMatch(/^https?:$/)
      expect(browser.username + browser.password).toBe('')
    }),
    { numRuns: 2000 }
  )
})
