/** Types for the build's own scripts, which are JavaScript modules. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const ROOT = path.resolve(__dirname, '..')

export interface BuiltServer {
  readonly origin: string
  readonly child: { readonly pid?: number }
  stop(): Promise<void>
}

interface Size {
  readonly what: string
  readonly bytes: number
  readonly budget: number
}

const script = async <T>(name: string) =>
  (await import(pathToFileURL(path.join(ROOT, 'scripts/lib', name)).href)) as T

/** Starts dist/server as in production. */
export async function startBuiltServer(env: Readonly<Record<string, string>>): Promise<BuiltServer> {
  const lib = await script<{ startBuiltServer(env: object): Promise<BuiltServer> }>('built-server.mjs')
  return lib.startBuiltServer(env)
}

/** Path of a full Chromium and the flags to start it with. */
export async function chromiumToUse(): Promise<{ path: string; args: string[] }> {
  const lib = await script<{ ensureWholeChromium(): Promise<string>; CHROMIUM_ARGS: string[] }>(
    'chromium.mjs'
  )
  return { path: await lib.ensureWholeChromium(), args: lib.CHROMIUM_ARGS }
}

/** Bytes of the mini-program's packages with their budgets. */
export async function weappSizes(): Promise<Size[]> {
  return (await script<{ weappSizes(): Size[] }>('sizes.mjs')).weappSizes()
}
