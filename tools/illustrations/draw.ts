/**
 * Draws the pictures of the demo catalogue into server/catalogue/pictures: `npx tsx
 * tools/illustrations/draw.ts`. The output is part of the repository; run this after changing a motif or the
 * plan.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cardOnTable, faces } from './cards'
import { avatars, brandMarks, channelMarks } from './marks'
import { motifs } from './motifs/all'
import { c, type GroundName } from './palette'
import { products, stills } from './plan'
import { activities, banners } from './plan-banners'
import { plateGroups } from './plan-plates'
import { drawReferrals } from './referrals'
import { poster, posters } from './posters'
import { banner, group, still } from './scenes'
import { SIGHTS, view } from './sights'
import { cinema, hotel, shop, sight } from './storefronts'

const folder = join(__dirname, '../../server/catalogue/pictures')

const merchants: Record<string, string> = {
  coffee: shop('amber', c.cream, c.brown, motifs.latte()),
  tea: shop('jade', c.white, c.jade, motifs['milk-tea']()),
  bakery: shop('gold', c.cream, c.amber, motifs.croissant()),
  hotpot: shop('red', c.sand, c.red, motifs.hotpot()),
  noodles: shop('azure', c.white, c.azure, motifs.noodles()),
  bistro: shop('jade', c.cream, c.teal, motifs.salad()),
  icecream: shop('rose', c.white, c.rose, motifs.icecream()),
  dimsum: shop('gold', c.sand, c.brown, motifs.dimsum()),
  convenience: shop('teal', c.white, c.teal, motifs.basket()),
  homeware: shop('stone', c.cream, c.slate, motifs.mug()),
  wellness: shop('rose', c.cream, c.coral, motifs.stones()),
  cinema: cinema('night', c.night, motifs['ticket-film']()),
  theatre: cinema('plum', c.plum, motifs.clapper()),
  hotel: hotel('azure', c.cream, c.teal, 4),
  inn: hotel('stone', c.white, c.slate, 3),
  resort: sight('jade', motifs.villa(), 1.3),
  park: sight('rose', motifs.ferris(), 1.3),
  landmark: sight('gold', motifs.pagoda(), 1.3)
}

/**
 * Quality of pictures inlined in a document: indistinguishable from 86, and the document stays within 25 KB.
 */
const LEAD_QUALITY = 76

async function webp(name: string, picture: string, quality = 80): Promise<void> {
  const file = place(name)
  await sharp(Buffer.from(picture), { density: 72 })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(file)
}

function place(name: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

async function drawAll(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const [ground, names] of Object.entries(stills)) {
    for (const name of names)
      await webp(`privileges/${name}.webp`, still(400, ground as GroundName, motifs[name]()))
  }
  for (const name of Object.keys(posters)) await webp(`films/${name}.webp`, poster(name), 76)
  for (const [name, [motif, ground]] of Object.entries(products))
    await webp(`products/${name}.webp`, still(400, ground, motifs[motif]()))
  for (const [name, [ground, objects]] of Object.entries(plateGroups)) {
    await webp(
      `plates/${name}.webp`,
      group(
        560,
        350,
        ground,
        objects.map(([motif, x, scale]) => [motifs[motif](), x, scale] as const)
      ),
      LEAD_QUALITY
    )
  }
  const heads = [
    ...Object.entries(banners).map(([name, plan]) => [`banners/${name}`, plan] as const),
    ...Object.entries(activities).map(([name, plan]) => [`activities/${name}`, plan] as const)
  ]
  for (const [name, [ground, objects]] of heads) {
    await webp(
      `${name}.webp`,
      banner(
        ground,
        objects.map(([motif, x, scale]) => [motifs[motif](), x, scale] as const)
      ),
      LEAD_QUALITY
    )
  }
  for (const [name, picture] of Object.entries(merchants)) await webp(`merchants/${name}.webp`, picture)
  for (const [name, face] of Object.entries(faces)) await webp(`cards/${name}.webp`, cardOnTable(face))
  for (const [name, [subject, hour, water]] of Object.entries(SIGHTS))
    await webp(`sights/${name}.webp`, view(name, subject, hour, water), 72)
  for (const [name, picture] of drawReferrals()) await webp(`referrals/${name}.webp`, picture, 84)
  const vectors = { brands: brandMarks, channels: channelMarks, avatars }
  for (const [kind, pictures] of Object.entries(vectors)) {
    for (const [name, picture] of Object.entries(pictures))
      writeFileSync(place(`${kind}/${name}.svg`), picture)
  }
}

void drawAll()
