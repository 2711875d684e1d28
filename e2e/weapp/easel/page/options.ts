import type { Answers, Phone } from '../../host/phone'

/** What a test gives the host before it starts. */
export interface EaselOptions {
  readonly apiOrigin: string
  readonly launch: { path: string; query: Readonly<Record<string, string>>; scene: number }
  readonly phone: {
    readonly deviceId: string
    readonly mobile: string
    readonly store: readonly (readonly [string, string])[]
    readonly allows: Phone['allows']
    readonly drawings: readonly (readonly [string, string])[]
  }
  readonly answers: Partial<Answers>
  /** Scripts wait for `runScripts`: what WeChat draws before can be looked at. */
  readonly holdsScripts: boolean
  /** Height of the phone's own bar below a page, px. */
  readonly home: number
}

/** What the site gives of the build under test. */
export interface EaselBuild {
  readonly templates: Readonly<Record<string, unknown>>
  readonly json: Readonly<Record<string, PageFile>>
  readonly native: string
  /** Properties that templates give to each tag. */
  readonly properties: Readonly<Record<string, readonly string[]>>
  /** The version of WeChat's library that had a call of `wx` first. */
  readonly since: Readonly<Record<string, string>>
}

/** A page's or component's JSON. */
export interface PageFile {
  readonly navigationBarTitleText?: string
  readonly navigationStyle?: string
  readonly enablePullDownRefresh?: boolean
  readonly initialRenderingCache?: string
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly [name: string]: unknown
}

declare global {
  interface Window {
    easelOptions?: EaselOptions
    easelBuild?: EaselBuild
  }
}

function given<T>(value: T | undefined, name: string): T {
  if (!value) throw new Error(`${name} was not given before the host started`)
  return value
}

export const easelOptions = (): EaselOptions => given(window.easelOptions, 'easelOptions')
export const easelBuild = (): EaselBuild => given(window.easelBuild, 'easelBuild')
