/** A server with a fake renderer on a database of the file's own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardEndpoints } from '../../../contract/card/endpoints'
import { pageKeyOf } from '../../../server/core/session-token'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp, type TestAppOptions } from '../../support/server/test-app'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { fakeRenderer, saidBy, type FakeRenderer } from './fake-renderer'

/** The file that the build has made. */
export const INDEX = '<!doctype html><title>权益中心</title>'.padEnd(600)
/** Nothing is late in it, however slow the machine is. */
const LONG_MS = 10_000

export type Headers = Record<string, string>

interface Stage {
  app: TestApp
  renderer: FakeRenderer
  h5Dir: string
  database: TestDatabase
}

/** Filled again for each test. */
export const stage = {} as Stage

let folder: string

export function openStage(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'))
    stage.h5Dir = join(folder, 'h5')
    mkdirSync(stage.h5Dir)
    writeFileSync(join(stage.h5Dir, 'index.html'), INDEX)
    stage.database = await createTestDatabase({ seeded: true, max: 10 })
  })
  afterAll(async () => {
    await stage.database.drop()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => begin())
  afterEach(() => stage.app.close())
}

/** A server that has kept nothing yet. */
async function begin(over: Pick<TestAppOptions, 'settings'> = {}): Promise<void> {
  const { database, h5Dir } = stage
  stage.renderer = fakeRenderer()
  const channelHosts = { 'candy.test': 'candy' } as const
  const settings = { h5Dir, pageMs: LONG_MS, channelHosts, ...over.settings }
  stage.app = await buildTestApp({ database, renderer: stage.renderer, settings })
  // the catalogue is read: no drawing waits for it
  await call(stage.app, cardEndpoints.indexConfig)
}

/** Another server in its place. */
export async function again(settings: TestAppOptions['settings']): Promise<void> {
  await stage.app.close()
  await begin({ settings: settings ?? {} })
}

/** In a turn of the event loop of its own, as from a socket: what comes in one turn may together be too much (server/ssr/turn.ts). */
export async function get(url: string, headers: Headers = {}) {
  await tick()
  return stage.app.server.inject({ url, headers: { accept: 'text/html', ...headers } })
}

export const said = async (url: string, headers: Headers = {}) => saidBy((await get(url, headers)).body)

export const asMember = (token: string, over: Headers = {}): Headers => ({
  cookie: `member=1; page=${pageKeyOf(token)}`,
  ...over
})

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
export const tick = () => new Promise((resolve) => setImmediate(resolve))
