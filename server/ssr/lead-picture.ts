import { Page } from './page'

const PICTURE = /<img[^>]*\ssrc="(\/[^"]+)"[^>]*>/g
/** Most pictures considered on a first screen: small ones in rows above a large one. */
const ON_FIRST_SCREEN = 6
/** Most large pictures that are tried: each try compresses the document. */
const TRIES = 2

/** No document grows by more than this, bytes as sent (tested in e2e/h5/document-size.test.ts). */
const MAX_DOCUMENT_BYTES = 25 * 1024

interface Picture {
  readonly tag: string
  readonly address: string
  readonly data: string
}

/** The first pictures of a document that are available at once. */
function firstPictures(html: string, pictureOf: (address: string) => string | undefined): Picture[] {
  const found: Picture[] = []
  let looked = 0
  for (const [tag, address = ''] of html.matchAll(PICTURE)) {
    if ((looked += 1) > ON_FIRST_SCREEN) break
    const data = pictureOf(address)
    if (data !== undefined) found.push({ tag, address, data })
  }
  return found
}

function withPicture(html: string, { tag, address, data }: Picture): string {
  const inline = tag
    .replace(address, () => data)
    .replace(' decoding="async"', ' decoding="sync"')
    .replace(' loading="lazy"', '')
  return html.replace(tag, () => inline)
}

/**
 * A page with its first large picture inlined, the largest thing of the first paint: it waits for no request behind the scripts, and is
 * painted with the rest. Only the pictures' sizes in bytes are known: one with at least half of the largest is large. One with which
 * the document would be too large, as it is sent, is fetched like the others.
 * @param pictureOf one of our pictures as a `data:` address; undefined if it has to be fetched
 */
export async function pageWithLead(
  html: string,
  pictureOf: (address: string) => string | undefined
): Promise<Page> {
  const found = firstPictures(html, pictureOf)
  const largest = Math.max(0, ...found.map(({ data }) => data.length))
  const large = found.filter(({ data }) => data.length >= largest / 2)
  for (const picture of large.slice(0, TRIES)) {
    const page = new Page(withPicture(html, picture))
    // the same bytes are sent afterwards: nothing is compressed twice
    if ((await page.in('br')).length <= MAX_DOCUMENT_BYTES) return page
  }
  return new Page(html)
}
