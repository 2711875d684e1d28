import Taro from '@tarojs/taro'

const ORIGINS = {
  TARO_APP_ENV: 'production',
  TARO_APP_API_ORIGIN: 'https://real.test/',
  TARO_APP_UAT_ORIGIN: '',
  TARO_APP_PRODUCTION_ORIGIN: ''
}

/** The base address of a version of the mini-program, from a build for production. */
function baseOf(envVersion: string, uat = ''): string {
  const before = { ...process.env }
  Object.assign(process.env, ORIGINS, { TARO_APP_UAT_ORIGIN: uat })
  try {
    let base = ''
    jest.isolateModules(() => {
      // a version starts with its own settings, once
      const taro = require('@tarojs/taro') as { default: typeof Taro }
      Object.assign(taro.default, { getAccountInfoSync: () => ({ miniProgram: { envVersion } }) })
      base = (require('@/channels/current') as { currentBase: () => string }).currentBase()
    })
    return base
  } finally {
    process.env = before
  }
}

describe('each channel has a base address in each environment (rule channel.address)', () => {
  it('a released version talks to production, a trial one to uat', () => {
    expect(baseOf('release', 'https://uat.test')).toBe('https://real.test/main')
    expect(baseOf('trial', 'https://uat.test')).toBe('https://uat.test/main')
  })
  it('a trial version without an address of its own reaches nobody, and never production', () => {
    expect(baseOf('trial')).not.toContain('real.test')
  })
})
