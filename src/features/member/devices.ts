import { deviceEndpoints } from '@contract/session/device-endpoints'
import type { Data } from '@contract/types'
import { read } from '@/api/read'
import { keyed, type Write } from '@/api/write'

/** A device on which the member is logged in. */
export type LoginDevice = Data<'listDevices'>['devices'][number]

/** The devices on which the member is logged in, the one at hand first. */
export const devicesQuery = () => read(deviceEndpoints.listDevices, {})

/** Logs another device out. */
export const endingDevice: Write<{ readonly deviceId: string }, Data<'endDevice'>> = {
  name: ({ deviceId }) => `endDevice|${deviceId}`,
  call: (input) => keyed(deviceEndpoints.endDevice, input)
}

/** Logs all devices out but the one at hand. */
export const endingOthers: Write<object, Data<'endOtherDevices'>> = {
  name: () => 'endOtherDevices',
  call: () => keyed(deviceEndpoints.endOtherDevices, {})
}

/** iPhone · 微信小程序. */
export const deviceTitle = ({ device, app }: LoginDevice): string => [device, app].filter(Boolean).join(' · ')

const dots = (day: string) => day.replace(/-/g, '.')

/** When a device logged in and when it was last used; by the day, as the server knows no more. */
export const deviceDays = ({ firstSeen, lastSeen }: LoginDevice): string =>
  firstSeen === lastSeen ? `${dots(firstSeen)} 登录` : `${dots(firstSeen)} 登录，最近使用 ${dots(lastSeen)}`
