const PICTURE = /<img[^>]*\ssrc="(\/[^"]+)"[^>]*>/g
/** So many pictures are on a first screen at most, small ones in rows above a large one among them. */
const ON_FIRST_SCREEN = 6

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
 * painted with the rest. Of pictures nothing is known but their bytes: what has half as many as the largest is large.
 * @param pictureOf a picture of ours as a `data:` address; undefined where it is to be fetched
 */
export function withLeadPicture(html: string, pictureOf: (address: string) => string | undefined): string {
  const found = firstPictures(html, pictureOf)
  const largest = Math.max(0, ...found.map(({ data }) => data.length))
  const lead = found.find(({ data }) => data.length >= largest / 2)
  if (!lead) return html
  const inline = lead.tag
    .replace(lead.address, () => lead.data)
    .replace(' decoding="async"', ' decoding="sync"')
    .replace(' loading="lazy"', '')
  return html.replace(lead.tag, () => inline)
}
