import type { Guest } from '../guest/guest-gateway'

/** The hotel system Lvyun, whose hotels send their guests to us. */
export interface LvyunGateway {
  /** Whose token this is; a token is good once, for 5 minutes. @throws GuestRefused, RemoteError */
  guestOf(token: string, type: string): Promise<Guest>
}
