import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject
} from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Keys of the sandbox's merchant and of the sandbox itself. */
export interface SandboxPayKeys {
  readonly merchantPrivate: KeyObject
  readonly merchantPublic: KeyObject
  readonly platformPrivate: KeyObject
  readonly platformPublic: KeyObject
  readonly apiV3Key: string
}

const stored = z.object({ merchant: z.string(), platform: z.string(), apiV3Key: z.string().length(32) })
const held = new Map<string, SandboxPayKeys>()

/** The keys stored in `dataDir`, created the first time; all processes using the folder share them. */
export function sandboxPayKeys(dataDir: string): SandboxPayKeys {
  const existing = held.get(dataDir)
  if (existing) return existing
  const file = join(dataDir, 'secrets', 'sandbox-pay.json')
  const { merchant, platform, apiV3Key } = stored.parse(JSON.parse(readOrMake(file)))
  const keys = {
    merchantPrivate: createPrivateKey(merchant),
    merchantPublic: createPublicKey(merchant),
    platformPrivate: createPrivateKey(platform),
    platformPublic: createPublicKey(platform),
    apiV3Key
  }
  held.set(dataDir, keys)
  return keys
}

/** Several processes may start at once: the file appears only with its complete content, and the first one wins. */
function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
  }
  const draft = `${file}.${process.pid}`
  const apiV3Key = randomBytes(16).toString('hex')
  writeFileSync(draft, JSON.stringify({ merchant: newKey(), platform: newKey(), apiV3Key }), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
