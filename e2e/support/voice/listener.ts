/**
 * Somebody who only hears the screen: swipes to the next stop and the one before, and double taps. There is no other way to anything on a
 * page; a story told to a listener runs on each target that has one.
 */
export interface Listener {
  /** Swipes on; gives what is said, or nothing at the end. */
  next(): Promise<string | undefined>
  /** Swipes back. */
  previous(): Promise<string | undefined>
  /** What is said where the cursor is now; empty before the first stop. */
  heard(): Promise<string>
  /** Swipes on until this is said, and again from the top, as long as it may still come. @throws Error with all that is said when it never is */
  find(words: RegExp): Promise<string>
  /** Double taps what has the cursor. @throws Error where that does nothing */
  activate(): Promise<void>
  /** Finds what says this and double taps it. */
  use(words: RegExp): Promise<void>
  /** Finds the field that says this and types into it, in place of what stands there. */
  type(words: RegExp, text: string): Promise<void>
  /** Waits until the cursor is brought to what says this: the title of a page that was opened, or the name of a dialog. */
  arrive(words: RegExp): Promise<void>
  /** Waits until this is said by itself, without a swipe: by a live region or a short message. */
  told(words: RegExp): Promise<void>
  /** The phone's way back: its button, or two fingers that scrub. */
  back(): Promise<void>
}

/** What is another on each target: where WeChat or a payment channel has the screen, and what others do meanwhile. */
export interface Target {
  readonly listener: Listener
  /** Of the server, for those others. */
  readonly origin: string
  /** From the form or pop-up that asks for it to a member who is logged in. */
  logIn(): Promise<void>
  /** From 立即支付 in the cashier to the page that says how it went. */
  pay(): Promise<void>
  /** Answers a question that is asked over the page: WeChat's own in the mini-program. */
  agree(question: RegExp, answer: RegExp): Promise<void>
  /** A parameter of the page that is shown, for those who work on the same thing elsewhere. */
  parameter(name: string): string
  /** The page that is shown is opened anew without a network; and again with one, once `then` is done. */
  withoutNetwork(then: (listener: Listener) => Promise<void>): Promise<void>
}
