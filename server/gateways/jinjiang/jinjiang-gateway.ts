import type { Guest } from '../guest/guest-gateway'

/** The hotel brand, whose members arrive through its own login. */
export interface JinjiangGateway {
  /** The owner of this code; a code can be used once, for 5 minutes. @throws GuestRefused, RemoteError */
  memberOf(authCode: string): Promise<Guest>
}
