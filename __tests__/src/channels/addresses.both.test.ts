import type { Environment } from '@/platform/environment/environment'

const CODES = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao'] as const
const ENVIRONMENTS: readonly Environment[] = ['development', 'uat', 'production']
const each = ENVIRONMENTS.flatMap((environment) => CODES.map((code) => [environment, code] as const))

interface Built {
  readonly codes: readonly string[]
  readonly base: string
}

/** A build for an environment, with an address of its own, on a device that came in by a channel. */
function built(environment: Environment, code: string): Built {
  const before = process.env
  process.env = {
    ...before,
    TARO_APP_ENV: environment,
    TARO_APP_API_ORIGIN: `https://${environment}.test/`,
    TARO_APP_UAT_ORIGIN: '',
    TARO_APP_PRODUCTION_ORIGIN: ''
  }
  try {
    let found: Built | undefined
    jest.isolateModules(() => {
      const stored =
        require('@/platform/storage/stored-values') as typeof import('@/platform/storage/stored-values')
      const channels = require('@/channels/channels') as typeof import('@/channels/channels')
      const current = require('@/channels/current') as typeof import('@/channels/current')
      stored.writeStored('channelCode', code)
      found = { codes: Object.keys(channels.CHANNELS), base: current.currentBase() }
      stored.removeStored('channelCode')
    })
    return found!
  } finally {
    process.env = before
  }
}

it.each(each)('in %s the channel %s has an address of its own', (environment, code) => {
  expect(built(environment, code).base).toBe(`https://${environment}.test/${code}`)
})

it('there are these five channels and no other', () => {
  expect(built('development', 'main').codes).toEqual(CODES)
})
