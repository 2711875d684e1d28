import { platform } from '../environment/kind'
import { GEOLOCATION_TIMEOUT_MS, type Position } from './position-types'

function requestBrowser(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('device nonsupport geolocation'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ longitude: coords.longitude, latitude: coords.latitude }),
      ({ message }) => reject(new Error(message)),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 30_000 }
    )
  })
}

/**
 * WeChat's own position, in the coordinates of Chinese maps. @throws if the SDK is unavailable or the user
 * refuses
 */
async function requestWechat(): Promise<Position> {
  const { readySdk } = await import(/* webpackChunkName: "wechat-sdk" */ '../wechat/wechat-sdk-ready')
  const sdk = await readySdk()
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('getLocation:fail'))
    if (!sdk.getLocation) return refuse()
    sdk.getLocation({
      type: 'gcj02',
      success: ({ longitude, latitude }) =>
        resolve({ longitude: Number(longitude), latitude: Number(latitude) }),
      cancel: () => reject(new Error('getLocation:cancel')),
      fail: refuse
    })
  })
}

/** The user has refused in WeChat: the browser, which would prompt again, is not tried. */
const isRefusal = (error: unknown) => error instanceof Error && error.message.endsWith(':cancel')

/**
 * Where the device is: from WeChat inside WeChat, otherwise from the browser, which is also the fallback if
 * WeChat's SDK does not work. The user may be prompted first.
 * @throws Error 'device nonsupport geolocation' (rule error.rejections) if the device cannot be located, or the
 * reason for the refusal
 */
export async function requestPosition(): Promise<Position> {
  if (platform() === 'wx') {
    try {
      return await requestWechat()
    } catch (error) {
      if (isRefusal(error)) throw error
    }
  }
  return requestBrowser()
}
