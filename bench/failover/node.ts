/** One PostgreSQL under Patroni. */
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { familyOf, filled, launch, signal, type Programs } from './programs'

/** What Patroni's REST API says of a node. */
interface State {
  readonly state: string
  readonly role: string
  readonly timeline?: number
  readonly sync_standby?: boolean
  readonly replication_state?: string
}

export interface NodePlan {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly etcdPort: number
  /** Of the whole cluster; the account's own. */
  readonly folder: string
  readonly passwords: { readonly superuser: string; readonly replication: string }
  readonly programs: Programs
}

/** Small: three of them share a machine with everything else. */
const SIZE = { MAX_CONNECTIONS: 60, SHARED_BUFFERS: '64MB' }

/** A node that can be started, killed and started again on what it left. */
export class ClusterNode {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly log: string
  readonly #plan: NodePlan
  readonly #data: string
  readonly #config: string
  #patroni: ChildProcess | undefined

  constructor(plan: NodePlan) {
    this.#plan = plan
    this.name = plan.name
    this.port = plan.port
    this.restPort = plan.restPort
    this.log = path.join(plan.folder, `${plan.name}.log`)
    this.#data = path.join(plan.folder, plan.name)
    this.#config = path.join(plan.folder, `${plan.name}.yml`)
    writeFileSync(
      this.#config,
      filled('patroni.yml', {
        ...SIZE,
        NODE: plan.name,
        ADDRESS: '127.0.0.1',
        NETWORK: '127.0.0.1/32',
        PORT: plan.port,
        REST_PORT: plan.restPort,
        ETCD: `127.0.0.1:${plan.etcdPort}`,
        BIN: plan.programs.postgres,
        DATA: this.#data,
        SOCKETS: plan.folder,
        SUPERUSER_PASSWORD: plan.passwords.superuser,
        REPLICATION_PASSWORD: plan.passwords.replication
      })
    )
  }

  start(): void {
    const { programs, folder } = this.#plan
    this.#patroni = launch(programs.patroni, [this.#config], {
      account: programs.account,
      log: this.log,
      folder
    })
  }

  /** SIGKILL for Patroni, PostgreSQL and every backend, at once: what a machine that loses its power does. */
  kill(): void {
    signal(this.#all(), 'SIGKILL')
    this.#patroni = undefined
  }

  /** Everything stands still, and every connection stays open: a machine that hangs. */
  freeze(): void {
    signal(this.#all(), 'SIGSTOP')
  }

  thaw(): void {
    signal(this.#all(), 'SIGCONT')
  }

  /** What it says of itself; undefined if it does not answer. */
  async state(): Promise<State | undefined> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.restPort}/patroni`, {
        signal: AbortSignal.timeout(1000)
      })
      return (await answer.json()) as State
    } catch {
      return undefined
    }
  }

  /** How often its data was rewound, and copied from another node, so far. */
  rejoins(): { readonly rewound: number; readonly copied: number } {
    const log = readFileSync(this.log, 'utf8')
    return {
      rewound: log.match(/running pg_rewind/g)?.length ?? 0,
      copied: log.match(/replica has been created using basebackup/g)?.length ?? 0
    }
  }

  #all(): number[] {
    const patroni = this.#patroni?.pid
    return [patroni, this.#postmaster()].filter((pid) => pid !== undefined).flatMap((pid) => familyOf(pid))
  }

  #postmaster(): number | undefined {
    try {
      const pid = Number(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0])
      // the file outlives a killed server, and its number may be somebody else's by now
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.#data) ? pid : undefined
    } catch {
      return undefined
    }
  }
}
