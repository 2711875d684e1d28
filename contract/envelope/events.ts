/**
 * Events on the wire (`text/event-stream`), as far as we and chat engines use them: `data` and `event` lines, comments
 * that keep a connection alive, and an empty line that ends an event. Pure.
 */

/** Ends a stream that could not be continued: its data is a refusal as in an envelope. */
export const FAILED_EVENT = 'failed'

/** A comment, so that no proxy drops an idle connection. */
export const PING = ': ping\n\n'

export interface WireEvent {
  /** `message` if not specified. */
  readonly event: string
  readonly data: string
}

/** Serialises one event. JSON contains no line breaks. */
export const wireEvent = (data: unknown, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`

/** Takes pieces of text as they arrive, split anywhere, and returns the events that are complete. */
export function createEventParser(): (piece: string) => WireEvent[] {
  let rest = ''
  let event = 'message'
  let data: string[] = []

  function take(line: string): WireEvent | undefined {
    if (line === '') {
      const whole = data.length > 0 ? { event, data: data.join('\n') } : undefined
      event = 'message'
      data = []
      return whole
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    return undefined
  }

  return (piece) => {
    rest += piece
    // a trailing carriage return may be half of a line ending
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.flatMap((line) => take(line) ?? [])
  }
}
