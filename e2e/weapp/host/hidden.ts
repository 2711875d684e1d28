import { distFiles, readDist } from './dist'
import { asText } from './json'

/** Class names with `display: none`, each with the classes around it that this hangs on: an empty name where it hangs on none. */
let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** `.name`, or `.around .name`. */
const SELECTOR = /^\s*(?:\.([\w-]+)\s+)?\.([\w-]+)\s*$/

function hidingClasses(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known) return known
  const found = new Map<string, Set<string>>()
  const selectors = distFiles('.wxss').flatMap((file) =>
    [...readDist(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rules = '']) => /display:\s*none/.test(rules))
      .flatMap(([, list = '']) => list.split(','))
  )
  for (const selector of selectors) {
    const [, around = '', name] = SELECTOR.exec(selector) ?? []
    if (name) found.set(name, (found.get(name) ?? new Set()).add(around))
  }
  return (known = found)
}

const classesOf = (attrs: Readonly<Record<string, unknown>>) => asText(attrs['class']).split(/\s+/)

/** What an element stands in. */
interface Around {
  readonly attrs: Readonly<Record<string, unknown>>
  readonly parent: Around | null
}

function isWithin(classes: ReadonlySet<string>, parent: Around | null): boolean {
  for (let at = parent; at; at = at.parent)
    if (classesOf(at.attrs).some((name) => classes.has(name))) return true
  return false
}

/** Whether a node with these attributes, in this place, is out of sight. */
export function isHidden(attrs: Readonly<Record<string, unknown>>, parent: Around | null): boolean {
  return (
    attrs['hidden'] === true ||
    /display:\s*none/.test(asText(attrs['style'])) ||
    classesOf(attrs).some((name) => {
      const around = hidingClasses().get(name)
      return around !== undefined && (around.has('') || isWithin(around, parent))
    })
  )
}
