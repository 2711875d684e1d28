/** Runs the services of compose.yaml in folders, with its addresses, settings and health checks. */
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { runIn, startIn } from './chroot.mjs'
import { createNetwork, namespaceOf, removeNetwork } from './network.mjs'

const PATIENCE_MS = 180_000

/** Replaces `${NAME:-default}` by its default. */
const withDefaults = (text) => String(text).replace(/\$\{\w+:-([^}]*)\}/g, '$1')

const envFile = (file) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  )

/** Reads compose.yaml: address, environment and files of each service, and the network. */
export function readCompose(context) {
  const { services, networks } = parse(readFileSync(path.join(context, 'compose.yaml'), 'utf8'), {
    merge: true
  })
  const { subnet } = networks.inner.ipam.config[0]
  const entries = Object.entries(services).map(([name, service]) => [
    name,
    {
      image: service.image,
      address: service.networks.inner.ipv4_address,
      readOnly: service.read_only ?? false,
      env: {
        ...(service.env_file ? envFile(path.join(context, service.env_file)) : {}),
        ...Object.fromEntries(
          Object.entries(service.environment ?? {}).map(([key, value]) => [key, withDefaults(value)])
        )
      },
      files: (service.volumes ?? [])
        .filter((volume) => volume.startsWith('./'))
        .map((volume) => volume.split(':'))
        .map(([source, target]) => [path.join(context, source), target])
    }
  ])
  return {
    services: Object.fromEntries(entries),
    prefix: subnet.split('/')[1],
    gateway: subnet.replace(/\d+\/\d+$/, '1')
  }
}

/** The running services: `start`, `stop` and `healthy` by name. */
export function openStack({ services, prefix, gateway }, work) {
  const running = new Map()
  const addresses = Object.fromEntries(Object.entries(services).map(([name, { address }]) => [name, address]))
  createNetwork({ addresses, gateway, prefix })
  const hosts = path.join(work, 'hosts')
  const names = Object.entries(addresses).map(([name, address]) => `${address} ${name}`)
  writeFileSync(hosts, ['127.0.0.1 localhost', ...names, ''].join('\n'))

  /** What a service needs from the host: the names of the others, its files, and writable folders. */
  const optionsFor = (name, { volumes = [], tmp = true } = {}) => {
    const scratch = path.join(work, `tmp-${name}`)
    mkdirSync(scratch, { recursive: true })
    chmodSync(scratch, 0o1777)
    return {
      network: namespaceOf(name),
      binds: [[hosts, '/etc/hosts'], ...services[name].files, ...volumes, ...(tmp ? [[scratch, '/tmp']] : [])]
    }
  }

  return {
    /** Starts a service in its folder, as its image and compose.yaml say. */
    start(name, { root, command, user, env = {} }, more) {
      const { env: own, readOnly } = services[name]
      const child = startIn(root, command, {
        ...optionsFor(name, more),
        user,
        readOnly,
        env: { ...env, ...own }
      })
      const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
      running.set(name, { child, ended })
    },
    /** Runs a command beside a service, in its folder and network. */
    exec: (name, { root, user, env = {} }, command, more) =>
      runIn(root, command, {
        ...optionsFor(name, more),
        user,
        env: { ...env, ...services[name].env },
        print: false
      }),
    /** Waits until the health check passes. @throws if it does not, or the service has exited */
    async healthy(name, image, command = image.healthcheck) {
      const { child } = running.get(name)
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(1000)) {
        if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
        try {
          return void this.exec(name, image, command)
        } catch {
          // not yet
        }
      }
      throw new Error(`${name} did not become healthy`)
    },
    /** Sends a signal and waits for the exit: returns the exit code, or the signal that ended it. */
    async stop(name, signal = 'SIGTERM') {
      const { child, ended } = running.get(name)
      child.kill(signal)
      const how = await ended
      running.delete(name)
      return how
    },
    async close() {
      for (const name of [...running.keys()].reverse()) await this.stop(name)
      removeNetwork(Object.keys(services))
    },
    address: (name) => addresses[name]
  }
}

/** The folder for a named volume. */
export function volume(work, name, [uid, gid] = [0, 0]) {
  const folder = path.join(work, `volume-${name}`)
  mkdirSync(folder, { recursive: true })
  chownSync(folder, uid, gid)
  return folder
}
