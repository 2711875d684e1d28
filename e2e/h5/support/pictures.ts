import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'

/** Runs in the page before all else: what moves stands at its end, and no caret blinks. */
function standStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`*, ::before, ::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    caret-color: transparent !important;
    transition: none !important;
  }`)
  document.adoptedStyleSheets = [sheet]
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Lets pictures be taken of a tab, from its next page on. */
export async function standForPictures(page: Page): Promise<void> {
  await page.addInitScript(standStill)
  sessions.set(page, page.context().newCDPSession(page))
}

/** What is seen of such a tab now, as PNG; Playwright's own way takes twice as long, most of it to make the file small. */
export async function takePicture(page: Page): Promise<Buffer> {
  const session = await sessions.get(page)
  if (!session) throw new Error('no tab that stands for pictures')
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

const CHANNELS = 3

/** A browser that repaints a part gives the edge of a round corner another shade: of 255, what no eye sees. */
const SAME_SHADE = 3

async function decode(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Where the pixels are that differ, in words; undefined where none does. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<string | undefined> {
  // the same pixels are the same file
  if (one.equals(other)) return undefined
  const [before, after] = await Promise.all([decode(one), decode(other)])
  const { width, height } = before
  if (after.width !== width || after.height !== height)
    return `${width} × ${height} before, ${after.width} × ${after.height} after`
  const xs: number[] = []
  const ys: number[] = []
  for (let at = 0; at < before.data.length; at += 1) {
    if (Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) <= SAME_SHADE) continue
    const pixel = Math.floor(at / CHANNELS)
    xs.push(pixel % width)
    ys.push(Math.floor(pixel / width))
    at = (pixel + 1) * CHANNELS - 1
  }
  if (xs.length === 0) return undefined
  const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b))
  const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b))
  return `${xs.length} pixels differ, from ${least(xs)}, ${least(ys)} to ${most(xs)}, ${most(ys)}`
}

let folder: string | undefined

/** Keeps both pictures to look at; tells where. */
export function storePictures(name: string, before: Buffer, after: Buffer): string {
  folder ??= mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const file = path.join(folder, name.replace(/\W+/g, '-').slice(0, 80))
  writeFileSync(`${file}-before.png`, before)
  writeFileSync(`${file}-after.png`, after)
  return `${file}-*.png`
}
