/** Taro's module of components as it is on WeChat. */
export interface ComponentsModule {
  readonly internalComponents: Record<string, Record<string, string>>
  readonly [name: string]: unknown
}

/** The module as the app starts with it, as code. */
declare function componentNames(): string
export default componentNames
/** Taro's own, with what is WeChat's own. */
export function readTable(): ComponentsModule
/** With the attributes of those components alone that the app has. */
export function startTable(): ComponentsModule
