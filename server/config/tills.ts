/** A store whose tills may take vouchers by signed calls. */
export interface Till {
  readonly storeId: string
  readonly secret: string
}

/** `store=secret`; the secret has at least 32 characters. */
export const TILL = /^([^=\s]{1,64})=(\S{32,})$/
