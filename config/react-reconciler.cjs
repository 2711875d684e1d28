/**
 * Webpack loader for the reconciler of a release of the mini-program: leaves out what nobody can call. @tarojs/react calls a few of
 * what it offers; nothing is hydrated, no test looks for elements by it, no developer tool looks into a release. terser removes
 * what only these needed. One that is not there any more ends the build.
 */
const { transformSync } = require('@babel/core')

const LEFT_OUT = [
  'attemptContinuousHydration',
  'attemptDiscreteHydration',
  'attemptHydrationAtCurrentPriority',
  'attemptSynchronousHydration',
  'createComponentSelector',
  'createHasPseudoClassSelector',
  'createHydrationContainer',
  'createRoleSelector',
  'createTestNameSelector',
  'createTextSelector',
  'deferredUpdates',
  'discreteUpdates',
  'findAllNodes',
  'findBoundingRects',
  'findHostInstanceWithNoPortals',
  'findHostInstanceWithWarning',
  'flushControlled',
  'focusWithin',
  'getFindAllNodesFailureDescription',
  'observeVisibleRects',
  'registerMutableSourceForHydration'
]

function cuts({ types: t }) {
  let left
  return {
    pre() {
      left = new Set(LEFT_OUT)
    },
    visitor: {
      ExpressionStatement(statement) {
        const { expression } = statement.node
        if (!t.isAssignmentExpression(expression) || !t.isMemberExpression(expression.left)) return
        const { object, property } = expression.left
        if (t.isIdentifier(object, { name: 'exports' }) && left.delete(property.name)) statement.remove()
      },
      Program: {
        exit() {
          if (left.size > 0)
            throw new Error(`react-reconciler: the reconciler no longer has: ${[...left].join(', ')}`)
        }
      }
    }
  }
}

module.exports = (source) =>
  transformSync(source, { babelrc: false, configFile: false, compact: true, plugins: [cuts] }).code
