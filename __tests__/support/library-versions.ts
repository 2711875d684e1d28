import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isOlder } from './older-version'

/** WeChat's own typings, which tell of each call the version of the library that had it first. */
const TYPINGS = path.resolve(__dirname, '../../node_modules/miniprogram-api-typings/types/wx/lib.wx.api.d.ts')
const CALLS = 'interface Wx {'

/**
 * The first version of WeChat's library that has a call, an option or a listener, by its name; none if it was always there.
 * Where several objects have the name, like a worker's canvas, the first version counts.
 */
export function libraryVersions(text = readFileSync(TYPINGS, 'utf8')): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, comment = '', name = ''] of text.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\??[(<:]/g
  )) {
    const since = /需要基础库：\s*`([\d.]+)`/.exec(comment)?.[1]
    const known = found.get(name)
    if (since && (!known || isOlder(since, known))) found.set(name, since)
  }
  return found
}

/** The same of what `wx` itself has. @throws Error when the typings no longer tell it */
export function callVersions(): Readonly<Record<string, string>> {
  const text = readFileSync(TYPINGS, 'utf8')
  const start = text.indexOf(CALLS)
  if (start < 0) throw new Error(`${TYPINGS} has no ${CALLS}`)
  return Object.fromEntries(libraryVersions(text.slice(start)))
}
