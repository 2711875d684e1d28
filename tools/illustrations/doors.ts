/**
 * Draws the small pictures on the doors to mall, tickets and lounges into server/catalogue/pictures/doors: `npx tsx tools/illustrations/doors.ts`. The drawn files
 * are part of the repository; run this after a change of a motif.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { motifs } from './motifs/all'
import { still } from './scenes'

const folder = join(__dirname, '../../server/catalogue/pictures/doors')
/** Three dots a length of the screen. */
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
