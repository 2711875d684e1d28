/**
 * `npm run pictures -- mini`: every page of the compiled mini-program beside the same page of H5, into the folder
 * `dist/pictures`, with an index to look through. Run after `npm run build`; `dark` and `elder` choose the appearance, further words
 * the screens whose name they match (regular expressions).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { startServer } from '../../support/built-server'
import { ROOT } from '../host/dist'
import { KNOWN_DIFFERENCES, Knowledge } from './known-differences'
import { makeMember } from './member'
import { takePair, type Pair } from './pair'
import { allScreens, type ScreenSpec } from './screens'
import { Studio, type Stored } from './studio'

/** Appearances that can be chosen, as the device remembers them (features/appearance). */
const APPEARANCES: Readonly<Record<string, Stored>> = { dark: { look: 'dark' }, elder: { elder: true } }

const FOLDER = path.join(ROOT, 'dist/pictures')

const fileOf = ({ name }: ScreenSpec) => `${name.replace(/[^\w]+/g, '-')}.webp`

/** Both pictures side by side, the mini-program first. */
async function sideBySide({ mini, h5 }: Pair): Promise<Buffer> {
  const size = { width: 375, height: 812, fit: 'contain', position: 'top', background: '#ffffff' } as const
  const parts = await Promise.all(
    [mini, h5].map(({ picture }) => sharp(picture).resize(size).png().toBuffer())
  )
  const place = { create: { width: 770, height: 812, channels: 3, background: '#8a8f99' } } as const
  return sharp(place)
    .composite(parts.map((input, index) => ({ input, left: index * 395, top: 0 })))
    .webp({ quality: 84 })
    .toBuffer()
}

const indexPage = (screens: readonly ScreenSpec[]) =>
  `<!doctype html><meta charset="utf-8"><title>Mini-program and H5</title><style>body{font:14px sans-serif}figure{display:inline-block;margin:8px}img{width:770px;max-width:100%}</style>${screens
    .map(
      (screen) =>
        `<figure><figcaption>${screen.name}</figcaption><img loading="lazy" src="${fileOf(screen)}"></figure>`
    )
    .join('\n')}`

async function main(asked: readonly string[]): Promise<void> {
  const words = asked.filter((word) => !(word in APPEARANCES))
  const stored = Object.assign({}, ...asked.map((word) => APPEARANCES[word])) as Stored
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const server = await startServer()
  const studio = await Studio.open(server.origin, await ensureChromium(), { picture: true })
  try {
    const things = await makeMember(server.origin)
    const wanted = allScreens(things).filter(({ name }) => words.every((word) => new RegExp(word).test(name)))
    const usual = { origin: server.origin, token: things.token, stored, picture: true }
    const knowledge = new Knowledge(KNOWN_DIFFERENCES)
    for (const screen of wanted) {
      const pair = await takePair(studio, screen, { ...usual, known: knowledge.of(screen) })
      writeFileSync(path.join(FOLDER, fileOf(screen)), await sideBySide(pair))
      process.stdout.write(`  ${screen.name}\n`)
    }
    writeFileSync(path.join(FOLDER, 'index.html'), indexPage(wanted))
  } finally {
    await studio.close()
    await server.stop()
  }
}

void main(process.argv.slice(2))
