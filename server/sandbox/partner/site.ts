/** What a sandbox site sells. */
export interface SiteItem {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** One of the catalogue's drawings. */
  readonly picture: string
  readonly listFen: number
  readonly payFen: number
}

/** The look and texts of a sandbox site. */
export interface Site {
  readonly slogan: string
  /** Colour of its head and of its buttons; white text on it has a contrast of 4.5 and more. */
  readonly colour: string
  /** A light shade of it. */
  readonly tint: string
  readonly prefix: string
  readonly items: readonly SiteItem[]
}

/** An item; `art` names its drawing in the catalogue. */
export const item = (
  id: string,
  title: string,
  detail: string,
  art: string,
  listFen: number,
  payFen = listFen
): SiteItem => ({
  id,
  title,
  detail,
  picture: `/assets/catalogue/privileges/${art}.webp`,
  listFen,
  payFen
})

/** An item of a site; undefined if it does not sell it. */
export const itemOf = (site: Site, id: string): SiteItem | undefined =>
  site.items.find((each) => each.id === id)
