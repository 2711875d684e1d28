import { randomUUID } from 'node:crypto'
import { CONSOLE_HEADER, type ConsoleEndpoint } from '../../contract/console/endpoint'
import { consoleEndpoints, type ConsoleCallName } from '../../contract/console/endpoints'
import type { ConsoleData, ConsoleInput } from '../../contract/console/types'

interface Answer<T> {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: T
}

/** Somebody of the staff at the console, over HTTP as its app calls it. */
export class StaffMember {
  private constructor(
    private readonly origin: string,
    private cookie = ''
  ) {}

  /** @throws Error if the console refuses */
  static async logIn(origin: string, name: string, password: string): Promise<StaffMember> {
    const staff = new StaffMember(origin)
    await staff.call('login', { name, password })
    return staff
  }

  /** Calls the console. @throws Error with its words if it refuses */
  async call<N extends ConsoleCallName>(name: N, input: ConsoleInput<N>): Promise<ConsoleData<N>> {
    const { method, path, keyed }: ConsoleEndpoint = consoleEndpoints[name]
    const url = new URL(path, this.origin)
    if (method === 'GET')
      for (const [key, value] of Object.entries(input ?? {})) url.searchParams.set(key, String(value))
    const response = await fetch(url, {
      method,
      headers: {
        origin: this.origin,
        'sec-fetch-site': 'same-origin',
        ...(this.cookie && { cookie: this.cookie }),
        ...(method === 'POST' && { 'content-type': 'application/json', [CONSOLE_HEADER]: '1' }),
        ...(keyed && { 'idempotency-key': randomUUID() })
      },
      ...(method === 'POST' && { body: JSON.stringify(input) })
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.cookie = cookie.split(';', 1)[0] ?? ''
    const { resultCode, resultMsg, data } = (await response.json()) as Answer<ConsoleData<N>>
    if (resultCode !== '100') throw new Error(`${name}: ${resultCode} ${resultMsg}`)
    return data
  }
}
