/** Messages to members outside of the app. */

/** Queues a message, once for its key, inside the caller’s transaction. */
export { queueReminder } from './outbox-repository'
