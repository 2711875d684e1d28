import { newMobile } from '../../support/api'
import { endAll, startMiniProgram, type MiniProgram, type StartOptions } from '../host/mini-program'
import { newPhone } from '../host/phone'

/** Address of the server under test. */
export const serverOrigin = (): string => {
  const origin = process.env.MINI_ORIGIN
  if (!origin) throw new Error('global-setup gives MINI_ORIGIN')
  return origin
}

/** `origin`: of a server in place of the one under test. */
type Options = Partial<StartOptions>

const started: MiniProgram[] = []

/** Opens the mini-program, on a new phone unless one is given, and does not wait. */
export function beginApp(options: Options = {}): MiniProgram {
  const phone = options.phone ?? newPhone(newMobile())
  const app = startMiniProgram({ origin: serverOrigin(), ...options, phone })
  started.push(app)
  return app
}

/** Opens the mini-program and waits until it has come to rest. */
export async function openApp(options: Options = {}): Promise<MiniProgram> {
  const app = beginApp(options)
  await app.settle()
  return app
}

/** Ends every app; fails when any of them met a problem. To be called after each test. */
export function closeApps(): void {
  endAll()
  expect(started.splice(0).flatMap((app) => app.problems)).toEqual([])
}
