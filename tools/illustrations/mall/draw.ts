/**
 * Draws the pictures of the mall into server/catalogue/pictures/mall: `npx tsx
 * tools/illustrations/mall/draw.ts`. The output is part of the repository; run this after changing a drawing
 * or the plan.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { banner, group, still } from '../scenes'
import { mallBanners, mallCategories, mallLooks } from './plan'

const folder = join(__dirname, '../../../server/catalogue/pictures/mall')
/** Width of a product picture, px: enough for a phone's gallery. */
const SIDE = 480
const QUALITY = 57

async function write(name: string, picture: string, quality: number, width?: number): Promise<void> {
  await sharp(Buffer.from(picture), { density: 72 })
    .resize(width === undefined ? {} : { width })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`))
}

/** A product beside its other variants, or twice. */
function set(looks: readonly string[]): readonly (readonly [string, number, number])[] {
  const [first = '', second = first, third] = looks
  return third === undefined
    ? [
        [second, 0.36, 1.0],
        [first, 0.64, 1.16]
      ]
    : [
        [third, 0.24, 0.86],
        [second, 0.76, 0.9],
        [first, 0.5, 1.16]
      ]
}

async function drawAll(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [id, { ground, looks }] of Object.entries(mallLooks)) {
    for (const [index, look] of looks.entries())
      await write(`${id}-${index + 1}`, still(SIDE, ground, look), QUALITY)
    await write(
      `${id}-set`,
      group(
        SIDE,
        SIDE,
        ground,
        set(looks).map(([look, x, scale]) => [look, x, scale * 0.62] as const)
      ),
      QUALITY
    )
  }
  for (const [id, product] of Object.entries(mallCategories)) {
    const { ground, looks } = mallLooks[product] ?? { ground: 'stone', looks: [''] }
    await write(`category-${id}`, still(200, ground, looks[0] ?? ''), 74)
  }
  for (const [id, [ground, objects]] of Object.entries(mallBanners)) {
    const drawn = objects.map((product, index) => {
      const look = mallLooks[product]?.looks[0] ?? ''
      return [look, 400 + index * 100, [0.72, 0.78, 0.96][index] ?? 0.8] as const
    })
    await write(`banner-${id}`, banner(ground, drawn), 80)
  }
}

void drawAll()
