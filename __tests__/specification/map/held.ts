/** A test that holds a rule. */
export interface HoldingTest {
  /** From the repository's root. */
  readonly file: string
  /** As it is written; `describe › title` where its file has several tests of that title. */
  readonly title: string
}

/** The tests that hold each rule, by its id. */
export type Held = Readonly<Record<string, readonly HoldingTest[]>>

/** Names tests of a file below a folder: `server('session/union-login.test.ts', 'a sign is good once')`. */
const below =
  (folder: string) =>
  (file: string, ...titles: readonly string[]): readonly HoldingTest[] =>
    titles.map((title) => ({ file: `${folder}/${file}`, title }))

/** Tests of the client, without a server. */
export const client = below('__tests__/src')
/** Tests of the server, on a database. */
export const server = below('__tests__/server')
/** Tests of build settings, of the contract and of the specification. */
export const tools = below('__tests__')
/** Journeys in a browser: `h5`, `wx` and `h5xcx`. */
export const h5 = below('e2e/h5')
/** Journeys in the mini-program, and what its build gives. */
export const mini = below('e2e/weapp')
