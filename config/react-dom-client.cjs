/**
 * Webpack loader for react-dom of a release: leaves out what can never run in this app. It is drawn in the browser alone (nothing
 * is hydrated), by `createRoot` alone (no legacy root), in no Internet Explorer, and no developer tool looks into a release. Each
 * cut says a fact about the minified code of the version that package.json pins; terser removes what follows from it. A fact that
 * is found nowhere ends the build.
 */
const { transformSync } = require('@babel/core')

/** Entry points of what is left out; whoever calls one after all is told. */
const ENTRIES = [
  'hydrate',
  'hydrateRoot',
  'render',
  'unmountComponentAtNode',
  'findDOMNode',
  'unstable_renderSubtreeIntoContainer'
]
/** What is never hydrated, and no Internet Explorer, has in these. */
const MEMBERS = { dehydrated: null, isDehydrated: false, documentMode: undefined }
/** The state of hydration: `hydrationParentFiber`, `nextHydratableInstance`, `isHydrating`, `hydrationErrors`. */
const STATE = { xg: null, yg: null, I: false, zg: null }
const STATE_AS_WRITTEN = 'var xg=null,yg=null,I=!1,zg=null;'
/** Events that wait for a part to be hydrated: `clearIfContinuousEvent` and `retryIfBlockedOn` have none to look after. */
const WITHOUT_WORK = {
  Sc: 'function Sc(a,b){switch(a){case "focusin"',
  bd: 'function bd(a){function b(b){return ad(b,a)}if(0<Kc.length)'
}
/** `findInstanceBlockingEvent` finds none; what else it does stays. */
const BLOCKING = ['var e=Yc(a,b,c,d);if(null===e)', 'Yc(a,b,c,d);var e=null;if(null===e)']

/** Attributes of drawings: pages draw none by React (__tests__/src/platform/screen/react-dom-client.test.tsx). */
const DRAWINGS = ['"accent-height alignment-baseline', '"xlink:actuate xlink:arcrole', '["xml:base"']
/**
 * What React calls its own notes of an element, and no page reads; short, as terser does not shorten what stands behind a dot.
 */
const NOTES = [
  'alternate',
  'memoizedState',
  'pendingProps',
  'updateQueue',
  'stateNode',
  'sibling',
  'subtreeFlags',
  'childLanes',
  'deletions',
  'dependencies',
  'lanes',
  'flags',
  'elementType',
  'pendingLanes',
  'suspendedLanes',
  'pingedLanes',
  'expiredLanes',
  'entangledLanes',
  'entanglements',
  'eventTimes',
  'expirationTimes',
  'finishedWork',
  'finishedLanes',
  'containerInfo',
  'pendingChildren',
  'callbackNode',
  'callbackPriority',
  'mutableReadLanes',
  'onRecoverableError',
  'timeoutHandle',
  'pendingContext',
  'firstContext',
  'memoizedValue',
  'baseState',
  'firstBaseUpdate',
  'lastBaseUpdate',
  'interleaved',
  'lastRenderedReducer',
  'lastRenderedState',
  'hasEagerState',
  'eagerState',
  'baseQueue',
  'lastEffect',
  'treeContext',
  'retryLane',
  'renderingStartTime',
  'tailMode',
  'targetContainers',
  'eventSystemFlags'
]
const SHORT = Object.fromEntries(NOTES.map((name, at) => [name, `_${at.toString(36)}`]))

/** The text, of which each part has to be there once. */
function checked(source) {
  // its lines end anywhere, where a space would stand between words too
  const text = source.replace(/(?<=\w)\n(?=\w)/g, ' ').replace(/\n/g, '')
  for (const part of [STATE_AS_WRITTEN, ...Object.values(WITHOUT_WORK), BLOCKING[0]])
    if (text.split(part).length !== 2)
      throw new Error(`react-dom-client: react-dom has no longer, once: ${part}`)
  if (/\._\w{1,2}\b/.test(text)) throw new Error('react-dom-client: a name of NOTES is taken')
  return text.replace(BLOCKING[0], BLOCKING[1])
}

function cuts({ types: t }) {
  let made
  const missing = (wanted) => wanted.filter((name) => !made.has(name))
  /** A property's name that is one of React's notes, in its short form. */
  function shorten(name) {
    if (!t.isIdentifier(name) || !Object.hasOwn(SHORT, name.name)) return
    made.add(name.name)
    name.name = SHORT[name.name]
  }
  const isExport = ({ node }, name) => t.isMemberExpression(node) && t.matchesPattern(node, `exports.${name}`)

  function fixState(program) {
    for (const [name, value] of Object.entries(STATE)) {
      const { constantViolations, referencePaths } = program.scope.getBinding(name)
      for (const violation of constantViolations) {
        if (!violation.isAssignmentExpression({ operator: '=' }))
          throw violation.buildCodeFrameError(`${name} is changed in a new way`)
        violation.replaceWith(violation.node.right)
      }
      referencePaths.forEach((reference) => reference.replaceWith(t.valueToNode(value)))
    }
    const wanted = [
      ...ENTRIES,
      ...Object.keys(MEMBERS),
      ...Object.keys(WITHOUT_WORK),
      ...DRAWINGS,
      ...NOTES,
      'mode',
      'tools'
    ]
    if (missing(wanted).length > 0)
      throw new Error(`react-dom-client: react-dom has no longer: ${missing(wanted).join(', ')}`)
  }

  return {
    pre() {
      made = new Set()
    },
    visitor: {
      Program: { exit: fixState },
      AssignmentExpression(assignment) {
        const name = ENTRIES.find((entry) => isExport(assignment.get('left'), entry))
        if (!name || made.has(name)) return
        made.add(name)
        assignment.get('right').replaceWith(t.identifier('leftOut'))
      },
      MemberExpression(member) {
        const { computed, property } = member.node
        if (!computed) shorten(property)
        if (computed || !Object.hasOwn(MEMBERS, property.name)) return
        if (member.parentPath.isAssignmentExpression() && member.key === 'left') return
        made.add(property.name)
        member.replaceWith(t.valueToNode(MEMBERS[property.name]))
      },
      // `0 === (fiber.mode & ConcurrentMode)`: every fiber of a root of createRoot has the mode
      BinaryExpression(comparison) {
        const { operator, left, right } = comparison.node
        const ofMode =
          t.isNumericLiteral(left, { value: 0 }) &&
          t.isBinaryExpression(right, { operator: '&' }) &&
          t.isMemberExpression(right.left) &&
          t.isIdentifier(right.left.property, { name: 'mode' }) &&
          t.isNumericLiteral(right.right, { value: 1 })
        if (!ofMode || !['===', '!=='].includes(operator)) return
        made.add('mode')
        comparison.replaceWith(t.booleanLiteral(operator === '!=='))
      },
      ObjectProperty({ node }) {
        if (!node.computed) shorten(node.key)
      },
      CallExpression(call) {
        const list = call.get('callee').isMemberExpression() ? call.get('callee.object').toString() : ''
        const drawing = DRAWINGS.find((start) => list.startsWith(start))
        if (!drawing || call.node.callee.property.name !== 'forEach') return
        made.add(drawing)
        call.replaceWith(t.nullLiteral())
      },
      UnaryExpression(unary) {
        const { operator, argument } = unary.node
        if (operator !== 'typeof' || !t.isIdentifier(argument, { name: '__REACT_DEVTOOLS_GLOBAL_HOOK__' }))
          return
        made.add('tools')
        unary.replaceWith(t.stringLiteral('undefined'))
      },
      FunctionDeclaration(declaration) {
        const { name } = declaration.node.id
        if (!Object.hasOwn(WITHOUT_WORK, name)) return
        made.add(name)
        declaration.get('body').replaceWith(t.blockStatement([]))
      }
    }
  }
}

const LEFT_OUT = "function leftOut(){throw Error('left out of react-dom by config/react-dom-client.cjs')}"

/** The code of react-dom's `react-dom.production.min.js` without it. */
function slimmed(source) {
  const options = { configFile: false, babelrc: false, compact: true, plugins: [cuts] }
  return `${transformSync(checked(source), options).code};${LEFT_OUT}`
}

module.exports = function reactDomClient(source) {
  return slimmed(source)
}
module.exports.slimmed = slimmed
