import { store } from '@/lib/store'
import { writeStored, removeStored } from '@/platform/storage/stored-values'
import { chosenCityAtom, offeredAtom, recentCitiesAtom } from './atoms'
import { choicesAtom } from './choices'
import type { CityRef, Place } from './model'

/** When the app was opened, ms since 1970: before whatever is chosen in it. */
export const openedAt = Date.now()

/** Number of recently chosen cities to store. */
const RECENT_CITIES = 6

function remember({ code, name }: CityRef): void {
  const others = store.get(recentCitiesAtom).filter((city) => city.code !== code)
  const recent = [{ code, name }, ...others].slice(0, RECENT_CITIES)
  store.set(recentCitiesAtom, recent)
  writeStored('recentCities', JSON.stringify(recent))
}

const countChoice = () => store.set(choicesAtom, (choices) => choices + 1)

/** Selects a city for the whole app, also after a restart; `location` is that of a place in it. */
export function chooseCity({ code, name }: CityRef, location: Place['location'] | null = null): void {
  const chosen = { code, name, location, chosenAt: Date.now() }
  store.set(chosenCityAtom, chosen)
  writeStored('chosenCity', JSON.stringify(chosen))
  remember(chosen)
  countChoice()
}

/** Drops the selection: the located city applies again. */
export function followPosition(): void {
  store.set(chosenCityAtom, null)
  removeStored('chosenCity')
  countChoice()
}

/** Stays with the chosen city for another day, and is not asked again while the app is open. */
export function stayInChosenCity(): void {
  store.set(offeredAtom, true)
  const chosen = store.get(chosenCityAtom)
  if (chosen) chooseCity(chosen, chosen.location)
}
