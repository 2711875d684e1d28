/** The tests of a file as they are written, read from its source without running it. */
import ts from 'typescript'

/** A test: its title as it is written (of a table the literal with its `%s`), and whether it runs. */
export interface WrittenTest {
  /** The titles of the describes around it and its own, joined by ` › `. */
  readonly path: string
  /** False where it or a describe around it is skipped, still to be written, or shut out by an `.only` elsewhere. */
  readonly runs: boolean
}

interface Block {
  readonly kind: 'test' | 'describe'
  readonly marks: readonly string[]
}

const KINDS: ReadonlyMap<string, Block> = new Map([
  ['test', { kind: 'test', marks: [] }],
  ['it', { kind: 'test', marks: [] }],
  // npm test leaves it out: what proves a rule runs in both levels
  ['testInDepth', { kind: 'test', marks: ['skip'] }],
  ['xtest', { kind: 'test', marks: ['skip'] }],
  ['xit', { kind: 'test', marks: ['skip'] }],
  ['fit', { kind: 'test', marks: ['only'] }],
  ['describe', { kind: 'describe', marks: [] }],
  ['xdescribe', { kind: 'describe', marks: ['skip'] }],
  ['fdescribe', { kind: 'describe', marks: ['only'] }]
])

/** Marks of what does not run, or proves nothing by running. */
const NOT_RUN: ReadonlySet<string> = new Set(['skip', 'todo', 'failing'])

/** What `test`, `it.only`, `describe.skip.each(rows)` and the like stand for; nothing for any other expression. */
function blockOf(callee: ts.Expression): Block | undefined {
  if (ts.isIdentifier(callee)) return KINDS.get(callee.text)
  if (ts.isCallExpression(callee)) return blockOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return blockOf(callee.tag)
  if (!ts.isPropertyAccessExpression(callee)) return undefined
  const block = blockOf(callee.expression)
  return block && { ...block, marks: [...block.marks, callee.name.text] }
}

/** A title as it is written, without its quotes; undefined where it is worked out at run time. */
function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : undefined
}

interface Around {
  readonly titles: readonly string[]
  readonly off: boolean
  readonly only: boolean
}

/** The tests of a source, in their order. */
export function testsIn(source: string): readonly WrittenTest[] {
  const file = ts.createSourceFile(
    'written.test.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX
  )
  const found: Around[] = []

  function read(node: ts.Node, around: Around): void {
    const block = ts.isCallExpression(node) ? blockOf(node.expression) : undefined
    const title = block && ts.isCallExpression(node) ? titleOf(node.arguments[0]) : undefined
    const here: Around = {
      titles: title === undefined ? around.titles : [...around.titles, title],
      off: around.off || Boolean(block?.marks.some((mark) => NOT_RUN.has(mark))),
      only: around.only || Boolean(block?.marks.includes('only'))
    }
    if (block?.kind === 'test' && title !== undefined) found.push(here)
    else ts.forEachChild(node, (child) => read(child, here))
  }

  read(file, { titles: [], off: false, only: false })
  const someOnly = found.some(({ only }) => only)
  return found.map(({ titles, off, only }) => ({
    path: titles.join(' › '),
    runs: !off && (only || !someOnly)
  }))
}

/**
 * What is wrong with naming a test by its title, or nothing. Where a file has several tests of one title the title of the
 * describe stands before it: `describe › title`.
 */
export function faultOfTitle(tests: readonly WrittenTest[], title: string): string | undefined {
  const named = tests.filter(({ path }) => path === title || path.endsWith(` › ${title}`))
  const [test] = named
  if (!test) return 'there is no such test'
  if (named.length > 1) return 'several tests are called so: name the describe too'
  return test.runs ? undefined : 'it does not run'
}

/** The stories of a source (e2e/weapp/stories), which a test file tells as a table, by their names. */
export function storiesIn(source: string): readonly WrittenTest[] {
  const stories: WrittenTest[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = (text: string) => node.properties.find(({ name }) => name?.getText() === text)
      const name = named('name')
      const title = name && ts.isPropertyAssignment(name) ? titleOf(name.initializer) : undefined
      if (title !== undefined && named('tell')) stories.push({ path: title, runs: true })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('stories.ts', source, ts.ScriptTarget.Latest, true))
  return stories
}
