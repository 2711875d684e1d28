import vm from 'node:vm'
import { compileTemplates } from './compile'
import type { JsonObject, Json } from './json'

/** A node as WeChat's compiled template makes it. */
export interface ViewNode {
  readonly tag: string
  readonly attr?: Readonly<Record<string, Json>>
  readonly children: readonly (ViewNode | string)[]
}

interface View {
  readonly warnings: string[]
  readonly render: (page: string, data: string) => string | undefined
}

let shared: View | undefined

/** One realm for all templates: what `$gwx` is given has to be made in the realm in which it runs. */
function view(): View {
  if (shared) return shared
  const warnings: string[] = []
  const say = (...words: unknown[]) => void warnings.push(words.map(String).join(' '))
  const context = vm.createContext({ console: { warn: say, log: say, error: say, info: say } })
  vm.runInContext('var window = {}, $gwx, __WXML_GLOBAL__;', context)
  vm.runInContext(compileTemplates(), context, { filename: 'templates.js' })
  const render = vm.runInContext(
    `(function (file, data) { var make = $gwx(file); return make && JSON.stringify(make(JSON.parse(data))) })`,
    context
  ) as View['render']
  shared = { warnings, render }
  return shared
}

/** What the template of a page or component gives for its data. @throws Error when the template complains */
export function renderTemplate(file: string, data: JsonObject): readonly (ViewNode | string)[] {
  const { render, warnings } = view()
  const made = render(`${file}.wxml`, JSON.stringify(data))
  const said = warnings.splice(0)
  if (said.length > 0) throw new Error(`${file}.wxml: ${said.join('; ')}`)
  if (made === undefined) throw new Error(`there is no template ${file}.wxml`)
  return (JSON.parse(made) as ViewNode).children
}
