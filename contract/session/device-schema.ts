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
    summary: 'The devices on which the member is logged in; the one that asks comes first, then the latest',
    input: none,
    // depends on the requesting session, and a rendered page has none
    reads: false,
    data: z.object({ devices: z.array(loginDevice).max(100) })
  },
  endDevice: {
    summary: 'Logs one of the member’s other devices out; its WeChat logs in by phone again',
    input: z.object({ deviceId: id }),
    data: nothing,
    codes: {
      '404': 'no such device of the member’s, or it is logged out already',
      '907': 'it is the device that asks: logout'
    }
  },
  endOtherDevices: {
    summary: 'Logs all devices of the member out but the one that asks',
    input: none,
    data: z.object({ ended: z.int() })
  }
} as const satisfies Record<keyof typeof deviceEndpoints, EndpointSchema>
