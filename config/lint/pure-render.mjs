/**
 * The server renders a page with the same components as the browser, at another time (ADR 0043): what a
 * component or hook renders must not depend on the clock, randomness or `window`. Effects and handlers may
 * use all of them.
 */

/** A component or a hook, by its name. */
const DRAWS = /^([A-Z]|use[A-Z])/
/** Functions passed to these run while the component renders. */
const RUN_AT_ONCE = /^(useMemo|useState|useReducer)$/
/** A function wrapped in one of these is a component. */
const WRAPS = /^(memo|forwardRef)$/

const DEVICE = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'navigator'])
const CHANCE = new Set(['randomUUID', 'getRandomValues'])

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name)
const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** The name of a function; undefined if it has none. */
function knownAs(node) {
  if (node.id) return node.id.name
  let { parent } = node
  while (parent.type === 'CallExpression' && WRAPS.test(nameOf(parent.callee))) parent = parent.parent
  return parent.type === 'VariableDeclarator' ? parent.id.name : undefined
}

/** Whether this code runs during render. */
function isRendering(place) {
  for (let node = place.parent; node; node = node.parent) {
    if (!isFunction(node)) continue
    const { parent } = node
    const isArgument = parent.type === 'CallExpression' && parent.arguments.includes(node)
    if (isArgument && RUN_AT_ONCE.test(nameOf(parent.callee))) continue
    return DRAWS.test(knownAs(node) ?? '')
  }
  return false
}

/** `object.property` of a call, if neither is computed. */
const calls = ({ callee }, object, property) =>
  callee.type === 'MemberExpression' && callee.object.name === object && callee.property.name === property

export const pureRender = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      clock: 'The server draws at another time: use serverNow (src/lib/time), or an effect.',
      chance: 'The server draws by another chance: use an effect or a handler, or useId for a name.',
      device: 'A server that draws has none: use an effect, or src/platform with a variant for the server.'
    }
  },
  create(context) {
    const refuse = (node, messageId) => {
      if (isRendering(node)) context.report({ node, messageId })
    }
    return {
      CallExpression(node) {
        if (calls(node, 'Date', 'now')) refuse(node, 'clock')
        if (node.callee.name === 'dayjs' && node.arguments.length === 0) refuse(node, 'clock')
        if (calls(node, 'Math', 'random')) refuse(node, 'chance')
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) refuse(node, 'clock')
      },
      MemberExpression(node) {
        if (CHANCE.has(node.property.name)) refuse(node, 'chance')
      },
      'Program:exit'() {
        const [world] = context.sourceCode.scopeManager.scopes
        const declared = world.variables
          .filter(({ defs }) => defs.length === 0)
          .flatMap((one) => one.references)
        for (const { identifier, isValueReference } of new Set([...world.through, ...declared]))
          if (isValueReference !== false && DEVICE.has(identifier.name)) refuse(identifier, 'device')
      }
    }
  }
}
