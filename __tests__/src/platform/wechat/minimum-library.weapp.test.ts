/**
 * The minimum of WeChat's library follows from the calls that the code makes, by the versions that WeChat's own typings name
 * (miniprogram-api-typings): each call is older, or asked for before it is made.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isOlder, MIN_LIBRARY_VERSION } from '@/platform/wechat/app-version'
import { libraryVersions } from '../../../support/library-versions'

const ROOT = path.resolve(__dirname, '../../../..')

/** The source that ends up in the mini-program. */
function sources(): { readonly file: string; readonly text: string }[] {
  return readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(h5|server)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, 'src', file), 'utf8') }))
}

/** Members of what calls give, and options: found by these names. */
const MEMBERS = ['onChunkReceived', 'enableChunked']

/** The newest calls: WeChat without them has no privacy notice, and the code asks for them by their absence (platform/privacy). */
const isGuarded = (text: string, name: string) =>
  new RegExp(
    `typeof Taro\\.${name} === 'function'|Taro\\.${name}\\?\\.|typeof Taro\\.${name} !== 'function'`
  ).test(text)

const since = libraryVersions()
const calls = sources().flatMap(({ file, text }) => {
  const names = [...text.matchAll(/\bTaro\.(\w+)/g)].map(([, name = '']) => name)
  const members = MEMBERS.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  return [...new Set([...names, ...members])].map((name) => ({ file, name, guarded: isGuarded(text, name) }))
})

it('knows the versions of the calls', () => {
  expect(since.get('getWindowInfo')).toBe('2.20.1')
  expect(since.get('enableChunked')).toBe('2.20.2')
  expect(calls.length).toBeGreaterThan(50)
})

it('asks for what is newer than the minimum before it calls it', () => {
  const tooNew = calls.filter(
    ({ name, guarded }) => !guarded && isOlder(MIN_LIBRARY_VERSION, since.get(name) ?? '0')
  )
  expect(tooNew).toEqual([])
})

it('has the least minimum that does', () => {
  const needed = calls.filter(({ guarded }) => !guarded).map(({ name }) => since.get(name) ?? '0')
  expect(needed).toContain(MIN_LIBRARY_VERSION)
})
