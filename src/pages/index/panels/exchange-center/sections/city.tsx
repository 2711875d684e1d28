import { CityName } from '@/features/location/components/city-name'
import { useFirstWave } from '../use-first-wave'

/** The city in home's header: looked up from the start, rendered together with the first screen. */
export function City() {
  const { ready, error } = useFirstWave()
  return <CityName waiting={!ready && error === null} />
}
