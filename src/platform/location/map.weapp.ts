import Taro from '@tarojs/taro'
import type { MapPlace } from './map-types'

/** Shows a place on WeChat's own map, with the way there. */
export async function openMap({ lat, lng, name, address }: MapPlace): Promise<void> {
  // who leaves the map at once has done nothing wrong
  await Taro.openLocation({ latitude: lat, longitude: lng, name, address }).catch(() => undefined)
}
