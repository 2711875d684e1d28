import type { Pool } from 'pg'

/** Until a transaction of the pool's database waits for a lock that another one holds. */
export async function untilSomebodyWaits(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    )
    if (rowCount) return
    await new Promise((resume) => setTimeout(resume, 5))
  }
}
