import type { Refusal } from './refusal'

/** The result of pressing a `getPhoneNumber` button. */
export type PhoneAnswer = { readonly code: string } | { readonly refused: Refusal }
