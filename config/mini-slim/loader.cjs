/** Puts the table of components that are used into Taro's runtime, in place of the table of all (`plugin.cjs`). */
const MERGED = 'mergeInternalComponents(components);'
const EXPORTS =
  'export { animation, controlledComponent, focusComponents, internalComponents, nestElements, singleQuote, touchEvents, voidElements };'

/** The runtime asks for names alone: defaults stand in the templates, events in their `bind`. */
const names = (attributes) =>
  Object.fromEntries(
    Object.keys(attributes)
      .filter((name) => !name.startsWith('bind'))
      .map((name) => [name, ''])
  )

module.exports = function loader(source) {
  const { part, table } = this.getOptions()
  const expected = part === 'table' ? EXPORTS : MERGED
  if (!source.includes(expected))
    throw new Error(`config/mini-slim/loader.cjs replaces nothing any more in ${this.resourcePath}`)
  // what is merged into the table of all is in ours already
  if (part === 'runtime') return source.replace(MERGED, '')
  const cut = Object.fromEntries(Object.entries(table).map(([name, attributes]) => [name, names(attributes)]))
  return `export const internalComponents = ${JSON.stringify(cut)};
export const controlledComponent = new Set(['input', 'checkbox', 'picker', 'picker-view', 'radio', 'slider', 'switch', 'textarea']);
`
}
