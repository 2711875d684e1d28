import type { Answers, Phone } from '../host/phone'

/** Where and how somebody opens the mini-program: at home on a new phone, unless told otherwise. */
export interface HandStart {
  readonly phone?: Phone
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly answers?: Partial<Answers>
}

/**
 * The mini-program in somebody's hand, whichever host runs it: a story is told with this alone, and runs in both. What is waited for
 * is waited for until the host gives up, with an error that has the screen in it.
 */
export interface Hand {
  /** What it was opened with; `remember` gives what it keeps when it is put away. */
  readonly phone: Phone
  see(words: string): Promise<void>
  /** Scrolls down until these words are there. */
  lookFor(words: string): Promise<void>
  /** Waits until these words are no longer on the page. */
  lose(words: string): Promise<void>
  arrive(path: string): Promise<void>
  reach(what: string, condition: () => Promise<boolean>): Promise<void>
  /** Nothing is under way. */
  settle(): Promise<void>
  /** Of several with these words the `nth`, from 0; -1 is the last. */
  tap(words: string, nth?: number): Promise<void>
  /** Reads, and then taps what spends. */
  decide(words: string, nth?: number): Promise<void>
  /** Into the field with this hint. */
  type(hint: string, text: string): Promise<void>
  /** What stands in the field with this hint. */
  typed(hint: string): Promise<string>
  back(): Promise<void>
  /** Opens a page in place of all others, as a link does. */
  follow(path: string, query?: Readonly<Record<string, string>>): Promise<void>
  /** All that can be read on the page, as one line without blanks. */
  line(): Promise<string>
  path(): Promise<string>
  /** Short notes so far. */
  toasts(): Promise<readonly string[]>
  /** What WeChat laid before the person, in this order. */
  prompts(): Promise<readonly string[]>
  /** How the person answers from now on. */
  answer(answers: Partial<Answers>): Promise<void>
  setOnline(online: boolean): Promise<void>
  remember(): Promise<Phone>
  /** Ends the mini-program. */
  close(): Promise<void>
}

/** Opens the mini-program in one of the hosts. */
export type OpenHand = (start?: HandStart) => Promise<Hand>

/** What somebody does. */
export interface Story {
  readonly name: string
  tell(open: OpenHand): Promise<void>
}
