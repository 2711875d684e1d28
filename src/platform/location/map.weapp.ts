import Taro from '@tarojs/taro'
import type { MapPlace } from './map-types'

/** Shows a place on WeChat's own map, with directions. */
export async function openMap({ lat, lng, name, address }: MapPlace): Promise<void> {
  // leaving the map at once is not an error
  await Taro.openLocation({ latitude: lat, longitude: lng, name, address }).catch(() => undefined)
}
