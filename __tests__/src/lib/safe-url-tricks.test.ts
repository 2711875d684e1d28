import { safeUrl } from '@/lib/safe-url'
import { mayBeInside } from '../../support/address-oracle'
import { ADDRESS_TRICKS, GOOD } from '../../support/address-tricks'

const ALLOWED = [`https://${GOOD}`]

it('has at least 5,000 different strings', () => {
  expect(new Set(ADDRESS_TRICKS).size).toBeGreaterThanOrEqual(5000)
})

it('shows inside exactly what a second opinion allows', () => {
  const differ = ADDRESS_TRICKS.filter(
    (text) => (safeUrl(text, ALLOWED).kind === 'inside') !== mayBeInside(text, ALLOWED)
  )
  expect(differ.map((text) => JSON.stringify(text).slice(0, 120))).toEqual([])
})

it('goes where it says: the written address has the host and origin of the verdict', () => {
  const inside: string[] = []
  for (const text of ADDRESS_TRICKS) {
    const verdict = safeUrl(text, ALLOWED)
    if (verdict.kind === 'refused') continue
    const url = new URL(verdict.url)
    expect([url.host, url.username, url.password]).toEqual([verdict.host, '', ''])
    expect(url.protocol).toMatch(/^https?:$/)
    if (verdict.kind === 'inside') {
      expect(url.origin).toBe(ALLOWED[0])
      inside.push(text)
    }
  }
  // the grammar has good addresses too, or nothing would be proven
  expect(inside.length).toBeGreaterThan(20)
})

it('undoes one encoding after the router, and no second', () => {
  const once = encodeURIComponent(`https://${GOOD}/`)
  expect(safeUrl(once, ALLOWED).kind).toBe('inside')
  expect(safeUrl(encodeURIComponent(once), ALLOWED).kind).toBe('refused')
})
