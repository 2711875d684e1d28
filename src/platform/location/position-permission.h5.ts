import type { PositionPermission } from './position-permission-types'

/** The user's decision so far; never prompts. */
export async function positionPermission(): Promise<PositionPermission> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'prompt' ? 'unasked' : state
  } catch {
    // browsers that cannot report it: prompt only on a tap
    return 'unasked'
  }
}

/** Whether only a tap may request the position: a browser prompts in its own bar, which can be ignored. */
export const positionNeedsTap = (): Promise<boolean> => Promise.resolve(false)

/** How to revoke a refusal. */
export const POSITION_HOW = '请在浏览器的网站设置中允许“位置”权限，再点击重试'

/** Opens the host's own settings, if it has any: false here. */
export function openPositionSettings(): Promise<boolean> {
  return Promise.resolve(false)
}

/** The label of that button. */
export const POSITION_SWITCH = '重试'
