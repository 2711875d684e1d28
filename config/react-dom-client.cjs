/**
 * Webpack loader for react-dom of a release: leaves out what can never run in this app. It is drawn by `createRoot` and `hydrateRoot`
 * alone (no legacy root), nothing in it waits (no Suspense), in no Internet Explorer, and no developer tool looks into a release. Each
 * cut says a fact about the minified code of the version that package.json pins; terser removes what follows from it. A fact that
 * is found nowhere ends the build.
 */
const { transformSync } = require('@babel/core')

/** Entry points of what is left out; whoever calls one after all is told. */
const ENTRIES = [
  'hydrate',
  'render',
  'unmountComponentAtNode',
  'findDOMNode',
  'unstable_renderSubtreeIntoContainer',
  'createPortal',
  'flushSync',
  'unstable_batchedUpdates'
]
/** What has nothing in these: a part that waits, a kept source, a class of ours, Internet Explorer. */
const MEMBERS = {
  dehydrated: null,
  hydratedSources: undefined,
  documentMode: undefined,
  contextTypes: undefined,
  childContextTypes: undefined,
  defaultProps: undefined,
  shouldComponentUpdate: undefined,
  isPureReactComponent: undefined,
  getSnapshotBeforeUpdate: undefined,
  componentWillMount: undefined,
  componentWillReceiveProps: undefined,
  componentWillUpdate: undefined,
  UNSAFE_componentWillMount: undefined,
  UNSAFE_componentWillReceiveProps: undefined,
  UNSAFE_componentWillUpdate: undefined
}
/** Hooks that are nowhere. */
const HOOKS = [
  'useImperativeHandle',
  'useInsertionEffect',
  'useDeferredValue',
  'useTransition',
  'useMutableSource'
]
/**
 * Events that wait for a part to be hydrated: `clearIfContinuousEvent` and `retryIfBlockedOn` have none to look after. What comes before
 * the app has taken the page over, the page itself keeps (src/platform/screen/early-tap.h5.ts).
 */
const WITHOUT_WORK = {
  Sc: 'function Sc(a,b){switch(a){case "focusin"',
  bd: 'function bd(a){function b(b){return ad(b,a)}if(0<Kc.length)'
}
/** Kinds of elements that are nowhere: portals, profilers, Suspense, lazy ones, and what goes with them. */
const KINDS = [4, 12, 13, 16, 17, 18, 19, 21, 22, 23, 24]

/** What stands in the place of what, in the code as it is shipped. */
const REPLACED = [
  // `findInstanceBlockingEvent` finds none; what else it does stays
  ['var e=Yc(a,b,c,d);if(null===e)', 'Yc(a,b,c,d);var e=null;if(null===e)'],
  // there is a document
  [
    'ia=!("undefined"===typeof window||"undefined"===typeof window.document||"undefined"===typeof window.document.createElement)',
    'ia=!0'
  ],
  // every browser tells of what is typed and composed
  ['ae=ia&&"CompositionEvent"in window', 'ae=!0'],
  ['we=xe&&(!document.documentMode||9<document.documentMode)', 'we=!0'],
  ['var ye="oninput"in document;', 'var ye=!0;']
]

/** What is left out from the first text up to the second one, which stays; what no page listens to. */
const LEFT_OUT_FROM = [
  // onBeforeInput
  ['if($a=ce?je(a,c):ke(a,c))d=oe(d,"onBeforeInput")', '}se(g,b)})}'],
  // onSelect
  ['switch(a){case "focusin":if(me(xa)||"true"===xa.contentEditable)', 'var $a;if(ae)b:{'],
  // onMouseEnter, onMouseLeave, onPointerEnter, onPointerLeave
  ['a:{h="mouseover"===a||"pointerover"===a;', 'a:{h=d?ue(d):window;'],
  ['ha("onMouseEnter"', 'fa("onChange"'],
  ['fa("onSelect"', 'fa("onCompositionEnd"'],
  // a promise that is thrown
  ['if(null!==k&&"object"===typeof k&&"function"===typeof k.then){var l=k', 'f=k=Ji(k,h);4!==T'],
  // elements of the kinds that are nowhere
  ['case Aa:return a=Bg(12,', 'default:if("object"===typeof a&&null!==a)switch(a.$$typeof){case Ba:g=10'],
  ['case Ha:g=16;d=null;break a', '}throw Error(p(130'],
  // references by text
  ['if(null!==a&&"function"!==typeof a&&"object"!==typeof a){if(c._owner)', 'return a}function Mg(']
]

/** By what names a page would ask for what is left out (__tests__/src/platform/screen/react-dom-client.test.tsx). */
const NOWHERE = [
  ...Object.keys(MEMBERS).filter((name) => /^[a-z]+[A-Z]\w*(Types|Props|Mount|Update)$|^UNSAFE/.test(name)),
  ...HOOKS,
  'PureComponent',
  'createPortal',
  'flushSync',
  'unstable_batchedUpdates',
  'Suspense',
  'SuspenseList',
  'Profiler',
  'onBeforeInput',
  'onSelect',
  'onMouseEnter',
  'onMouseLeave',
  'onPointerEnter',
  'onPointerLeave'
]

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

/** The text without what `LEFT_OUT_FROM` and `REPLACED` say; each of it has to be there once. */
function checked(source) {
  // its lines end anywhere, where a space would stand between words too
  let text = source.replace(/(?<=\w)\n(?=\w)/g, ' ').replace(/\n/g, '')
  function once(part) {
    if (text.split(part).length !== 2)
      throw new Error(`react-dom-client: react-dom has no longer, once: ${part}`)
    return text.indexOf(part)
  }
  Object.values(WITHOUT_WORK).forEach(once)
  if (/\._\w{1,2}\b/.test(text)) throw new Error('react-dom-client: a name of NOTES is taken')
  for (const [part, other] of REPLACED) {
    const at = once(part)
    text = text.slice(0, at) + other + text.slice(at + part.length)
  }
  for (const [from, to] of LEFT_OUT_FROM) {
    const at = once(from)
    const end = text.indexOf(to, at)
    if (end < 0) throw new Error(`react-dom-client: react-dom has no longer, after ${from}: ${to}`)
    text = text.slice(0, at) + text.slice(end)
  }
  return text
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
  const isTag = (node) => t.isMemberExpression(node) && t.isIdentifier(node.property, { name: 'tag' })
  const isKind = (node) => t.isNumericLiteral(node) && KINDS.includes(node.value)
  const isMode = (node) =>
    t.isMemberExpression(node) && t.isIdentifier(node.property, { name: 'mode' }) && !node.computed

  /** Without cases that never are; what another one may fall into goes on in that one. */
  function withoutCases(cases) {
    const kept = []
    /** The one that is kept and falls into what follows. */
    let open
    for (const one of cases) {
      if (!isKind(one.test)) kept.push((open = one))
      else if (open) open.consequent.push(...one.consequent)
      if (isKind(one.test)) made.add('kind')
      if (t.isCompletionStatement(open?.consequent.at(-1))) open = undefined
    }
    return kept
  }

  function checkAll() {
    const wanted = [
      ...ENTRIES,
      ...Object.keys(MEMBERS),
      ...Object.keys(WITHOUT_WORK),
      ...DRAWINGS,
      ...NOTES,
      ...HOOKS,
      'kind',
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
      Program: { exit: checkAll },
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
      // of `fiber.mode`, ConcurrentMode is what every fiber has; of `fiber.tag`, none of KINDS
      BinaryExpression(binary) {
        const { operator, left, right } = binary.node
        if (operator === '&' && isMode(left) && t.isNumericLiteral(right, { value: 1 })) {
          made.add('mode')
          binary.replaceWith(t.numericLiteral(1))
        } else if (['===', '!=='].includes(operator) && isKind(left) && isTag(right))
          binary.replaceWith(t.booleanLiteral(operator === '!=='))
      },
      SwitchStatement({ node }) {
        if (isTag(node.discriminant)) node.cases = withoutCases(node.cases)
      },
      ObjectProperty(property) {
        const { key, computed } = property.node
        if (computed) return
        if (t.isIdentifier(key) && HOOKS.includes(key.name)) {
          made.add(key.name)
          return property.remove()
        }
        shorten(key)
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
module.exports.NOWHERE = NOWHERE
