import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import used from '../../config/used-components.json'

const SRC = path.resolve(__dirname, '../../src')
const USED: Readonly<Record<string, '*' | readonly string[]>> = used as Record<string, '*' | string[]>

/** Every component has them, or the runtime handles them itself. */
const EVERYWHERE =
  /^(key|ref|id|className|style|role|tabIndex|compileMode|nativeProps|onClick|catchMove|aria.*|data-.*)$/

/** What is spread from a variable: its attributes cannot be read off, so they stand here. */
const SPREAD: Readonly<Record<string, readonly string[]>> = {
  host: ['openType', 'onGetPhoneNumber', 'onChooseAvatar', 'formType'],
  handle: ['onTouchStart', 'onTouchMove', 'onTouchEnd', 'onTouchCancel'],
  pan: ['onTouchStart', 'onTouchMove', 'onTouchEnd', 'onTouchCancel'],
  'pressProps(options)': ['hoverClass', 'hoverStartTime', 'hoverStayTime']
}

interface Use {
  readonly component: string
  readonly attribute: string
  readonly file: string
}

/** Files of the mini-program: all but the H5 variants. */
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.h5\.tsx$/.test(file) && !file.startsWith('h5-components'))
  .map((file) => path.join(SRC, file))

/** Names under which a file has imported components, and what they are. */
function componentsOf(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>()
  source.forEachChild((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return
    const named = node.importClause?.namedBindings
    if (node.moduleSpecifier.text !== '@tarojs/components' || !named || !ts.isNamedImports(named)) return
    for (const { name, propertyName, isTypeOnly } of named.elements)
      if (!isTypeOnly) found.set(name.text, (propertyName ?? name).text)
  })
  return found
}

/** Attributes that an expression puts in by `...`; of what it may be, all. */
function spreadOf(expression: ts.Expression, source: ts.SourceFile): readonly string[] {
  if (ts.isParenthesizedExpression(expression)) return spreadOf(expression.expression, source)
  if (ts.isConditionalExpression(expression))
    return [...spreadOf(expression.whenTrue, source), ...spreadOf(expression.whenFalse, source)]
  if (ts.isBinaryExpression(expression)) return spreadOf(expression.right, source)
  if (ts.isObjectLiteralExpression(expression))
    return expression.properties.map((property) =>
      (property.name?.getText(source) ?? '').replace(/^['"]|['"]$/g, '')
    )
  const text = expression.getText(source)
  // roles and names, for H5 alone
  if (text.startsWith('landmark(')) return []
  return SPREAD[text] ?? [`...${text}`]
}

function usesIn(file: string): Use[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX
  )
  const components = componentsOf(source)
  const uses: Use[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = components.get(node.tagName.getText(source))
      if (component) {
        const attributes = node.attributes.properties.flatMap((attribute) =>
          ts.isJsxSpreadAttribute(attribute)
            ? spreadOf(attribute.expression, source)
            : [attribute.name.getText(source)]
        )
        // a component without attributes is used, too
        for (const attribute of ['key', ...attributes])
          uses.push({ component, attribute, file: path.relative(SRC, file) })
      }
    }
    node.forEachChild(visit)
  }
  if (components.size > 0) visit(source)
  return uses
}

/** As the table writes it: `onScrollToLower` is bindscrolltolower, `scrollTop` is scroll-top. */
const inTable = (attribute: string): string =>
  /^on[A-Z]/.test(attribute)
    ? `bind${attribute.slice(2)}`.toLowerCase()
    : attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('the mini-program is built with every component, attribute and event that the pages use', () => {
  const uses = files.flatMap(usesIn)
  const missing = uses.filter(({ component, attribute }) => {
    const known = USED[component]
    if (!known) return true
    if (known === '*' || EVERYWHERE.test(attribute)) return false
    // WeChat's long tap is Taro's long press
    const name = inTable(attribute === 'onLongPress' ? 'onLongTap' : attribute)
    return !known.some((one) => (one.startsWith('bind') ? one.toLowerCase() : one) === name)
  })

  expect(uses.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
