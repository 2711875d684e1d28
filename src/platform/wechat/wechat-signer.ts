/** What WeChat requires before a page may use its SDK. */
export interface SdkSign {
  readonly appId: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** Asks the server to sign one page address. */
export type SdkSigner = (address: string) => Promise<SdkSign>

let signer: SdkSigner = () => Promise.reject(new Error('no signer'))

/** Sets the signer: called by the app at its start, as this layer knows no server. */
export function setSdkSigner(provided: SdkSigner): void {
  signer = provided
}

export const signAddress: SdkSigner = (address) => signer(address)
