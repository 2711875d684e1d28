import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { clientEnv, isFixture, isProduction, isSlim, isWeapp } from './env'
import { h5 } from './h5'
import { htmlElements, mini } from './mini'
import type { SlimOptions } from './taro-plugin-slim'
import { FIXES } from './taro-plugin-slim/stand-ins'

const target = isWeapp ? 'weapp' : 'h5'
const folder = isFixture ? `fixture-${target}` : target
// a release is built aside (scripts/lib/dist.mjs)
const dist = path.relative(
  path.resolve(__dirname, '..'),
  process.env.DIST_DIR ?? path.resolve(__dirname, '../dist')
)

const slim: SlimOptions = {
  standIns: isSlim ? 'all' : FIXES,
  lazyPages: isSlim && !isFixture,
  release: isProduction
}

export default defineConfig<'webpack5'>(() => {
  const config: UserConfigExport<'webpack5'> = {
    projectName: 'privilege-centre',
    date: '2026-11-21',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: isFixture ? 'e2e/fixture/app' : 'src',
    // a watching build empties its output folder: it must not be the release's
    outputRoot: process.env.OUT_DIR ?? path.join(dist, isProduction ? folder : `dev-${folder}`),
    alias: {
      '@': path.resolve(__dirname, '../src'),
      '@contract': path.resolve(__dirname, '../contract')
    },
    env: clientEnv(),
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // of development only a watching build: without Fast Refresh (babel.config.js) the same files are compiled otherwise
    cache: { enable: process.env.TARO_CACHE === '1' || process.argv.includes('--watch') },
    plugins: isWeapp
      ? [htmlElements, path.resolve(__dirname, 'taro-plugin-aria')]
      : [[path.resolve(__dirname, 'taro-plugin-slim'), slim]],
    defineConstants: {},
    copy: { patterns: [], options: {} },
    mini,
    h5
  }
  return config
})
