import path from 'node:path'
import { getComponentsAlias } from '@tarojs/shared'
import attributes from './attributes.json'

type Components = Record<string, Record<string, string>>

/** The part of Taro's template builder that this uses. */
interface Template {
  internalComponents: Components
  nestElements: Map<string, number>
  mergeComponents(ctx: Context, patch: Components): void
  replacePropName(name: string, value: string, component: string, alias: Record<string, string>): string
}

/** The part of Taro's platform that this uses. */
interface Platform {
  template: Template
  runtimePath: string | string[]
}

/** The part of Taro's plugin context that this uses. */
interface Context {
  registerMethod(method: { name: string; fn: (platform: Platform) => void }): void
}

/** An attribute that no prop was given for is empty, which ARIA takes for absent; `undefined` may be read as a word. */
const ABSENT = "''"
/** WeChat reads the label of a field only where the role stands too. */
const FIELD_ROLE = "'textbox'"

/** How deep Taro's templates let these stand in each other: WeChat allows nothing but text in a text, and a scroll lock holds a sheet. */
const NESTED: Readonly<Record<string, number>> = { text: 6, 'catch-view': 4 }

/** How long after a touch a view looks pressed, and for how long, ms, where it does not say: it would be sent for each row of a list. */
const PRESSED: Readonly<Record<string, string>> = { 'hover-start-time': '20', 'hover-stay-time': '80' }

/** Each component with the attributes that it passes on. */
function patch(): Components {
  return Object.fromEntries(
    Object.entries(attributes).map(([component, names]) => [
      component,
      Object.fromEntries(names.map((name) => [name, ABSENT]))
    ])
  )
}

/** Gives Taro's templates the attributes; `role` is called `aria-role` in WXML. */
export function describe({ template }: Platform, ctx: Context): void {
  template.mergeComponents(ctx, patch())
  template.mergeComponents(ctx, { View: PRESSED })
  const { Image: image = {}, Input: input = {}, Textarea: textarea = {} } = template.internalComponents
  // a picture without a label is decoration
  const aliases: Components = getComponentsAlias(template.internalComponents)
  const label = aliases.image?.ariaLabel ?? 'ariaLabel'
  image['aria-hidden'] = `(i.${label}?'':'true')`
  input['role'] = textarea['role'] = FIELD_ROLE
  for (const [name, depth] of Object.entries(NESTED)) template.nestElements.set(name, depth)

  const replaced = template.replacePropName.bind(template)
  template.replacePropName = (name, ...rest) => (name === 'role' ? 'aria-role' : replaced(name, ...rest))
}

/**
 * A Taro plugin for the mini-program: `role` and `aria-*` reach WeChat's components (README.md), in the way that Taro's own plugins
 * extend components: the builder's templates and the runtime's table are given the same attributes.
 */
export default (ctx: Context): void =>
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      describe(platform, ctx)
      platform.runtimePath = [platform.runtimePath, path.resolve(__dirname, 'runtime.js')].flat()
    }
  })
