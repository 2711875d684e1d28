import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const ROOT = path.resolve(__dirname, '../..')

/**
 * Runs one of the operators' programs (`scripts/<program>/main.ts`) as `npm run` does; gives what it prints.
 * @throws Error with what it says if it fails
 */
export async function runCli(
  program: 'catalogue' | 'flash-sale' | 'staff' | 'virtual-goods',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = ''
): Promise<string> {
  const child = spawn(process.execPath, ['scripts/run-ts.mjs', `scripts/${program}/main.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe']
  })
  child.stdin.end(input)
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>
  ])
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${problem}`)
  return out
}
