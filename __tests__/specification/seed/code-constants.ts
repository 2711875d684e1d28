/** Constants of the code, read from its sources without running them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../../..')

function literalOf(node: ts.Expression | undefined): string | number | undefined {
  if (!node) return undefined
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalOf(node.expression)
  if (ts.isNumericLiteral(node)) return Number(node.text)
  return ts.isStringLiteralLike(node) ? node.text : undefined
}

function memberOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)))
    return memberOf(node.expression, name)
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const found = node.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name
  )
  return found?.initializer
}

/** The literal value of a top-level constant, or of a member of one (`RESULT.silent`); undefined where there is none. */
export function constantIn(file: string, name: string): string | number | undefined {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true
  )
  const [variable = '', member] = name.split('.')
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find((each) => each.name.getText() === variable)
    if (found) return literalOf(member ? memberOf(found.initializer, member) : found.initializer)
  }
  return undefined
}
