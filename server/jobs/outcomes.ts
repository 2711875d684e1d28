/**
 * Outcomes of work with other systems, and of ours that a person has to look at: each has a consequence (docs/money.md, which a test compares with this table), a log line and
 * a count in `/metrics`.
 */
import { Counter } from 'prom-client'

/** `error` = a person has to act, `warn` = somebody should know. */
type Level = 'info' | 'warn' | 'error'

/** All outcomes of every kind of work. */
export const OUTCOMES = {
  payment: { paid: 'info', closed: 'info', returned: 'warn', 'other amount': 'error', unanswered: 'error' },
  refund: {
    done: 'info',
    covered: 'info',
    'by hand': 'warn',
    abnormal: 'error',
    closed: 'error',
    refused: 'error',
    unanswered: 'error'
  },
  bill: { stored: 'info', differs: 'warn', unanswered: 'error' },
  message: { answered: 'info', unknown: 'warn' },
  ledger: { differs: 'error' },
  order: { undelivered: 'error' },
  recharge: { done: 'info', refused: 'warn', limit: 'warn', unanswered: 'error' },
  partner: { done: 'info', refused: 'warn', unconfirmed: 'error', returned: 'info', unanswered: 'error' },
  warehouse: { placed: 'info', sent: 'info', unanswered: 'error' },
  parcel: { signed: 'info', returned: 'warn', refused: 'warn', trouble: 'warn', unanswered: 'error' },
  cancellation: { kept: 'info', sent: 'info', unanswered: 'error' },
  membership: { unanswered: 'error' },
  upload: { done: 'info', unanswered: 'error' },
  reminder: { sent: 'info', refused: 'info', invalid: 'error', unanswered: 'warn' }
} as const satisfies Record<string, Record<string, Level>>

export type OutcomeKind = keyof typeof OUTCOMES

const outcomes = new Counter({
  name: 'outcomes_total',
  help: 'How work with other systems has ended',
  labelNames: ['kind', 'end', 'level'] as const,
  registers: []
})

/** For a server's registry. */
export const outcomeMetric = outcomes

/** Reports an outcome: one log line, one count. `details` identifies the item, without personal data. */
export function reportOutcome<Kind extends OutcomeKind>(
  log: Partial<Readonly<Record<Level, (details: object, message: string) => void>>>,
  kind: Kind,
  end: Extract<keyof (typeof OUTCOMES)[Kind], string>,
  details: Readonly<Record<string, unknown>>
): void {
  const level: Level = (OUTCOMES[kind] as Record<string, Level>)[end] ?? 'error'
  outcomes.inc({ kind, end, level })
  log[level]?.({ ...details, kind, end }, `${kind}: ${end}`)
}
