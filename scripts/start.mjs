/**
 * `npm start`: the whole product from a fresh clone. Installs what is missing, starts the embedded PostgreSQL
 * with the API server and the sandbox, and the H5 app with live reload; prints all URLs. The sandbox lets
 * anybody who reaches it log in as anybody, so everything listens on this machine only; `npm start --
 * --phone` opens it to the local network.
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { isFree, lanAddress, waitFor } from './lib/ports.mjs'
import { giveUp, say } from './lib/say.mjs'
import { Supervisor } from './lib/supervisor.mjs'

const API_PORT = Number(process.env.PORT ?? 9527)
const H5_PORT = Number(process.env.H5_PORT ?? 10086)
const FOR_PHONES = process.argv.includes('--phone')

/** Whether a line of the build reports a problem; file names in its progress output do not count. */
const isProblem = (line) =>
  /\b(error|failed|Module not found|can't resolve)\b/i.test(line) && !/›|●/.test(line)

/** The server's message about its sandbox; it is printed at the end, with the URLs. */
const isNotice = (line) => /^(SANDBOX|READY| {9})/.test(line)

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
  const lan = FOR_PHONES ? lanAddress() : undefined
  if (FOR_PHONES && !lan) giveUp('This machine has no address in a local network, so no phone can reach it.')
  const phone = lan && `http://${lan}:${H5_PORT}`
  const supervisor = new Supervisor()
  say('Starting PostgreSQL and the API server …')
  supervisor.start('api', process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PORT: String(API_PORT),
      // a cashier URL is opened on the phone too
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? phone ?? h5,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...(phone && { HOST: '0.0.0.0', ALLOW_SANDBOX: '1' })
    },
    filter: (line) => phone || !isNotice(line)
  })
  await waitFor(`${api}/readyz`, { gone: () => !supervisor.isRunning('api') })

  say('Building the H5 app (the first time takes about half a minute) …')
  supervisor.start(
    'h5',
    process.execPath,
    ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5', '--watch'],
    {
      env: {
        NODE_ENV: 'development',
        H5_PORT: String(H5_PORT),
        H5_HOST: phone ? '0.0.0.0' : '127.0.0.1',
        API_ORIGIN: api
      },
      filter: isProblem
    }
  )
  await waitFor(h5, { gone: () => !supervisor.isRunning('h5') })
  await tell({ api, h5, phone })
}

async function tell({ api, h5, phone }) {
  say(`
  权益中心 is running

  App          ${h5}
  On a phone   ${phone ?? 'npm start -- --phone   opens app and sandbox to your local network'}
  SMS inbox    ${api}/sandbox/sms       login codes arrive here
  Sandbox      ${api}/sandbox
  API docs     ${api}/docs

  Ctrl-C ends all of it.
`)
  if (!phone) return
  const { renderUnicodeCompact } = await import('uqr')
  // white on black in every terminal, as cameras require
  say(renderUnicodeCompact(phone, { border: 2 }).replace(/^.*$/gm, '\u001b[97;40m$&\u001b[0m'))
}

main().catch((error) => giveUp(error.message))
