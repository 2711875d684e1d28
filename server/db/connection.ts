import { Client, type ClientConfig } from 'pg'

/** For connections with long-running work, whatever the database's defaults are. */
export const NO_LIMITS_OPTIONS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'

/**
 * A connection whose loss is an ordinary event. PostgreSQL may end it at any moment, also while it is idle (in
 * a transaction, between two statements); pg then emits `error`, and an unhandled `error` ends the process. Current and later
 * queries on the connection reject with it (see `isUnavailable`).
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
