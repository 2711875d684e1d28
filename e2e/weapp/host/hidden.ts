import { distFiles, readDist } from './dist'
import { asText } from './json'

let known: ReadonlySet<string> | undefined

/** Class names that the style sheets of the build give `display: none`. */
function hidingClasses(): ReadonlySet<string> {
  known ??= new Set(
    distFiles('.wxss').flatMap((file) =>
      [...readDist(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
        .filter(([, , rules = '']) => /display:\s*none/.test(rules))
        .flatMap(([, selectors = '']) => selectors.split(','))
        .map((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? '')
        .filter(Boolean)
    )
  )
  return known
}

/** Whether a node with these attributes is out of sight. */
export function isHidden(attrs: Readonly<Record<string, unknown>>): boolean {
  const hiding = hidingClasses()
  return (
    attrs['hidden'] === true ||
    /display:\s*none/.test(asText(attrs['style'])) ||
    asText(attrs['class'])
      .split(/\s+/)
      .some((name) => hiding.has(name))
  )
}
