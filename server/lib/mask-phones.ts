const PHONE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g

/** A text with the middle digits of every mobile number masked. */
export const maskPhones = (text: string): string => text.replace(PHONE, '$1****$2')
