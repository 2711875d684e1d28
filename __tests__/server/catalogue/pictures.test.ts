import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { AVATARS } from '../../../server/lib/shipped-pictures'
import { filmsOf } from '../../../server/sandbox/partner/films'
import { shippedPictures } from '../../../server/db/demo-catalogue'
import { demoCatalogue } from '../../support/demo-catalogue'

const folder = shippedPictures()
const rows = demoCatalogue(new Date('2026-11-21T10:00:00+08:00'))
const KB = 1024

const used = new Set([
  ...AVATARS,
  ...rows.channels.flatMap((row) => [
    row.logo,
    ...(row.banners as { picture: string }[]).map((banner) => banner.picture)
  ]),
  ...rows.brands.map((row) => row.logo),
  ...rows.merchants.map((row) => row.picture),
  ...rows.privileges.flatMap((row) => [row.picture, ...row.pictures]),
  ...rows.plates.map((row) => row.picture),
  ...rows.products.map((row) => row.picture),
  ...rows.sights.flatMap((row) => row.pictures),
  ...rows.mallCategories.flatMap(({ picture, banner }) => (banner ? [picture, banner] : [picture])),
  ...rows.mallProducts.flatMap((row) => row.pictures),
  ...rows.mallSkus.map((row) => row.picture),
  ...rows.lounges.map((row) => row.picture),
  ...rows.loungePlans.map((row) => row.picture),
  ...rows.activities.map((row) => row.picture),
  ...rows.referralCampaigns.map((row) => row.picture),
  ...rows.referralMaterials.flatMap(({ picture }) => (picture ? [picture] : [])),
  ...rows.lotteryPrizes.map((row) => row.picture),
  ...rows.cardProducts.map((row) => `/assets/catalogue/cards/${row.face}.webp`)
])

// the film site's films
for (const film of filmsOf('310000', '2026-11-21', new Date('2026-11-21T10:00:00+08:00')))
  used.add(film.poster)

// the doors to mall, tickets and lounges, which the app names
for (const door of ['goods', 'landmark', 'travel']) used.add(`/assets/catalogue/doors/${door}.webp`)

const fileOf = (picture: string) => join(folder, picture.replace('/assets/catalogue/', ''))

describe('pictures', () => {
  test('every picture that is named exists and is small', () => {
    const problems = [...used].filter((picture) => {
      const size = statSync(fileOf(picture), { throwIfNoEntry: false })?.size ?? 0
      return size === 0 || size > 30 * KB
    })
    expect(problems).toEqual([])
  })

  test('no two packs that a channel shows have one picture, neither one file nor two with the same bytes', () => {
    const bytesOf = new Map(
      rows.plates.map(({ id, picture }) => [id, readFileSync(fileOf(picture), 'base64')])
    )
    for (const { code } of rows.channels) {
      const shown = rows.plates.filter(
        ({ channelCodes = [] }) => channelCodes.length === 0 || channelCodes.includes(code)
      )
      const shared = shown.filter(({ id }, at) =>
        shown.slice(0, at).some((before) => bytesOf.get(before.id) === bytesOf.get(id))
      )
      expect({ code, shared: shared.map(({ id }) => id) }).toEqual({ code, shared: [] })
      expect(shown.length).toBeGreaterThan(20)
    }
  })

  test('no picture lies about unused, those of sights stay below 500 KB, of the mall below 900 KB, of lounges below 80 KB, of referrals below 100 KB, of packs below 420 KB, all others together below 1 MB', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile()
    )
    const paths = files.map((entry) => join(entry.parentPath, entry.name))
    expect(paths.filter((path) => ![...used].some((picture) => fileOf(picture) === path))).toEqual([])
    const sizeOf = (list: readonly string[]) => list.reduce((sum, path) => sum + statSync(path).size, 0)
    const below = (part: string) => sizeOf(paths.filter((path) => path.includes(`/${part}/`)))
    expect(below('sights')).toBeLessThan(500 * KB)
    expect(below('mall')).toBeLessThan(900 * KB)
    expect(below('lounges')).toBeLessThan(80 * KB)
    expect(below('referrals')).toBeLessThan(100 * KB)
    expect(below('plates')).toBeLessThan(420 * KB)
    const apart = ['sights', 'mall', 'lounges', 'referrals', 'plates']
    const others = apart.reduce((left, part) => left - below(part), sizeOf(paths))
    expect(others).toBeLessThan(KB * KB)
  })
})
