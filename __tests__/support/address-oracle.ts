/**
 * An opinion of its own on an address, by the platform's `URL` and Unicode's own classes, with nothing of the code that it
 * judges. It says what must hold of an address that is shown inside.
 * @param decoded the parameter as the app has it; a further decoding is the last that is allowed
 */
export function mayBeInside(decoded: string, allowedOrigins: readonly string[]): boolean {
  return [decoded, ...onceMore(decoded)].some((text) => {
    // Zs, Cc, Cf, Co, Cs: blanks, controls, invisible signs, halves of pairs; and what browsers turn into a slash
    if (text.length > 4096 || /[\p{Z}\p{C}\\]/u.test(text)) return false
    if (!/^https?:\/\//i.test(text)) return false
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || url.username || url.password || !allowedOrigins.includes(url.origin)) return false
    // the host is written there letter by letter, and right after the scheme
    const authority = text.slice(text.indexOf('://') + 3).split(/[/?#]/, 1)[0] ?? ''
    return (
      /^[a-z0-9.-]+(:\d{1,5})?$/i.test(authority) && authority.split(':')[0]?.toLowerCase() === url.hostname
    )
  })
}

function onceMore(text: string): string[] {
  try {
    return /^https?:/i.test(text) ? [] : [decodeURIComponent(text)]
  } catch {
    return []
  }
}
