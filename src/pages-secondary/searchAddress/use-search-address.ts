import { useCallback, useState } from 'react'
import { chooseCity } from '@/features/location/choose-city'
import type { CityRef, Place } from '@/features/location/model'
import { restoreScroll } from '@/platform/screen/page-scroll'
import { goBack } from '@/routes/navigate'

/** Takes a city, and goes back to where it was asked for. */
export type ChooseCity = (city: CityRef, location?: Place['location']) => void

/** What is typed, and taking a city. */
export function useSearchAddress() {
  const [typed, setTyped] = useState('')
  const type = useCallback((text: string) => {
    // what is found is read from its beginning, however far the list was scrolled
    restoreScroll(0)
    setTyped(text)
  }, [])
  const choose: ChooseCity = useCallback((city, location) => {
    chooseCity(city, location)
    void goBack()
  }, [])
  return { typed, type, choose }
}
