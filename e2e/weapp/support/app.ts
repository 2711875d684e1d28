import { newMobile } from '../../support/api'
import { endAll, startMiniProgram, type MiniProgram, type StartOptions } from '../host/mini-program'
import { newPhone } from '../host/phone'

/** Address of the server under test. */
export const serverOrigin = (): string => {
  const origin = process.env.APP_ORIGIN
  if (!origin) throw new Error('global-setup gives APP_ORIGIN')
  return origin
}

const started: MiniProgram[] = []

/** Opens the mini-program, on a new phone unless one is given. */
export async function openApp(options: Omit<StartOptions, 'origin'> = {}): Promise<MiniProgram> {
  const phone = options.phone ?? newPhone(newMobile())
  const app = await startMiniProgram({ origin: serverOrigin(), ...options, phone })
  started.push(app)
  return app
}

/** Ends every app; fails when any of them met a problem. To be called after each test. */
export function closeApps(): void {
  endAll()
  expect(started.splice(0).flatMap((app) => app.problems)).toEqual([])
}
