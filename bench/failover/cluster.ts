/** etcd, three PostgreSQL under Patroni, and HAProxy, on this machine. */
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../e2e/support/free-port'
import { ClusterNode } from './node'
import { familyOf, filled, findPrograms, launch, signal, type Programs } from './programs'

const DATABASE = 'privilege'
/** A first start copies the primary twice; on a machine with other work it takes a while, ms. */
const START_MS = 120_000

export interface Cluster {
  readonly nodes: readonly ClusterNode[]
  /** Through HAProxy: the primary, and the replicas. */
  readonly urls: { readonly primary: string; readonly replicas: string }
  /** The node that leads; waits for one. */
  leader(): Promise<ClusterNode>
  /** Waits until all nodes run, two of them replicating from the one that leads, one of those synchronously. */
  whole(): Promise<void>
  stop(): void
}

/** Starts all of it. @throws Error if something is not installed or does not start; the logs stay then */
export async function startCluster(): Promise<Cluster> {
  const programs = findPrograms()
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-failover-'))
  if (programs.account) chownSync(folder, programs.account.uid, programs.account.gid)
  const pids: number[] = []
  const begin = (program: string, args: readonly string[]) => {
    const log = path.join(folder, `${path.basename(program)}.log`)
    const child = launch(program, args, { account: programs.account, log, folder })
    if (child.pid !== undefined) pids.push(child.pid)
  }
  const passwords = { superuser: secret(), replication: secret(), application: secret() }
  const etcdPort = await freePort()
  const nodes = await plannedNodes(folder, etcdPort, passwords, programs)
  const stop = () => {
    for (const node of nodes) node.kill()
    // once: their numbers may be somebody else's later
    signal(pids.splice(0).flatMap(familyOf), 'SIGKILL')
  }
  try {
    begin(programs.etcd, etcdArguments(folder, etcdPort, await freePort()))
    for (const node of nodes) node.start()
    const ports = { PRIMARY_PORT: await freePort(), REPLICAS_PORT: await freePort() }
    const config = path.join(folder, 'haproxy.cfg')
    writeFileSync(config, filled('haproxy.cfg', { ...ports, ...placesOf(nodes) }))
    begin(programs.haproxy, ['-f', config, '-db'])
    const leader = () => until('a primary', () => leaderOf(nodes))
    const whole = async () => void (await until('two replicas', () => isWhole(nodes)))
    await whole()
    await addDatabase((await leader()).port, passwords)
    const url = (port: number) =>
      `postgres://application:${passwords.application}@127.0.0.1:${port}/${DATABASE}`
    return {
      nodes,
      urls: { primary: url(ports.PRIMARY_PORT), replicas: url(ports.REPLICAS_PORT) },
      leader,
      whole,
      stop: () => {
        stop()
        // what was just killed may still hold files
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    }
  } catch (problem) {
    stop()
    throw new Error(`The cluster did not start; its logs are in ${folder}`, { cause: problem })
  }
}

const secret = () => randomBytes(16).toString('hex')

async function plannedNodes(
  folder: string,
  etcdPort: number,
  passwords: { superuser: string; replication: string },
  programs: Programs
): Promise<ClusterNode[]> {
  const nodes: ClusterNode[] = []
  for (const name of ['node1', 'node2', 'node3']) {
    const ports = { port: await freePort(), restPort: await freePort() }
    nodes.push(new ClusterNode({ name, ...ports, etcdPort, folder, passwords, programs }))
  }
  return nodes
}

/** One member: on a single machine three would die together. */
function etcdArguments(folder: string, port: number, peerPort: number): string[] {
  const client = `http://127.0.0.1:${port}`
  const peer = `http://127.0.0.1:${peerPort}`
  return Object.entries({
    'data-dir': path.join(folder, 'etcd'),
    name: 'etcd1',
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd1=${peer}`
  }).flatMap(([name, value]) => [`--${name}`, value])
}

const placesOf = (nodes: readonly ClusterNode[]): Record<string, string | number> =>
  Object.fromEntries(
    nodes.flatMap(({ name, port, restPort }) => [
      [name.toUpperCase(), `127.0.0.1:${port}`],
      [`${name.toUpperCase()}_REST_PORT`, restPort]
    ])
  )

async function addDatabase(port: number, passwords: { superuser: string; application: string }) {
  const client = new Client({
    connectionString: `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`
  })
  await client.connect()
  try {
    await client.query(`create role application login password '${passwords.application}'`)
    await client.query(`create database ${DATABASE} owner application`)
  } finally {
    await client.end()
  }
}

const isLeader = (role: string | undefined) => role === 'master' || role === 'primary'

async function leaderOf(nodes: readonly ClusterNode[]): Promise<ClusterNode | undefined> {
  const states = await Promise.all(nodes.map((node) => node.state()))
  return nodes.find((_, place) => {
    const state = states[place]
    return state?.state === 'running' && isLeader(state.role)
  })
}

async function isWhole(nodes: readonly ClusterNode[]): Promise<true | undefined> {
  const states = await Promise.all(nodes.map((node) => node.state()))
  const running = states.filter((state) => state?.state === 'running')
  const lead = running.filter((state) => isLeader(state?.role))
  const timelines = new Set(running.map((state) => state?.timeline))
  const follows = running.some((state) => state?.sync_standby === true)
  return (
    (running.length === nodes.length && lead.length === 1 && timelines.size === 1 && follows) || undefined
  )
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + START_MS
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resume) => setTimeout(resume, 250))
  }
  throw new Error(`Still without ${what} after ${START_MS / 1000} s`)
}
