/** Sends text messages to phones. */
export interface SmsGateway {
  /**
   * Sends a verification code that is good for `minutes`.
   * @throws RemoteError when the message was not accepted
   */
  sendCode(mobile: string, code: string, minutes: number): Promise<void>
}
