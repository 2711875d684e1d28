import { useCallback, useState } from 'react'
import { chooseCity } from '@/features/location/choose-city'
import type { CityRef, Place } from '@/features/location/model'
import { restoreScroll } from '@/platform/screen/page-scroll'
import { goBack } from '@/routes/navigate'

/** Chooses a city, and returns to the page that opened this one. */
export type ChooseCity = (city: CityRef, location?: Place['location']) => void

/** The typed text, and choosing a city. */
export function useSearchAddress() {
  const [typed, setTyped] = useState('')
  const type = useCallback((text: string) => {
    // results are shown from the top, however far the list was scrolled
    restoreScroll(0)
    setTyped(text)
  }, [])
  const choose: ChooseCity = useCallback((city, location) => {
    chooseCity(city, location)
    void goBack()
  }, [])
  return { typed, type, choose }
}
