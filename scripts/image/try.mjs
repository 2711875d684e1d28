/**
 * `npm run image:try`: builds the Dockerfiles and runs the services of compose.yaml without a container
 * engine, in bare Debian folders (debootstrap, chroot, network namespaces). As root on Debian or Ubuntu; see
 * docs/how-to/containers.md. `-- --keep` reuses the image of the previous run and only tries the services.
 */
import '../lib/current-node.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/install.mjs'
import { giveUp, say } from '../lib/say.mjs'
import { freshCopy } from './base-images.mjs'
import { buildImage, removeStages } from './build-image.mjs'
import { imageSize } from './image-size.mjs'
import { tryStack } from './try-stack.mjs'

const MAX_MB = 250
const TOOLS = ['debootstrap', 'dpkg-deb', 'ip', 'unshare', 'chroot']

if (process.getuid?.() !== 0) giveUp('It makes file systems and networks: run it as root.')
const missing = TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0)
if (missing.length > 0) giveUp(`Install ${missing.join(', ')} first (Debian: debootstrap, iproute2).`)

const cache = path.resolve(process.env.IMAGE_CACHE ?? '/var/tmp/privilege-centre-image')
const work = path.join(cache, 'work')
mkdirSync(work, { recursive: true })
chmodSync(cache, 0o755)

execFileSync(path.join(ROOT, 'deploy/make-env.sh'), { stdio: 'inherit' })
const options = { cache, work, say: (text) => say(`· ${text}`), keep: process.argv.includes('--keep') }
const server = buildImage(path.join(ROOT, 'Dockerfile'), { ...options, name: 'server' })
removeStages(server)
const pgbouncer = buildImage(path.join(ROOT, 'deploy/pgbouncer/Dockerfile'), {
  ...options,
  name: 'pgbouncer'
})

const { total, parts } = imageSize(server.root)
say(`The image has ${total} MB: ${parts.map(([name, mb]) => `${name} ${mb}`).join(', ')}`)
if (total > MAX_MB) giveUp(`More than ${MAX_MB} MB.`)

const images = { server, pgbouncer }
for (const [name, image] of [
  ['postgres', 'postgres:18-bookworm'],
  ['nginx', 'nginx:stable-alpine']
])
  images[name] = { root: freshCopy(image, cache, path.join(work, name)) }
await tryStack(images, { context: ROOT, work, say })
say('The image was built, and the services of compose.yaml work.')
