import { z } from 'zod'
import { day, id, none, nothing, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { deviceEndpoints } from './device-endpoints'

/** A session of the member, described so that its owner recognises it. */
export const loginDevice = z.object({
  deviceId: id,
  /** iPhone, Android 手机, Windows 电脑 … */
  device: text(20),
  /** 微信小程序, 微信, Safari … */
  app: text(20),
  channelName: text(20),
  /** Days in China. */
  firstSeen: day,
  lastSeen: day,
  /** The session of this request. */
  current: z.boolean()
})

export const deviceSchemas = {
  listDevices: {
    summary: 'The devices on which the member is logged in; the current one first, then by latest use',
    input: none,
    // depends on the requesting session, and a rendered page has none
    reads: false,
    data: z.object({ devices: z.array(loginDevice).max(100) })
  },
  endDevice: {
    summary: 'Log out another device of the member; its WeChat then needs a phone login',
    input: z.object({ deviceId: id }),
    data: nothing,
    codes: {
      '404': 'the member has no such device, or it is already logged out',
      '907': 'this is the current device: use logout'
    }
  },
  endOtherDevices: {
    summary: 'Log out all devices of the member except the current one',
    input: none,
    data: z.object({ ended: z.int() })
  }
} as const satisfies Record<keyof typeof deviceEndpoints, EndpointSchema>
