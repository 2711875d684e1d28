import { useCallback, useState } from 'react'
import { chooseCity } from '@/features/location/choose-city'
import type { CityRef, Place } from '@/features/location/model'
import { goBack } from '@/routes/navigate'

/** Takes a city, and goes back to where it was asked for. */
export type ChooseCity = (city: CityRef, location?: Place['location']) => void

/** What is typed, and taking a city. */
export function useSearchAddress() {
  const [typed, type] = useState('')
  const choose: ChooseCity = useCallback((city, location) => {
    chooseCity(city, location)
    void goBack()
  }, [])
  return { typed, type, choose }
}
