/** What the press of a `getPhoneNumber` button gave. */
export type PhoneAnswer = { readonly code: string } | { readonly refused: true }
