import { openDatabase } from '../../../server/db/client'
import { createJobs, type Jobs } from '../../../server/jobs/scheduler'
import { readJobStates } from '../../../server/db/operating-state'
import { FakeClock } from '../../support/server/fake-clock'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
const clock = new FakeClock()
const errors: unknown[] = []
const running: Jobs[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  errors.length = 0
})

function process(): Jobs {
  const jobs = createJobs(database.db, clock, {
    error: (details: unknown) => errors.push(details)
  } as never)
  running.push(jobs)
  return jobs
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resume) => setTimeout(resume, 5))
}

test('a round that takes long runs in one process and never beside itself', async () => {
  let rounds = 0
  let beside = 0
  let most = 0
  for (const jobs of [process(), process(), process()]) {
    jobs.every('long', 10, async () => {
      rounds += 1
      beside += 1
      most = Math.max(most, beside)
      await new Promise((resume) => setTimeout(resume, 40))
      beside -= 1
    })
    jobs.start()
  }
  await until(() => rounds >= 4)
  expect(most).toBe(1)
})

test('a round that fails is reported, and the next one comes', async () => {
  let rounds = 0
  const jobs = process()
  jobs.every('fails', 10, async () => {
    rounds += 1
    throw new Error('not today')
  })
  jobs.start()
  await until(() => rounds >= 3)
  expect(errors[0]).toMatchObject({ job: 'fails', err: { message: 'not today' } })
})

test('a stop waits for the round that runs', async () => {
  let ended = false
  let begun = false
  const jobs = process()
  jobs.every('slow', 10, async () => {
    begun = true
    await new Promise((resume) => setTimeout(resume, 60))
    ended = true
  })
  jobs.start()
  await until(() => begun)
  await jobs.stop()
  expect(ended).toBe(true)
})

test('a job of a dead process is taken over when its time is up', async () => {
  await database.pool.query(`insert into job_runs values ('left', 'dead', now() + interval '150 ms')`)
  let rounds = 0
  const jobs = process()
  jobs.every('left', 10, async () => {
    rounds += 1
  })
  jobs.start()
  await until(() => rounds > 0)
})

test('a job of days counts from its last round, whichever process that was in, not from the start', async () => {
  const DAY_MS = 86_400_000
  await database.pool.query(
    `insert into job_runs values ('daily', 'yesterday', now() - interval '1 minute'), ('rested', 'today', now() + interval '1 hour')`
  )
  const ran: string[] = []
  const jobs = createJobs(database.db, clock, { error: () => undefined } as never, 5)
  running.push(jobs)
  for (const name of ['rested', 'daily', 'new']) jobs.every(name, DAY_MS, async () => void ran.push(name))
  jobs.start()
  await until(() => ran.includes('daily') && ran.includes('new'))
  await jobs.stop()
  expect(ran.sort()).toEqual(['daily', 'new'])
  const { rows } = await database.pool.query(
    `select name from job_runs where next_at > now() + interval '23 hours' order by name`
  )
  expect(rows).toEqual([{ name: 'daily' }, { name: 'new' }])
})

test('how a job went is kept: when it last ended well, and how often it has failed since', async () => {
  let fails = true
  let rounds = 0
  const jobs = process()
  jobs.every('kept', 5, async () => {
    rounds += 1
    if (fails) throw new Error('not yet')
  })
  jobs.start()
  const state = async () => (await readJobStates(database.db)).find(({ name }) => name === 'kept')
  await until(() => rounds >= 3)
  const bad = await state()
  expect(bad).toMatchObject({ succeededAt: null })
  expect(bad?.failures).toBeGreaterThanOrEqual(2)
  fails = false
  const before = rounds
  await until(() => rounds >= before + 3)
  await jobs.stop()
  expect(await state()).toMatchObject({
    failures: 0,
    succeededAt: expect.any(Date) as Date,
    startedAt: expect.any(Date) as Date,
    lastMs: expect.any(Number) as number
  })
  expect(jobs.list()).toEqual(new Map([['kept', 5]]))
})

test('a job can be run by hand, with the clock’s time, and its name is its own', async () => {
  const seen: Date[] = []
  const jobs = process()
  jobs.every('by hand', 60_000, async (now) => void seen.push(now))
  await jobs.run('by hand')
  expect(seen).toEqual([clock.now()])
  await expect(jobs.run('nothing')).rejects.toThrow('no job nothing')
  expect(() => jobs.every('by hand', 1, async () => undefined)).toThrow('already')
})

test('work for soon is done without a round, a stop waits for it, and its failure is logged', async () => {
  const jobs = process()
  let done = false
  jobs.soon('once', async () => {
    await new Promise((resume) => setTimeout(resume, 30))
    done = true
  })
  jobs.soon('broken', () => Promise.reject(new Error('lost')))
  await jobs.stop()
  expect(done).toBe(true)
  expect(errors).toMatchObject([{ job: 'broken' }])
})

/** The lease itself would free the job after a minute. */
const HALF_A_LEASE_MS = 30_000

test(
  'a round whose end the database was not told of does not hold the job for a minute',
  async () => {
    const own = openDatabase(database.url, { max: 1 })
    const jobs = createJobs(own.db, clock, { error: (details: unknown) => errors.push(details) } as never)
    running.push(jobs)
    let rounds = 0
    jobs.every('cut off', 10, async () => {
      rounds += 1
      // from now on this connection is one to a replica, as after a failover
      if (rounds === 1) await own.pool.query('set default_transaction_read_only = on')
    })
    jobs.start()
    await until(() => rounds >= 2)
    expect(errors[0]).toMatchObject({ job: 'cut off', err: { code: '25006' } })
    await jobs.stop()
    await own.close()
  },
  HALF_A_LEASE_MS
)
