/**
 * What in a piece of HTML could act, fetch or lead out, told by a reading of its own: every tag that is written there, with
 * its attributes, has to be of a short list. It knows nothing of how the cleaning works.
 */
export function dangersOf(html: string): string[] {
  const dangers: string[] = []
  const rest = html.replace(
    /<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>/g,
    (_all, tag: string, attributes: string) => {
      if (!PLAIN.has(tag)) dangers.push(`<${tag}>`)
      for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        if (!isHarmless(name, value)) dangers.push(`${tag} ${name}=${value}`)
      }
      return ''
    }
  )
  // whatever else looks like markup is no tag as we write it
  if (/</.test(rest)) dangers.push(rest.slice(rest.indexOf('<'), 80))
  return dangers
}

const PLAIN = new Set(
  'a b blockquote br code div em figure h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' '
  )
)

function isHarmless(name: string, value: string): boolean {
  if (name === 'href')
    return /^(\/pages[A-Za-z-]*\/[^\\]*|https?:\/\/[^\\\s]+|tel:[\d+-]+|mailto:\S+)$/.test(value)
  if (name === 'src')
    return (
      /^(http:\/\/127\.0\.0\.1:9527)?\/(assets|static|uploads)\/[\w./-]+$/.test(value) &&
      !value.includes('..')
    )
  if (name === 'style')
    return !/url|image|expression|position|behavior|binding|--|\\|\/\*|\{|z-index|inset|cursor|animation/i.test(
      value
    )
  return ['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'loading'].includes(name)
}
