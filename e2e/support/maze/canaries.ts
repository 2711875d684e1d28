/** Fields whose values name one member's things. */
const OWN_FIELDS = /^(orderNo|memberCardId|memberPlateId|receiveId|addressId|cardNo)$/
/** Shorter ones could be anywhere by chance. */
const MIN_LENGTH = 8

/** A number as the app may show it: in full, with stars, with spaces. */
export function phoneCanaries(mobile: string): string[] {
  const [head, middle, tail] = [mobile.slice(0, 3), mobile.slice(3, 7), mobile.slice(-4)]
  return [mobile, `${head}****${tail}`, `${head} **** ${tail}`, `${head} ${middle} ${tail}`]
}

/** All that is of one member in an answer of the server. */
export function canariesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'string' && OWN_FIELDS.test(name) && value.length >= MIN_LENGTH
      ? [value]
      : canariesIn(value)
  )
}

/** Which of the words stand in a text, with what is around them. */
export function foundIn(place: string, text: string, words: Iterable<string>): string[] {
  return [...words].flatMap((word) => {
    const at = text.indexOf(word)
    return at < 0
      ? []
      : [`${place} holds ${word}: …${text.slice(Math.max(0, at - 60), at + word.length + 30)}…`]
  })
}
