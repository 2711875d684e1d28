type Built = Record<string, string>

/** What a build of a target is given, read as the build reads it. */
function built(target: 'weapp' | 'h5', environment: string, given: Built = {}): Built {
  const before = process.env
  process.env = { ...before, TARO_ENV: target, TARO_APP_ENV: environment, ...given }
  try {
    let values: Built = {}
    jest.isolateModules(() => {
      // config/ reads the shell once, when it is loaded
      values = (require('../../config/env') as { clientEnv: () => Built }).clientEnv()
    })
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, JSON.parse(value) as string])
    )
  } finally {
    process.env = before
  }
}

describe('a mini-program knows where each of its versions finds its server (rule channel.address)', () => {
  it('built for production, the address of uat comes from its own file', () => {
    const values = built('weapp', 'production', { TARO_APP_WEAPP_ORIGIN: 'https://mine.test' })
    expect(values['TARO_APP_API_ORIGIN']).toBe('https://mine.test')
    expect(values['TARO_APP_UAT_ORIGIN']).toBe('https://uat.privilege.example.com')
    expect(values['TARO_APP_PRODUCTION_ORIGIN']).toBe('')
  })
  it('the shell stands above the files', () => {
    const values = built('weapp', 'production', { TARO_APP_UAT_ORIGIN: 'https://uat.test' })
    expect(values['TARO_APP_UAT_ORIGIN']).toBe('https://uat.test')
  })
  it('H5 is served by its own environment', () => {
    expect(built('h5', 'production')).toMatchObject({
      TARO_APP_UAT_ORIGIN: '',
      TARO_APP_PRODUCTION_ORIGIN: ''
    })
  })
})

it.each(['weapp', 'h5'] as const)(
  '%s: the environment is development where nothing else is said',
  (target) => {
    const values = built(target, '')
    expect(values['TARO_APP_ENV']).toBe('development')
    expect(values['TARO_APP_API_ORIGIN']).toBe(target === 'weapp' ? 'http://127.0.0.1:9527' : '')
  }
)
