import { linesOfSection } from './seed'

/** A call of the specification, with the parameters that it names. */
export interface SeedCall {
  /** `METHOD /path`. */
  readonly call: string
  readonly parameters: readonly string[]
}

const PREFIX = '/unionbuy-server'
const HOME = `${PREFIX}/mp/personalCenter`
/** What `...` stands for among the calls of login. */
const MEMBERS = `${PREFIX}/proxy/unionbuy-member`
/** Words beside the names of parameters. */
const PLAIN = new Set(['optional', 'query', 'payload', 'multipart', 'field'])

function completeOf(name: string, folder: string): string {
  if (name.startsWith('...')) return MEMBERS + name.slice(3)
  if (name.startsWith('/')) return name
  return name.includes('/') ? `${PREFIX}/${name}` : `${folder}/${name}`
}

/** The calls of one list of names, the first of which may give a folder to those after it. */
function callsOfList(method: string, list: string, start: string): readonly SeedCall[] {
  let folder = start
  return list.split(/[,;] (?![^(]*\))/).map((item) => {
    const [, name = '', query, named = ''] =
      /^([^\s?(]+)(?:\?(\w+)=\{\w+\})?(?: \(([^)]*)\))?$/.exec(item) ?? []
    const path = completeOf(name, folder)
    folder = path.slice(0, path.lastIndexOf('/'))
    const words = named.split(/,? /).filter((word) => word && !PLAIN.has(word))
    return { call: `${method} ${path}`, parameters: query ? [query] : words }
  })
}

function callsOfLine(line: string): readonly SeedCall[] {
  const text = line.replace(/^- /, '').replaceAll('**', '').replace(/\.$/, '')
  const [, homeMethod, homeList] = /^personalCenter, (GET|POST)(?: \(under [^)]+\))?: (.+)$/.exec(text) ?? []
  if (homeMethod && homeList) return callsOfList(homeMethod, homeList, HOME)
  if (!/^(?:\w+: )?(?:GET|POST) /.test(text)) return []
  return text
    .replace(/^\w+: /, '')
    .split(/; (?=GET|POST)/)
    .flatMap((part) =>
      callsOfList(part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1), PREFIX)
    )
}

/** The lines of the section on calls that list calls rather than rules. */
export const isCallLine = (line: string): boolean => callsOfLine(line).length > 0

/** Every call of the specification whose method and path it gives. */
export const SEED_CALLS: readonly SeedCall[] = linesOfSection(7).flatMap(callsOfLine)
