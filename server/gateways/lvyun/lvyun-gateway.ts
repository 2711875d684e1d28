import type { Guest } from '../guest/guest-gateway'

/** The hotel system Lvyun, whose hotels send their guests to us. */
export interface LvyunGateway {
  /** The owner of this token; a token can be used once, for 5 minutes. @throws GuestRefused, RemoteError */
  guestOf(token: string, type: string): Promise<Guest>
}
