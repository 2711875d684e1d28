import type { PositionPermission } from './position-permission-types'

/** What the user has decided so far; nobody is asked anything. */
export async function positionPermission(): Promise<PositionPermission> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'prompt' ? 'unasked' : state
  } catch {
    // browsers that cannot tell: only a tap may ask
    return 'unasked'
  }
}

/** Whether only a tap may ask for the position: a browser asks in its own bar, where nobody has to answer. */
export const positionNeedsTap = (): Promise<boolean> => Promise.resolve(false)

/** How a refusal is taken back. */
export const POSITION_HOW = '请在浏览器的网站设置中允许“位置”权限，再点击重试'

/** Opens the host's own switch, where it has one: false here. */
export function openPositionSettings(): Promise<boolean> {
  return Promise.resolve(false)
}

/** What the tap for that is called. */
export const POSITION_SWITCH = '重试'
