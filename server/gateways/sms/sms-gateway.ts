/** Sends text messages to phones. */
export interface SmsGateway {
  /**
   * Sends a verification code that is good for `minutes`.
   * @throws RemoteError when the message was not accepted
   */
  sendCode(mobile: string, code: string, minutes: number): Promise<void>
  /**
   * Tells what became of something that was topped up: its name, the masked account, the state.
   * @throws RemoteError when the message was not accepted
   */
  sendNote(mobile: string, words: readonly [name: string, account: string, state: string]): Promise<void>
}
