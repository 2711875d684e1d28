const PICTURE = /<img[^>]*\ssrc="(\/[^"]+)"[^>]*>/g
/** Most pictures considered on a first screen: small ones in rows above a large one. */
const ON_FIRST_SCREEN = 6

/** No document grows by more than this, bytes as sent (tested in e2e/h5/document-size.test.ts). */
const MAX_DOCUMENT_BYTES = 25 * 1024
/** Brotli's ratio for a page's text, at most: up to 0.262 on the pages of the demo. */
const TEXT_LEFT = 0.265
/** Brotli's ratio for an inlined picture. */
const PICTURE_LEFT = 0.785

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

/**
 * Inlines the first large picture, the largest thing of the first paint, in the document: it waits for no request behind the scripts, and is
 * painted with the rest. Only the pictures' sizes in bytes are known: one with at least half of the largest is large. One that does
 * not fit into the document is fetched like the others.
 * @param pictureOf one of our pictures as a `data:` address; undefined if it has to be fetched
 */
export function withLeadPicture(html: string, pictureOf: (address: string) => string | undefined): string {
  const found = firstPictures(html, pictureOf)
  const largest = Math.max(0, ...found.map(({ data }) => data.length))
  const room = (MAX_DOCUMENT_BYTES - Buffer.byteLength(html) * TEXT_LEFT) / PICTURE_LEFT
  const lead = found.find(({ data }) => data.length >= largest / 2 && data.length <= room)
  if (!lead) return html
  const inline = lead.tag
    .replace(lead.address, () => lead.data)
    .replace(' decoding="async"', ' decoding="sync"')
    .replace(' loading="lazy"', '')
  return html.replace(lead.tag, () => inline)
}
