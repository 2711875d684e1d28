import type { Realm } from '../realm'
import { Refused } from './refused'

export type Options = Readonly<Record<string, unknown>>
/** What a call does: gives what is added to `errMsg`, or throws {@link Refused}. */
export type Work = (options: Options) => object | void | Promise<object | void>

/** What answers are made in: the realm of the app's own values. */
export type LogicRealm = Pick<Realm, 'copy' | 'promise'>

export interface CallHost {
  readonly realm: LogicRealm
  /** Counts as under way until it has ended. */
  track<T>(work: Promise<T>): Promise<T>
  guard(work: () => unknown): unknown
  problem(text: string): void
}

type Callback = (answer: unknown) => void

/**
 * A call with `success`, `fail` and `complete`. Where none is given it answers with a promise; `promises: false` is for the
 * few (`request`, `uploadFile`) that never do.
 */
export function defineCall(host: CallHost, name: string, work: Work, promises = true) {
  return (given?: unknown): unknown => {
    const options = (given ?? {}) as Options
    const answered = host.track(
      Promise.resolve()
        .then(() => work(options))
        .then(
          (result) => ({ ok: true, answer: { ...result, errMsg: `${name}:ok` } }),
          (error: unknown) => {
            if (!(error instanceof Refused))
              host.problem(`wx.${name}: ${String((error as Error).stack ?? error)}`)
            const { message, errno, errCode } = error as Refused
            const codes = { ...(errno ? { errno } : {}), ...(errCode ? { errCode } : {}) }
            return { ok: false, answer: { errMsg: `${name}:fail ${message}`, ...codes } }
          }
        )
    )
    const tell = (key: string, answer: object) => {
      const callback = options[key]
      if (typeof callback === 'function') host.guard(() => (callback as Callback)(copyOf(host.realm, answer)))
    }
    const told = answered.then(({ ok, answer }) => {
      tell(ok ? 'success' : 'fail', answer)
      tell('complete', answer)
    })
    const asksForCallback = ['success', 'fail', 'complete'].some((key) => typeof options[key] === 'function')
    if (!promises || asksForCallback) {
      void told
      return undefined
    }
    return host.realm.promise((resolve, reject) => {
      void answered.then(({ ok, answer }) => (ok ? resolve : reject)(copyOf(host.realm, answer)))
    })
  }
}

/** An answer in the app's own realm; bytes stay bytes. */
function copyOf(realm: LogicRealm, answer: object): unknown {
  const { data, ...rest } = answer as { data?: unknown }
  if (!(data instanceof ArrayBuffer)) return realm.copy(answer)
  return Object.assign(realm.copy(rest) as object, { data: realm.copy(data) })
}
