import { Client, type ClientConfig } from 'pg'

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
