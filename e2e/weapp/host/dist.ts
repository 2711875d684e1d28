import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(__dirname, '../../..')

/** The built mini-program under test. */
export const DIST = path.resolve(ROOT, process.env.WEAPP_DIST ?? 'dist/weapp')

export interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly preloadRule?: Readonly<Record<string, { network?: string; packages: readonly string[] }>>
  readonly window?: Readonly<Record<string, unknown>>
  readonly requiredPrivateInfos?: readonly string[]
}

export interface PageJson {
  readonly navigationBarTitleText?: string
  readonly navigationStyle?: string
  readonly enablePullDownRefresh?: boolean
  readonly initialRenderingCache?: string
  readonly usingComponents?: Readonly<Record<string, string>>
}

/** A file of the build, by its path from the build's root; throws when it is missing. */
export const readDist = (file: string): string => readFileSync(path.join(DIST, file), 'utf8')
/** Where a file of the build lies on the disk; undefined when there is none, or it is outside. */
export function placeInDist(file: string): string | undefined {
  const place = path.join(DIST, file)
  return place.startsWith(DIST + path.sep) && existsSync(place) ? place : undefined
}
export const inDist = (file: string): boolean => existsSync(path.join(DIST, file))

export const readAppJson = (): AppJson => JSON.parse(readDist('app.json')) as AppJson

/** The JSON beside a page or component; empty where there is none. */
export function readPageJson(page: string): PageJson {
  return inDist(`${page}.json`) ? (JSON.parse(readDist(`${page}.json`)) as PageJson) : {}
}

/** Every file of the build with one of these endings, sorted, with `/` between folders. */
export function distFiles(...endings: string[]): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort()
}

/** Every page of app.json, main package first. */
export function allPages(app: AppJson): string[] {
  const subs = (app.subPackages ?? []).flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
  return [...app.pages, ...subs]
}

/** The sub-package that a file belongs to, or '' for the main package. */
export function packageOf(app: AppJson, file: string): string {
  return (app.subPackages ?? []).find(({ root }) => file.startsWith(`${root}/`))?.root ?? ''
}

/** A component's path as its user names it, from the build's root. */
export function componentPath(user: string, named: string): string {
  const file = named.startsWith('/') ? named.slice(1) : path.posix.join(path.posix.dirname(user), named)
  return path.posix.normalize(file)
}
