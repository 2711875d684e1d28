import { TmplGroup } from 'glass-easel-template-compiler'
import { distFiles, readAppJson, readDist } from '../../host/dist'
import { NATIVE_TAGS, nativePath, nativeTemplate } from '../natives/templates'

/** A complaint of the template compiler. */
interface Complaint {
  readonly message?: string
}

/**
 * Every template and wxs file of the build, and those of the native tags, as one expression that gives them by path.
 * @throws Error with the compiler's own words when it complains of a file
 */
export function compileForEasel(): string {
  const group = new TmplGroup()
  const complaints: string[] = []
  const add = (path: string, template: string) => {
    for (const { message } of group.addTmpl(path, template) as Complaint[])
      complaints.push(`${path}.wxml: ${message ?? 'refused'}`)
  }
  for (const file of distFiles('.wxml')) add(file.replace(/\.wxml$/, ''), readDist(file))
  for (const file of distFiles('.wxs')) group.addScript(file.replace(/\.wxs$/, ''), readDist(file))
  for (const tag of NATIVE_TAGS) add(nativePath(tag), nativeTemplate(tag))
  complaints.push(...unknownTags().map((tag) => `<${tag}> is a tag that this host does not have`))
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  return group.getTmplGenObjectGroups()
}

/** Tags that build templates and are no boxes of their own. */
const STRUCTURE = ['template', 'import', 'include', 'block', 'wxs', 'slot']

/** Tags of the build's templates that neither WeChat's here nor components are: to be added to the natives. */
function unknownTags(): string[] {
  const used = distFiles('.wxml').flatMap((file) =>
    [...readDist(file).matchAll(/<([a-z][a-z-]*)/g)].map(([, tag = '']) => tag)
  )
  const components = distFiles('.json').flatMap((file) =>
    Object.keys((JSON.parse(readDist(file)) as { usingComponents?: object }).usingComponents ?? {})
  )
  const known = new Set<string>([...NATIVE_TAGS, ...STRUCTURE, ...components])
  return [...new Set(used)].filter((tag) => !known.has(tag))
}

/** Properties that the build's templates give to each tag, as components call them: `data-x` and listeners are none. */
export function propertiesGiven(): Readonly<Record<string, readonly string[]>> {
  const given = new Map<string, Set<string>>()
  for (const file of distFiles('.wxml'))
    for (const [, tag = '', attributes = ''] of readDist(file).matchAll(
      /<([a-z][a-z-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/g
    )) {
      const names = given.get(tag) ?? new Set()
      given.set(tag, names)
      for (const [, name = ''] of attributes.matchAll(/\s([\w:-]+)(?==|\s|$)/g))
        if (!/^(bind|catch|mut-bind|capture-|data-|wx:|id$|class$|style$|slot$)/.test(name))
          names.add(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    }
  return Object.fromEntries([...given].map(([tag, names]) => [tag, [...names]]))
}

/** Every JSON file of the build by its path without the ending; `app` is app.json. */
export function jsonOfBuild(): Readonly<Record<string, unknown>> {
  const files = distFiles('.json').map((file): [string, unknown] => [
    file.replace(/\.json$/, ''),
    JSON.parse(readDist(file))
  ])
  return Object.fromEntries([...files, ['app', readAppJson()]])
}
