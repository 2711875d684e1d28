/** Sends text messages to phones. */
export interface SmsGateway {
  /**
   * Sends a verification code valid for `minutes`.
   * @throws RemoteError if the message was not accepted
   */
  sendCode(mobile: string, code: string, minutes: number): Promise<void>
  /**
   * Reports the outcome of a top-up: its name, the masked account, the state.
   * @throws RemoteError if the message was not accepted
   */
  sendNote(mobile: string, words: readonly [name: string, account: string, state: string]): Promise<void>
  /**
   * Sends a reminder by a template with two parameters: what it is about, and its state.
   * @throws RemoteError if the message was not accepted
   */
  sendReminder(
    mobile: string,
    templateId: string,
    words: readonly [what: string, state: string]
  ): Promise<void>
}
