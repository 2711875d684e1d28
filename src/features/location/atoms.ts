import { atom } from 'jotai'
import { shownAtom } from '@/platform/storage/shown-stored'
import { readStored } from '@/platform/storage/stored-values'
import type { Refusal } from '@/platform/wechat/refusal'
import { citySpot, spotOf, type ChosenCity, type CityRef, type ResolvedPlace } from './model'

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function storedPlace(): ResolvedPlace | null {
  const existing = parsed(readStored('place')) as ResolvedPlace | null
  return typeof existing?.place?.location?.lat === 'number' ? existing : null
}

const isCity = (value: CityRef | null) => typeof value?.code === 'string' && typeof value.name === 'string'

/** The city of the last place. */
export function storedPlaceCity(): CityRef | null {
  const city = parsed(readStored('placeCity')) as CityRef | null
  return isCity(city) ? city : null
}

/** The chosen city as the device keeps it. */
export function storedChoice(): ChosenCity | null {
  const { code, name, location, chosenAt } = (parsed(readStored('chosenCity')) ?? {}) as ChosenCity
  if (!isCity({ code, name })) return null
  return { code, name, location: location ?? null, chosenAt: Number(chosenAt) || 0 }
}

function storedRecents(): readonly CityRef[] {
  const list = parsed(readStored('recentCities'))
  return Array.isArray(list) ? (list as CityRef[]).filter(isCity) : []
}

/** Scope: device. The last place, until a fresh one is known. */
export const placeAtom = shownAtom(storedPlace, null)

/** Scope: device. The city of the last place, at once: a server rendering the page knows no more. */
export const placeCityAtom = atom(storedPlaceCity())

/** Scope: device. The city that the user has chosen; null: the located one counts. */
export const chosenCityAtom = atom(storedChoice())

const NO_CITIES: readonly CityRef[] = []

/** Scope: device. Cities chosen lately, newest first. */
export const recentCitiesAtom = shownAtom(storedRecents, NO_CITIES)

/**
 * Scope: device. Status of the last attempt to find the position: the user refused the permission (`denied`) or WeChat's
 * privacy notice (`privacy`), the device cannot be located (`unavailable`), or it failed otherwise.
 */
export const locatingAtom = atom<'idle' | 'locating' | Exclude<Refusal, 'closed'>>('idle')

/** Scope: device. Whether the place was looked for since the app was opened, found or not. */
export const soughtAtom = atom(false)

/** Scope: device. Whether the located city was offered in place of the chosen one since the app was opened. */
export const offeredAtom = atom(false)

/** Where things are looked for. */
export const spotAtom = atom(
  (get) => spotOf(get(chosenCityAtom), get(placeAtom)) ?? citySpot(get(placeCityAtom))
)
