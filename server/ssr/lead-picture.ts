const PICTURE = /<img[^>]*\ssrc="(\/[^"]+)"[^>]*>/g
/** So many pictures are on a first screen at most, small ones in rows above a large one among them. */
const ON_FIRST_SCREEN = 6

/** No document becomes larger by it than this, bytes as sent (tested in e2e/h5/document-size.test.ts). */
const MAX_DOCUMENT_BYTES = 25 * 1024
/** What brotli leaves of a page's text at most: 0.19 to 0.225 on the pages of the demo. */
const TEXT_LEFT = 0.235
/** What it leaves of a picture that stands there as text. */
const PICTURE_LEFT = 0.785

interface Picture {
  readonly tag: string
  readonly address: string
  readonly data: string
}

/** The first pictures of a document that can be had at once. */
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
 * The first large picture, the largest thing of the first paint, in the document itself: it waits for no request behind the scripts, and is
 * painted with the rest. Of pictures nothing is known but their bytes: what has half as many as the largest is large. One for which
 * the document has no room is fetched like the others.
 * @param pictureOf a picture of ours as a `data:` address; undefined where it is to be fetched
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
