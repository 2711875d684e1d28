import type { Guest } from '../guest/guest-gateway'

/** The hotel brand, whose members come by its own login. */
export interface JinjiangGateway {
  /** Whose code this is; a code is good once, for 5 minutes. @throws GuestRefused, RemoteError */
  memberOf(authCode: string): Promise<Guest>
}
