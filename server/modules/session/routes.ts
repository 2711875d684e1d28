import { deviceEndpoints } from '@contract/session/device-endpoints'
import { deviceSchemas } from '@contract/session/device-schema'
import { sessionEndpoints } from '@contract/session/endpoints'
import { sessionSchemas } from '@contract/session/schema'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { deviceScene } from './device-scene'
import { endDevice, endOtherDevices, listDevices } from './devices'
import { restoreSession } from './restore-session'
import { createSessionService } from './service'
import { undoDeletion } from './undo'

/** Endpoints and jobs of logging in and out. */
export function sessionModule(kit: Kit): void {
  const { db, limit, gateways, settings } = kit
  const service = createSessionService({
    db,
    limit,
    gateways,
    smsPerAddressAndHour: settings.smsPerAddressAndHour,
    pepper: settings.secrets.smsPepper
  })
  kit.bind(sessionEndpoints, sessionSchemas, {
    sendSmsCode: (input, context) => service.sendSmsCode(input, context),
    loginWithSmsCode: (input, context) => service.loginWithSmsCode(input, context),
    xcxLogin: (input, context) => service.xcxLogin(input, context),
    xcxRegister: (input, context) => service.xcxRegister(input, context),
    logout: (_input, { token }) => service.logout(token),
    undoDeletion: ({ undoTicket }, context) => undoDeletion(db, undoTicket, context),
    restoreSession: (_input, context) => restoreSession(db, gateways, context)
  })
  kit.bind(deviceEndpoints, deviceSchemas, {
    listDevices: (_input, context) => listDevices(db, deviceScene(context)),
    endDevice: ({ deviceId }, context) => endDevice(db, deviceId, deviceScene(context)),
    endOtherDevices: (_input, context) => endOtherDevices(db, deviceScene(context))
  })
  kit.jobs.every('sweep sessions', 3_600_000, (now) => runSweeps('sweep sessions', now, db))
}
