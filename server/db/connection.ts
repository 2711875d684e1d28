import { Client, type ClientConfig } from 'pg'

/** Of a connection whose work may take its time, whatever the database's defaults are. */
export const NO_LIMITS_OPTIONS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'

/**
 * A connection whose loss is an ordinary event. PostgreSQL may end it at any moment, also while nobody asks anything on it (in
 * a transaction, between two statements); pg then emits `error`, and an `error` that nobody hears ends the process. What
 * runs on the connection, or is asked of it next, fails and says so (see `isUnavailable`).
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
