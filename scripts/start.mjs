/**
 * `npm start`: the whole product from a fresh clone. Installs what is missing, starts the embedded PostgreSQL with the
 * API server and the sandbox, and the H5 app with live reload; prints where everything is.
 */
import { ensureInstalled } from './lib/install.mjs'
import { isFree, lanAddress, waitFor } from './lib/ports.mjs'
import { giveUp, say } from './lib/say.mjs'
import { Supervisor } from './lib/supervisor.mjs'

const API_PORT = Number(process.env.PORT ?? 9527)
const H5_PORT = Number(process.env.H5_PORT ?? 10086)

/** Whether a line of the build tells of something wrong; the names of files that go by in its progress do not. */
const isProblem = (line) =>
  /\b(error|failed|Module not found|can't resolve)\b/i.test(line) && !/›|●/.test(line)

async function claimPort(port, what, variable) {
  if (await isFree(port)) return
  giveUp(
    `Port ${port} (${what}) is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1} npm start`
  )
}

async function main() {
  ensureInstalled()
  await claimPort(API_PORT, 'API server', 'PORT')
  await claimPort(H5_PORT, 'H5 app', 'H5_PORT')

  const api = `http://localhost:${API_PORT}`
  const h5 = `http://localhost:${H5_PORT}`
  const supervisor = new Supervisor()
  say('Starting PostgreSQL and the API server …')
  supervisor.start('api', process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PORT: String(API_PORT),
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? h5,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn'
    }
  })
  await waitFor(`${api}/readyz`, { gone: () => !supervisor.isRunning('api') })

  say('Building the H5 app (the first time takes about half a minute) …')
  supervisor.start(
    'h5',
    process.execPath,
    ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5', '--watch'],
    {
      env: { NODE_ENV: 'development', H5_PORT: String(H5_PORT), API_ORIGIN: api },
      filter: isProblem
    }
  )
  await waitFor(h5, { gone: () => !supervisor.isRunning('h5') })
  await tell({ api, h5 })
}

async function tell({ api, h5 }) {
  const lan = lanAddress()
  const phone = lan ? `http://${lan}:${H5_PORT}` : undefined
  say(`
  权益中心 is running

  App          ${h5}${phone ? `\n  On a phone   ${phone}` : ''}
  SMS inbox    ${api}/sandbox/sms       login codes arrive here
  Sandbox      ${api}/sandbox
  API docs     ${api}/docs

  Ctrl-C ends all of it.
`)
  if (!phone) return
  const { default: qrcode } = await import('qrcode')
  say(await qrcode.toString(phone, { type: 'terminal', small: true }))
}

main().catch((error) => giveUp(error.message))
