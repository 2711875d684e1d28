import path from 'node:path'
import ts from 'typescript'

/** What a column's declared type allows, as far as it tells. */
export interface DeclaredColumn {
  readonly kinds: ReadonlySet<'string' | 'number' | 'boolean' | 'Date' | 'other'>
  readonly nullable: boolean
}

/** A `statement<Row>(name, …)` of the server: the columns of its row type. */
export interface DeclaredRow {
  readonly file: string
  readonly columns: ReadonlyMap<string, DeclaredColumn>
}

const ROOT = path.resolve(__dirname, '../../../..')

/** Row types of all statements whose name is written out, by that name; read from the sources by the compiler. */
export function declaredRows(): Map<string, DeclaredRow> {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, 'tsconfig.server.json'), {}, host())
  if (!config) throw new Error('tsconfig.server.json cannot be read')
  const program = ts.createProgram([path.join(ROOT, 'server/main.ts')], config.options)
  const checker = program.getTypeChecker()
  const found = new Map<string, DeclaredRow>()
  for (const source of program.getSourceFiles()) {
    const file = path.relative(ROOT, source.fileName)
    if (!file.startsWith('server/')) continue
    const visit = (node: ts.Node): void => {
      const row = rowOf(node, checker)
      if (row) found.set(row.name, { file, columns: row.columns })
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

const host = (): ts.ParseConfigFileHost => ({
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (problem) => {
    throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
  }
})

function rowOf(node: ts.Node, checker: ts.TypeChecker) {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const [name] = node.arguments
  const [row] = node.typeArguments ?? []
  if (node.expression.text !== 'statement' || !name || !ts.isStringLiteral(name) || !row) return undefined
  const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(row))
  const columns = properties.map(
    (property) =>
      [property.name, columnOf(checker.getTypeOfSymbolAtLocation(property, node), checker)] as const
  )
  return { name: name.text, columns: new Map(columns) }
}

function columnOf(type: ts.Type, checker: ts.TypeChecker): DeclaredColumn {
  const parts = type.isUnion() ? type.types : [type]
  const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined
  return {
    kinds: new Set(parts.filter(({ flags }) => !(flags & nothing)).map((part) => kindOf(part, checker))),
    nullable: parts.some(({ flags }) => flags & nothing)
  }
}

function kindOf(type: ts.Type, checker: ts.TypeChecker) {
  const branded = type.isIntersection() ? type.types : [type]
  const has = (flag: ts.TypeFlags) => branded.some(({ flags }) => flags & flag)
  // a text that no code may use as one
  if (has(ts.TypeFlags.StringLike) || checker.typeToString(type) === 'StoredPhone') return 'string'
  if (has(ts.TypeFlags.NumberLike)) return 'number'
  if (has(ts.TypeFlags.BooleanLike)) return 'boolean'
  return /^(EndOfDay<)?Date>?$/.test(checker.typeToString(type)) ? 'Date' : 'other'
}
