/** Whoever knows where parcels are, in the words of kuaidi100. */

/** A parcel that is asked about; some carriers tell only who knows the receiver's number. */
export interface TrackedParcel {
  readonly carrier: string
  readonly trackingNo: string
  readonly phone: string
  /** Where it goes. */
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

/** Where a parcel has been. `watch`: whether more will be told; only a push says it. */
export interface TrackNews {
  readonly carrier: string
  readonly trackingNo: string
  readonly state: string
  readonly watch: 'polling' | 'shutdown' | 'abort' | null
  readonly traces: readonly { readonly at: Date; readonly text: string; readonly state: string }[]
}

export interface LogisticsGateway {
  /** Has news of a parcel pushed to us; asked again it changes nothing. @throws RemoteError */
  watch(parcel: TrackedParcel): Promise<void>
  /** Asks once. A number asked about more often than every 30 minutes is locked: the caller counts. @throws RemoteError */
  query(parcel: TrackedParcel): Promise<TrackNews>
  /** Reads a push: fields of a form. @throws PushRefused when it is not from there */
  readPush(form: Readonly<Record<string, string>>): TrackNews
}

/** A push that is not to be believed. */
export class PushRefused extends Error {
  constructor(detail: string) {
    super(`Push refused: ${detail}`)
    this.name = 'PushRefused'
  }
}
