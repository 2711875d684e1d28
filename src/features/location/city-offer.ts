import type { ChosenCity, ResolvedPlace } from './model'

/** After this the user is asked whether the chosen city still counts, ms. */
export const ASK_AFTER_MS = 86_400_000

export interface OfferCase {
  readonly chosen: ChosenCity | null
  readonly known: ResolvedPlace | null
  /** ms since 1970 at which the app was opened. */
  readonly openedAt: number
  /** It was offered since then. */
  readonly offered: boolean
  readonly now: number
}

/**
 * The located city, if worth offering instead of the chosen one: once while the app is open, not right after
 * choosing, and if known only by IP address, only when the choice is a day old.
 */
export function cityToOffer({ chosen, known, openedAt, offered, now }: OfferCase): string | null {
  if (!chosen || !known || offered || known.place.city_code === chosen.code) return null
  const old = now - chosen.chosenAt >= ASK_AFTER_MS
  if (!old && (chosen.chosenAt >= openedAt || !known.exact)) return null
  return known.place.city
}
