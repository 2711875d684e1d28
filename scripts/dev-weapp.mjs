/**
 * `npm run dev:weapp`: builds the mini-program into dist/dev-weapp on every change, for the WeChat developer
 * tools.
 */
import './lib/current-node.mjs'
import { spawn } from 'node:child_process'
import { ensureInstalled, ROOT } from './lib/install.mjs'
import { say } from './lib/say.mjs'

ensureInstalled()
say(
  'Open this folder in WeChat developer tools (project.config.json points at dist/dev-weapp while developing).'
)
say('The API server must run too: npm start.')
const child = spawn(
  process.execPath,
  ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'weapp', '--watch'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env }
  }
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
