import { existsSync } from 'node:fs'
import WebpackChain from 'webpack-chain'

interface Resolved {
  resolve: { mainFields: string[]; alias: Record<string, string> }
}

/** How the H5 build finds packages, after Taro has put its own fields for development first. */
function resolved(nodeEnv: string): Resolved['resolve'] {
  const before = process.env
  process.env = { ...before, NODE_ENV: nodeEnv, TARO_ENV: 'h5' }
  try {
    const chain = new WebpackChain()
    chain.resolve.mainFields.merge(
      nodeEnv === 'production' ? ['browser', 'module', 'main'] : ['main:h5', 'browser', 'module', 'main']
    )
    jest.isolateModules(() => {
      const { slim } = require('../../config/taro-plugin-slim') as {
        slim: (chain: unknown, options: object) => void
      }
      slim(chain, { standIns: 'all', lazyPages: true, release: nodeEnv === 'production' })
    })
    return (chain.toConfig() as Resolved).resolve
  } finally {
    process.env = before
  }
}

test('a development build takes the same files of Taro as a release: our stand-ins are found in both', () => {
  const development = resolved('development')
  expect(development.mainFields).not.toContain('main:h5')
  expect(development).toEqual(resolved('production'))
  // the files of the router one by one, and not its bundle
  expect(development.alias['@tarojs/router$']).toMatch(/router[\\/]dist[\\/]index\.js$/)
  expect(Object.values(development.alias).filter((file) => !existsSync(file))).toEqual([])
})
