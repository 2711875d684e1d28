import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import path from 'node:path'
import { TOTP, URI } from 'otpauth'
import type { StaffRole } from '@contract/console/endpoint'
import type { Page } from 'playwright-core'
import { withDatabase } from '../../../scripts/catalogue/with-database'
import { runStaff } from '../../../scripts/staff/commands'
import { readSettings } from '../../../server/config/settings'
import { appOrigin } from '../../h5/support/phone'

/** Somebody who works here, as they log in. */
export interface Worker {
  readonly name: string
  readonly password: string
  /** The six digits of now; undefined without a second factor. */
  readonly otp?: (() => string) | undefined
}

const ROOT = path.resolve(__dirname, '../../..')

const PASSWORD = 'a long password'

/**
 * Runs the program that an operator has (docs/how-to/staff.md), beside the server that is running; `env`: settings of another one.
 * @returns what it prints
 */
export async function runStaffProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = ofThisRun()
): Promise<string> {
  const child = spawn(process.execPath, ['scripts/run-ts.mjs', 'scripts/staff/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe']
  })
  child.stdin.end(`${PASSWORD}\n`)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [problem, code, told] = await Promise.all([text(child.stderr), ended, text(child.stdout)])
  if (code !== 0) throw new Error(`the program for staff failed: ${problem}`)
  return told
}

/** Settings of the server that all journeys of this run share. */
const ofThisRun = () => ({ DATA_DIR: path.dirname(process.env.SERVER_LOG ?? '') })

/** What the program does, in this process: a second of the processor less for each account. */
async function runCommand(args: readonly string[]): Promise<string> {
  const settings = readSettings({ ...process.env, DATABASE_URL: '', ...ofThisRun() })
  let told = ''
  await withDatabase(settings, async (db) => {
    told = await runStaff(args, {
      db,
      documentSecret: settings.secrets.document,
      oidcIssuer: settings.oidc?.issuer,
      now: new Date(),
      readInput: () => Promise.resolve(`${PASSWORD}\n`)
    })
  })
  return told
}

/** Makes an account; `env`: settings of another server, whose operator runs the program. */
export async function hire(
  role: StaffRole,
  more: readonly string[] = [],
  env?: Readonly<Record<string, string>>
): Promise<Worker> {
  const name = `${role}-${randomUUID().slice(0, 8)}`
  const password = PASSWORD
  const args = ['add', name, '--role', role, '--password-stdin', ...more]
  const told = await (env ? runStaffProgram(args, env) : runCommand(args))
  const [factor] = /otpauth:\S+/.exec(told) ?? []
  return { name, password, ...(factor && { otp: () => codeOf(factor) }) }
}

/** What the authenticator app shows. */
const codeOf = (factor: string): string => {
  const read = URI.parse(factor)
  if (!(read instanceof TOTP)) throw new Error('the second factor does not go by time')
  return read.generate()
}

/** A browser on a desk, or of a phone. */
export const DESK = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const
export const POCKET = { viewport: { width: 390, height: 844 } } as const

/** Opens one of the staff's apps and types a login; done once the server has answered, whatever it said. */
export async function typeLogin(
  page: Page,
  { name, password, otp }: Worker,
  app: '/console' | '/shop' = '/console',
  origin = appOrigin()
): Promise<void> {
  await page.goto(origin + app)
  await page.getByLabel('账号').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await pressLogin(page)
  if (!otp) return
  await page.getByLabel('动态码').fill(otp())
  await pressLogin(page)
}

async function pressLogin(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/console/api/login')
  await page.getByRole('button', { name: /^登\s*录$/ }).click()
  await answered
  await page.locator('.ant-btn-loading').waitFor({ state: 'detached' })
}
