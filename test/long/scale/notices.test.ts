import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { readConfig } from '../../../server/base/config.ts'
import { createMailer } from '../../../server/base/mail/mailer.ts'
import { openNotices } from '../../../server/features/operations/notices/index.ts'
import { sharedDisks } from '../../../server/features/operations/notices/shared-disks.ts'
import { noticesInDatabase } from '../../../server/features/operations/notices/state.ts'
import { onlyProcess } from '../../../server/scale/leader.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { readableLog } from '../../support/log-lines.ts'
import { openMailbox } from '../../support/mailbox.ts'
import { startPostgres } from '../../support/postgres.ts'
import { until } from '../../support/until.ts'

const test = suite('notices of several processes')

const server = use(startPostgres())

async function databases() {
  const url = await (await server).newDatabase()
  const open = async () => {
    const database = await openDatabase(url)
    use(() => database.close())
    return database
  }
  return [await open(), await open()] as const
}

type Database = Awaited<ReturnType<typeof databases>>[number]

/** The notices of a process that has become the leader. */
async function leading(database: Database, smtpUrl: string) {
  const { log, lines } = readableLog()
  const notifyTo = ['owner@example.com']
  const notices = openNotices({
    config: { ...readConfig({}), notifyTo },
    mailer: createMailer({ smtpUrl, notifyTo }),
    contactDetails: { value: { companyName: 'Savanna' } as never },
    state: await noticesInDatabase(database),
    leader: onlyProcess(),
    every: 5,
    log,
  })
  return { ...use(notices), sent: () => lines.filter(({ msg }) => msg === 'notice sent').length }
}

test('a leader knows what the one before has told, and tells of the end', async () => {
  const [one, other] = await databases()
  const box = await openMailbox()
  const first = await leading(one, box.url)
  first.isWrong('backup', 'There is no room.')
  await until('the mail', first.sent)
  await first.close()
  const second = await leading(other, box.url)
  second.isWrong('backup', 'There is no room.')
  second.isWell('backup')
  await until('the mail about its end', second.sent)
  assert.equal(
    box.mails.map(({ raw }) => /^Subject: (.+)$/m.exec(raw)?.[1]?.trim()),
    ['The nightly backup failed', 'The nightly backup is made again'],
  )
})

/** The disks of a machine, whose process may lead. */
function disksOf(database: Database, machine: string, leads: boolean) {
  const said: (string | undefined)[] = []
  const disks = sharedDisks({
    ...{ database, machine, every: 5, log: readableLog().log },
    leader: leads ? use(onlyProcess()) : { whileLeading: () => undefined },
    notices: { isWrong: (_, why) => said.push(why), isWell: () => said.push(undefined) },
  })
  return { ...disks, said, last: () => said.at(-1) }
}

test('the leader tells of the disks of all machines, until each of them is well', async () => {
  const [one, other] = await databases()
  const first = disksOf(one, 'first', true)
  const second = disksOf(other, 'second', false)
  await until('a look', () => first.said.length > 0)
  assert.is(first.last(), undefined)
  second.isWrong('disk', 'Only 1 MB is free.')
  await until('the problem', () => first.last() === 'second: Only 1 MB is free.')
  first.isWrong('disk', 'Only 2 MB are free.')
  await until(
    'both',
    () => first.last() === 'first: Only 2 MB are free.\nsecond: Only 1 MB is free.',
  )
  second.isWell('disk')
  await until('one', () => first.last() === 'first: Only 2 MB are free.')
  first.isWell('disk')
  await until('none', () => first.last() === undefined)
  assert.equal(second.said, [])
})

test('a machine that is gone is forgotten after an hour', async () => {
  const [one, other] = await databases()
  disksOf(other, 'gone', false).isWrong('disk', 'Only 1 MB is free.')
  const { last } = disksOf(one, 'first', true)
  await until('the problem', () => last() === 'gone: Only 1 MB is free.')
  await one.sql`update full_disks set said_at = clock_timestamp() - interval '61 minutes'`
  await until('it to be forgotten', () => last() === undefined)
})

test.run()
