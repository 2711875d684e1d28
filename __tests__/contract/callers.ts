/** Which calls of the contract a source makes, read without running it. */
import ts from 'typescript'

/** What makes a call of its first argument: an endpoint by reference or by name. Anything else only speaks of the call. */
const MAKES_CALLS: ReadonlySet<string> = new Set([
  'call',
  'callWithNewKey',
  'keyed',
  'read',
  'readPages',
  'endpointPath',
  'follow'
])

/** The names that an argument may stand for: a text, `cardEndpoints.indexConfig`, or a choice between such. */
function namesIn(argument: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(argument)) return [argument.text]
  if (ts.isParenthesizedExpression(argument)) return namesIn(argument.expression)
  if (ts.isConditionalExpression(argument))
    return [...namesIn(argument.whenTrue), ...namesIn(argument.whenFalse)]
  const isReference =
    ts.isPropertyAccessExpression(argument) && /endpoints$/i.test(argument.expression.getText())
  return isReference ? [argument.name.text] : []
}

/** The names of the calls that a source makes, in their order. */
export function callsIn(source: string): readonly string[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && MAKES_CALLS.has(node.expression.getText()) && node.arguments[0])
      found.push(...namesIn(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
