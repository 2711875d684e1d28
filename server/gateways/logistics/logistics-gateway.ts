/** Parcel tracking, in kuaidi100's terms. */

/** A parcel to be queried; some carriers require the recipient's number. */
export interface TrackedParcel {
  readonly carrier: string
  readonly trackingNo: string
  readonly phone: string
  /** The destination. */
  readonly city: string
}

/** States of a parcel as kuaidi100 numbers them. */
export const TRACK_STATES = {
  moving: '0',
  collected: '1',
  trouble: '2',
  signed: '3',
  returned: '4',
  delivering: '5',
  returning: '6',
  forwarded: '7',
  customs: '8',
  refused: '14'
} as const

/** The history of a parcel. `watch`: whether more news will follow; only included in a push. */
export interface TrackNews {
  readonly carrier: string
  readonly trackingNo: string
  readonly state: string
  readonly watch: 'polling' | 'shutdown' | 'abort' | null
  readonly traces: readonly { readonly at: Date; readonly text: string; readonly state: string }[]
}

export interface LogisticsGateway {
  /** Subscribes to pushed news of a parcel; repeating it changes nothing. @throws RemoteError */
  watch(parcel: TrackedParcel): Promise<void>
  /**
   * Queries once. Numbers queried more often than every 30 minutes are blocked: the caller has to count.
   * @throws RemoteError
   */
  query(parcel: TrackedParcel): Promise<TrackNews>
  /** Reads a push: fields of a form. @throws PushRefused if it is not from there */
  readPush(form: Readonly<Record<string, string>>): TrackNews
}

/** An untrusted push. */
export class PushRefused extends Error {
  constructor(detail: string) {
    super(`Push refused: ${detail}`)
    this.name = 'PushRefused'
  }
}
