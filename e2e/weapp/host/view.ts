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

/** Of the realm; the compiled templates ask for them at every node. */
const BUILT_IN =
  'Object,Array,String,Boolean,Number,Date,RegExp,Function,JSON,Math,console,isNaN,isFinite,parseInt,parseFloat'

/**
 * The compiled templates as one function whose names are its own. WeChat's compiler leaves them to the global object, and each
 * look at that of a `vm` context goes through C++: drawing took five times as long. The wxs modules of a file are made once
 * and not at every node, as they are without state.
 */
function withLocalNames(code: string): string {
  const assigned = [...code.matchAll(/(?:^|[;{}(,\s])([$A-Za-z_][$\w]*)\s*=[^=]/gm)].map(
    ([, name = '']) => name
  )
  const names = [...new Set(assigned)].filter((name) => !RESERVED.test(name))
  const onceMade = code.replace(/\bf=\$gdc\((f_\[[^\]]+\]+),"",1\)/g, (all, modules: string) => {
    const make = all.slice('f='.length)
    return `f=made.get(${modules})||made.set(${modules},${make}).get(${modules})`
  })
  return `(function (${BUILT_IN}) {
    var window = {}, __WXML_GLOBAL__, ${names.join(', ')};
    var made = new Map(), pages = {};
    ${onceMade}
    return function (file, data) {
      var make = pages[file] || (pages[file] = $gwx(file));
      return make && JSON.stringify(make(JSON.parse(data)));
    }
  })(${BUILT_IN})`
}

const RESERVED = /^(var|let|const|return|this|typeof|in|if|else|window|__WXML_GLOBAL__|arguments|undefined)$/

/** One realm for all templates: what `$gwx` is given has to be made in the realm in which it runs. */
function view(): View {
  if (shared) return shared
  const warnings: string[] = []
  const say = (...words: unknown[]) => void warnings.push(words.map(String).join(' '))
  const context = vm.createContext({ console: { warn: say, log: say, error: say, info: say } })
  const render = vm.runInContext(withLocalNames(compileTemplates()), context, {
    filename: 'templates.js'
  }) as View['render']
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
