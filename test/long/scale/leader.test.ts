import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createClaims } from '../../../server/scale/claims.ts'
import { createNights } from '../../../server/scale/nights.ts'
import { openLeader } from '../../../server/scale/postgres-leader.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { bundle, start } from '../../support/node-process.ts'
import { startPostgres } from '../../support/postgres.ts'
import { openSilentLine } from '../../support/silent-line.ts'
import { until } from '../../support/until.ts'

const test = suite('leader among processes')

const server = use(startPostgres())
const program = bundle('test/support/processes/leading.ts')

/** A process that competes for the lead. */
async function competitor(url: string, work = '') {
  const { child, lines, ended } = start(process.execPath, [await program, url, work])
  use({
    close() {
      child.kill('SIGKILL')
      return ended
    },
  })
  const last = () => lines.filter(line => line === 'leads' || line === 'rests').at(-1)
  return { child, lines, ended, leads: () => last() === 'leads', rests: () => last() === 'rests' }
}

type Competitor = Awaited<ReturnType<typeof competitor>>

const newDatabase = async () => (await server).newDatabase()

/** Starts two, and resolves when one of them leads. */
async function two(work = '') {
  const url = await newDatabase()
  const first = await competitor(url, work)
  await until('a leader', first.leads)
  return { url, first, second: await competitor(url, work) }
}

/** What others see of the lead: the sessions that have the lock. */
async function leaders(url: string): Promise<number> {
  const database = await openDatabase(url)
  const [row] = await database.sql<{ count: string }>`
    select count(*) from pg_locks where locktype = 'advisory' and classid = 7305110 and granted
    and database = (select oid from pg_database where datname = current_database())`
  await database.close()
  return Number(row?.count)
}

const ends: [string, (first: Competitor) => void][] = [
  ['ends in order', ({ child }) => child.kill('SIGTERM')],
  ['is killed', ({ child }) => child.kill('SIGKILL')],
]

for (const [how, end] of ends) {
  test(`is another one once the first ${how}`, async () => {
    const { first, second } = await two()
    await pause(2500)
    assert.is(second.leads(), false, 'while the first leads')
    end(first)
    await until('the second to lead', second.leads)
    await first.ended
  })
}

test('is one at most, whatever starts and is killed', async () => {
  const url = await newDatabase()
  const running = await Promise.all([1, 2, 3].map(() => competitor(url)))
  for (let kill = 0; kill < 3; kill += 1) {
    await until('a leader', () => running.some(({ leads }) => leads()))
    assert.is(running.filter(({ leads }) => leads()).length, 1)
    assert.is(await leaders(url), 1)
    const at = running.findIndex(({ leads }) => leads())
    const [killed] = running.splice(at, 1, await competitor(url))
    killed?.child.kill('SIGKILL')
    await killed?.ended
  }
})

test('that stands still is replaced, and rests when it goes on', async () => {
  const { first, second } = await two()
  first.child.kill('SIGSTOP')
  await until('the second to lead', second.leads)
  first.child.kill('SIGCONT')
  await until('the first to rest', first.rests)
  assert.ok(second.leads())
  second.child.kill('SIGKILL')
  await until('the first to lead again', first.leads)
})

test('whose line is cut without a word rests before another one leads', async () => {
  const url = await newDatabase()
  const line = await openSilentLine(Number(new URL(url).port))
  const through = new URL(url)
  through.port = `${line.port}`
  const first = await competitor(through.href)
  await until('a leader', first.leads)
  const second = await competitor(url)
  line.pull()
  await until('the second to lead', () => {
    if (second.leads()) assert.ok(first.rests(), 'the first leads still')
    return second.leads()
  })
  line.plug()
  await pause(2500)
  assert.ok(first.rests() && second.leads())
})

test('is found again after PostgreSQL was killed and is back', async () => {
  const { url, first, second } = await two()
  const postgres = await server
  postgres.kill()
  await until('the first to rest', first.rests)
  // Longer than any pause between two tries.
  await pause(2500)
  await postgres.start()
  await until('a leader', () => first.leads() || second.leads())
  assert.is(await leaders(url), 1)
})

test('whose session is ended by an administrator rests at once', async () => {
  const { url, first } = await two()
  const database = await openDatabase(url)
  use(() => database.close())
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'showyard leader' and pid in
      (select pid from pg_locks where locktype = 'advisory' and classid = 7305110)
    and datname = current_database()`
  await until('the first to rest', () => first.lines.includes('rests'))
})

test('a job added while it leads begins at once, and ends with it', async () => {
  const url = await newDatabase()
  const database = await openDatabase(url)
  use(() => database.close())
  const leader = openLeader(url, {
    ...{ claim: createClaims(database), onChange: () => undefined, onError: () => undefined },
  })
  use(leader)
  await until('the lead', () => leader.isLeader)
  const steps: string[] = []
  leader.whileLeading(() => {
    steps.push('begun')
    return () => void steps.push('ended')
  })
  assert.equal(steps, ['begun'])
  await leader.close()
  assert.equal(steps, ['begun', 'ended'])
  assert.is(leader.isLeader, false)
})

test('work that one has claimed is refused to others until it is released', async () => {
  const url = await newDatabase()
  const database = await openDatabase(url)
  use(() => database.close())
  const claim = createClaims(database)
  const [one, other] = await Promise.all([claim('mail 1'), claim('mail 1')])
  assert.is([one, other].filter(Boolean).length, 1)
  assert.ok((one ?? other)?.isHeld)
  assert.ok(await claim('mail 2'), 'other work is free')
  await (one ?? other)?.release()
  assert.ok(await claim('mail 1'))
})

test('a claim lasts while its process runs, and ends some time after it was killed', async () => {
  const { url, first, second } = await two('a mail')
  await until('the claim', () => first.lines.includes('has it'))
  first.child.kill('SIGKILL')
  await until('the answer', () => second.lines.includes('has not'))
  const database = await openDatabase(url)
  use(() => database.close())
  // As if its time were over.
  await database.sql`update work_claims set until = clock_timestamp() - interval '1 second'`
  await until(
    'PostgreSQL to have run for a while',
    async () => (await createClaims(database)('a mail'))?.isHeld,
  )
})

test('a claim that another one has taken over is not held any more', async () => {
  const url = await newDatabase()
  const database = await openDatabase(url)
  use(() => database.close())
  const claimed = await createClaims(database)('a mail')
  await database.sql`update work_claims set holder = 'another'`
  await until('it to learn so', () => claimed?.isHeld === false)
  await claimed?.release()
  const [row] = await database.sql<{ holder: string }>`select holder from work_claims`
  assert.is(row?.holder, 'another')
})

test('a night that one process notes is known to all', async () => {
  const database = await openDatabase(await newDatabase())
  use(() => database.close())
  const nights = createNights(database)
  assert.is(await nights.last('backup'), undefined)
  for (const night of ['2026-11-25', '2026-11-26']) await nights.note('backup', night)
  assert.is(await createNights(database).last('backup'), '2026-11-26')
})

test.run()
