/** Executes a Dockerfile, instruction by instruction, in folders. */
import { execFileSync } from 'node:child_process'
import { cpSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { freshCopy } from './base-images.mjs'
import { runIn } from './chroot.mjs'
import { readDockerfile } from './dockerfile.mjs'

/** Paths below a build context that .dockerignore excludes. */
function ignored(context) {
  const file = path.join(context, '.dockerignore')
  const patterns = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replace(/[.+^$()|[\]{}]/g, '\\$&').replaceAll('*', '[^/]*')}(/|$)`)
  )
  return (name) => expressions.some((expression) => expression.test(name))
}

function copy({ options, rest }, { root, context, workdir, folders }) {
  const words = rest.split(/\s+/)
  const to = words.pop()
  const target = path.join(root, path.resolve(workdir, to))
  const of = new Map(options)
  const from = of.has('from') ? folders.get(of.get('from')) : context
  const leftOut = of.has('from') ? () => false : ignored(context)
  for (const word of words) {
    const source = path.join(from, word)
    const isFolder = statSync(source).isDirectory()
    const place = isFolder || !to.endsWith('/') ? target : path.join(target, path.basename(word))
    cpSync(source, place, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !leftOut(path.relative(from, file))
    })
  }
  if (of.has('chown')) execFileSync('chown', ['-R', of.get('chown'), target])
}

/** The certificates this machine trusts, if it reaches the network through a proxy. */
const CERTIFICATES = ['/etc/ssl/certs/ca-certificates.crt', '/run/host-certificates.crt']

/** npm as configured on this machine; a container engine would be configured the same way. */
const npmSettings = () => ({
  npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
  NODE_EXTRA_CA_CERTS: CERTIFICATES[1]
})

function run({ options, rest }, { root, workdir, env, cache }) {
  const caches = options
    .filter(([name]) => name === 'mount')
    .map(([, value]) => /target=([^,]+)/.exec(value)[1])
    .map((target) => {
      const source = path.join(cache, 'mounts', target.replaceAll('/', '_'))
      mkdirSync(source, { recursive: true })
      return [source, target]
    })
  copyFileSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'))
  const command = ['/bin/sh', '-c', `cd ${workdir} && ${rest}`]
  const binds = existsSync(CERTIFICATES[0]) ? [...caches, CERTIFICATES] : caches
  runIn(root, command, { binds, env: { HOME: '/root', ...npmSettings(), ...env } })
}

const pairs = (text) =>
  Object.fromEntries(text.split(/\s+/).map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]))
const listOf = (text) => JSON.parse(text.slice(text.indexOf('[')))

/** Instructions that change files; the others say how a container starts. */
const CHANGING = new Set(['WORKDIR', 'COPY', 'RUN'])

/**
 * Builds the last stage of a Dockerfile in a folder, and reports each step to `say`. With `keep` the folder
 * of the previous run is reused.
 * @returns the folder, and how a container of it starts: `env`, `user`, `command`, `healthcheck`, `workdir`
 */
export function buildImage(file, { cache, work, name, say, keep = false }) {
  const context = path.dirname(file)
  const folders = new Map()
  let image
  for (const { from, name: stage, steps } of readDockerfile(file)) {
    say(`FROM ${from} AS ${stage}`)
    const folder = path.join(work, `${name}-${stage}`)
    const root = keep ? folder : freshCopy(from, cache, folder)
    folders.set(stage, root)
    image = { root, context, folders, cache, workdir: '/', env: {}, user: '0:0' }
    for (const step of steps.filter(({ instruction }) => !keep || !CHANGING.has(instruction))) {
      say(`${step.instruction} ${step.rest}`)
      carryOut(step, image)
    }
  }
  return image
}

/** The effect of each instruction on an image; any other instruction is an error. */
const CARRIED_OUT = {
  WORKDIR: ({ rest }, image) => {
    image.workdir = path.resolve(image.workdir, rest)
    mkdirSync(path.join(image.root, image.workdir), { recursive: true })
  },
  COPY: copy,
  RUN: run,
  ENV: ({ rest }, image) => void Object.assign(image.env, pairs(rest)),
  USER: ({ rest }, image) => void (image.user = rest),
  HEALTHCHECK: ({ rest }, image) => void (image.healthcheck = listOf(rest)),
  ENTRYPOINT: ({ rest }, image) => void (image.command = listOf(rest)),
  EXPOSE: () => undefined
}

/** Supported instructions. */
export const INSTRUCTIONS = Object.keys(CARRIED_OUT)

function carryOut(step, image) {
  const act = CARRIED_OUT[step.instruction]
  if (!act) throw new Error(`scripts/image/build-image.mjs does not know ${step.instruction}`)
  act(step, image)
}

/** Removes the folders of all stages except the last. */
export function removeStages({ folders, root }) {
  for (const folder of folders.values()) if (folder !== root) rmSync(folder, { recursive: true, force: true })
}
