import type { TestApp } from './test-app'

/** Lets the 15 days of every closed account be over, and what is personal go; the clock stays. */
export async function fifteenDaysLater(app: Pick<TestApp, 'database' | 'jobs'>): Promise<void> {
  await app.database.pool.query(
    `update members set deleted_at = deleted_at - interval '16 days' where anonymised_at is null`
  )
  await app.jobs.run('delete closed accounts')
}
