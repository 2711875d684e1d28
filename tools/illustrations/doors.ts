/**
 * Draws the small entry pictures of mall, tickets and lounges into server/catalogue/pictures/doors: `npx tsx
 * tools/illustrations/doors.ts`. The output is part of the repository; run this after changing a motif.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { motifs } from './motifs/all'
import { still } from './scenes'

const folder = join(__dirname, '../../server/catalogue/pictures/doors')
/** Three dots per CSS pixel. */
const SIDE = 168

const doors = {
  goods: still(SIDE, 'amber', motifs.basket()),
  landmark: still(SIDE, 'teal', motifs.pagoda()),
  travel: still(SIDE, 'azure', motifs.plane())
}

async function drawAll(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, picture] of Object.entries(doors)) {
    await sharp(Buffer.from(picture), { density: 72 })
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${name}.webp`))
  }
}

void drawAll()
