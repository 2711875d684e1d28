import { memberOf, type MazeMember } from '../../../support/maze/members'
import type { Maze } from '../../../support/maze/walk'
import type { Place } from '../../../support/maze/places'
import type { MiniProgram } from '../../host/mini-program'
import { newPhone, type Phone } from '../../host/phone'
import { openApp, serverOrigin } from '../app'
import { faultsOf, isBlank } from './faults'
import { miniMoves } from './moves'
import { patience } from '../../../../__tests__/support/patience'

/** What has not come in this time never comes, ms. */
const PATIENCE_MS = 10_000
const LOOK_MS = 50
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The phone of a walk: two members use it in turn. */
export class MiniWalker {
  online = true
  private readonly owners = new Map<string, MazeMember | undefined>()
  private seen = 0

  private constructor(
    readonly members: readonly MazeMember[],
    readonly phone: Phone & { mobile: string },
    public app: MiniProgram
  ) {}

  static async begin(members: readonly MazeMember[]): Promise<MiniWalker> {
    const phone = { ...newPhone(members[0]?.mobile ?? '') }
    return new MiniWalker(members, phone, await openApp({ phone }))
  }

  /** The token that the app has, as it lies in the phone's storage. */
  get token(): string | undefined {
    const text = this.phone.store.get('accessToken')
    if (text === undefined) return undefined
    return (JSON.parse(JSON.parse(text) as string) as { v: string }).v
  }

  /** Who is logged in by what the phone keeps; undefined: nobody. */
  async owner(): Promise<MazeMember | undefined> {
    const { token } = this
    if (token === undefined) return undefined
    if (!this.owners.has(token)) {
      this.owners.set(token, await memberOf(serverOrigin(), token, this.members))
      await Promise.all(this.members.map((member) => member.learn()))
    }
    return this.owners.get(token)
  }

  /** Ends the mini-program and starts it again on the same phone, which has a network for that. */
  async startAnew(launch?: Place): Promise<void> {
    const { answers } = this.app
    this.app.end()
    this.seen = 0
    this.online = true
    this.app = await openApp({ phone: this.phone, answers, ...(launch ? { launch } : {}) })
  }

  /** A session that ran out is not begun again yet, nor ended (`relogin`): the member is still known, the token is not. */
  get betweenSessions(): boolean {
    return this.token === undefined && this.phone.store.has('memberId')
  }

  /** Waits until the app rests; what is drawn without words meanwhile, and a login that begins by itself, have an end. */
  async settle(): Promise<void> {
    const until = Date.now() + patience(PATIENCE_MS)
    do {
      await this.app.settle()
      if (!isBlank(this.app) && !this.betweenSessions) return
      await pause(LOOK_MS)
    } while (Date.now() < until)
  }

  async connect(online: boolean): Promise<string> {
    this.online = online
    await this.app.setOnline(online)
    return ''
  }

  /** Problems that have come since this was last asked. */
  newProblems(): readonly string[] {
    const fresh = this.app.problems.slice(this.seen)
    this.seen = this.app.problems.length
    return fresh
  }
}

/** The mini-program as a maze. */
export function miniMaze(walker: MiniWalker): Maze {
  return {
    moves: miniMoves(walker),
    settle: () => walker.settle(),
    faults: () => faultsOf(walker),
    where: () => walker.app.pages().join(' > '),
    end: () => walker.app.end()
  }
}
