/** Replacements for the base images of our Dockerfiles and compose.yaml, made of Debian and npm packages. */
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync
} from 'node:fs'
import path from 'node:path'
import { runIn } from './chroot.mjs'

const SUITE = 'bookworm'
const NODE_MAJOR = 24
/** The Debian packages in distroless' Node image, by its own description. */
const DISTROLESS = [
  'base-files',
  'ca-certificates',
  'libc6',
  'libgcc-s1',
  'libgomp1',
  'libssl3',
  'libstdc++6',
  'media-types',
  'netbase',
  'tzdata',
  'zlib1g'
]

const sh = (program, args, options = {}) => execFileSync(program, args, { stdio: 'inherit', ...options })

/** Creates a folder once: a half-finished one is never taken for complete. */
function once(folder, make) {
  if (existsSync(folder)) return folder
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  make(draft)
  renameSync(draft, folder)
  return folder
}

const copyOf = (source, target) => sh('cp', ['-a', source, target])

/** A bare Debian, by debootstrap. */
const debian = (cache) =>
  once(path.join(cache, SUITE), (folder) => {
    sh('debootstrap', ['--variant=minbase', SUITE, folder])
    rmSync(path.join(folder, 'var/cache/apt/archives'), { recursive: true })
    mkdirSync(path.join(folder, 'var/cache/apt/archives/partial'), { recursive: true })
  })

/** Debian with additional packages. */
const debianWith = (cache, name, packages) =>
  once(path.join(cache, name), (folder) => {
    copyOf(debian(cache), folder)
    copyFileSync('/etc/resolv.conf', path.join(folder, 'etc/resolv.conf'))
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    runIn(folder, ['apt-get', 'update', '-q'], { env })
    runIn(folder, ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages], { env })
  })

/** Unpacks the newest version of an npm package that `range` allows. */
const npmPackage = (cache, name, range) =>
  once(path.join(cache, `${name}-${range}`), (folder) => {
    mkdirSync(folder)
    const versions = JSON.parse(
      execFileSync('npm', ['view', `${name}@${range}`, 'version', '--json'], { encoding: 'utf8' })
    )
    const newest = [versions].flat().sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    sh('npm', ['pack', '--silent', `${name}@${newest.at(-1)}`], { cwd: folder })
    const [archive] = readdirSync(folder)
    sh('tar', ['-xzf', archive, '--strip-components=1'], { cwd: folder })
    rmSync(path.join(folder, archive))
  })

const nodeProgram = (cache) =>
  path.join(npmPackage(cache, `node-linux-${process.arch}`, String(NODE_MAJOR)), 'bin/node')

const node = (cache) =>
  once(path.join(cache, 'node'), (folder) => {
    copyOf(debian(cache), folder)
    copyFileSync(nodeProgram(cache), path.join(folder, 'usr/local/bin/node'))
    const npm = path.join(folder, 'usr/local/lib/node_modules/npm')
    cpSync(npmPackage(cache, 'npm', '11'), npm, { recursive: true })
    sh('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(folder, 'usr/local/bin/npm')])
    sh('chmod', ['+x', path.join(npm, 'bin/npm-cli.js')])
  })

/**
 * Debian packages unpacked into an empty folder without running their scripts, as distroless does; and the
 * Node binary.
 */
const distroless = (cache) =>
  once(path.join(cache, 'distroless'), (folder) => {
    const source = debianWith(cache, 'downloads', [])
    runIn(source, ['sh', '-c', `cd /tmp && apt-get download -q ${DISTROLESS.join(' ')}`])
    mkdirSync(path.join(folder, 'nodejs/bin'), { recursive: true })
    for (const name of readdirSync(path.join(source, 'tmp')))
      sh('dpkg-deb', ['-x', path.join(source, 'tmp', name), folder])
    for (const extra of ['usr/share/doc', 'usr/share/man', 'usr/share/locale'])
      rmSync(path.join(folder, extra), { recursive: true, force: true })
    mkdirSync(path.join(folder, 'etc'), { recursive: true })
    appendFileSync(
      path.join(folder, 'etc/passwd'),
      'nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n'
    )
    appendFileSync(path.join(folder, 'etc/group'), 'nonroot:x:65532:\n')
    copyFileSync(nodeProgram(cache), path.join(folder, 'nodejs/bin/node'))
  })

const MADE_BY = {
  'debian:bookworm-slim': debian,
  'node:24-bookworm-slim': node,
  'gcr.io/distroless/nodejs24-debian12:nonroot': distroless,
  // Debian's own PostgreSQL and nginx, which are older than those of the images
  'postgres:18-bookworm': (cache) => debianWith(cache, 'postgres', ['postgresql']),
  'nginx:stable-alpine': (cache) => debianWith(cache, 'nginx', ['nginx-light'])
}

/** Images that have a replacement. */
export const IMAGES = Object.keys(MADE_BY)

/** The folder that replaces an image; must not be changed. @throws for an image without a replacement */
export function imageFolder(image, cache) {
  const make = MADE_BY[image]
  if (!make) throw new Error(`scripts/image/base-images.mjs has no stand-in for ${image}`)
  return make(cache)
}

/** Copies it to a folder that may be changed, replacing an existing one. */
export function freshCopy(image, cache, folder) {
  rmSync(folder, { recursive: true, force: true })
  copyOf(imageFolder(image, cache), folder)
  return folder
}
