import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createMailer } from '../../../../../server/base/mail/mailer.ts'
import { openNotices } from '../../../../../server/features/operations/notices/index.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { openMailbox } from '../../../../support/mailbox.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('notices by mail to the owner')

const hour = 3600_000

/** As one start of the site has them, at an hour of the test's. */
async function start(smtpUrl: string | undefined, dataDir: string, hours = 0) {
  const now = { is: Date.UTC(2026, 0, 1) + hours * hour }
  const { log, lines } = readableLog()
  const notifyTo = ['owner@example.com']
  const publicUrl = 'https://example.com'
  const notices = openNotices({
    config: { notifyTo, publicUrl, dataDir },
    mailer: createMailer({ smtpUrl, notifyTo }),
    contactDetails: { value: { companyName: 'Savanna' } as never },
    log,
    clock: () => new Date(now.is),
    every: 5,
    pause: 0,
  })
  use(notices)
  return {
    ...notices,
    lines,
    later(hours: number) {
      now.is += hours * hour
    },
    has: (msg: string) => until(msg, () => lines.find(line => line.msg === msg)),
  }
}

const subjectsIn = ({ mails }: { mails: { raw: string }[] }) =>
  mails.map(({ raw }) => /^Subject: (.+)$/m.exec(raw)?.[1]?.trim())

test('one mail describes the problem and commands, one the recovery', async () => {
  const box = await openMailbox()
  const notices = await start(box.url, await temporaryFolder())
  for (let night = 0; night < 3; night += 1) notices.isWrong('backup', 'There is no room.')
  await box.has(1)
  const [{ raw, to } = { raw: '', to: [] }] = box.mails
  assert.equal(to, ['owner@example.com'])
  assert.match(raw, 'There is no room.')
  assert.match(raw, 'docker exec site showyard check')
  assert.match(raw, 'https://example.com')
  assert.match(raw, 'Auto-Submitted: auto-generated')
  await notices.has('notice sent')
  notices.isWrong('backup', 'There is still no room.')
  notices.later(2)
  notices.isWell('backup')
  await box.has(2)
  notices.isWell('backup')
  await notices.close()
  assert.equal(subjectsIn(box), ['The nightly backup failed', 'The nightly backup is made again'])
  assert.match(box.mails[1]?.raw ?? '', '2026-01-01 02:00 UTC')
})

test('a restart repeats no notice and reports recoveries', async () => {
  const box = await openMailbox()
  const folder = await temporaryFolder()
  const first = await start(box.url, folder)
  first.isWrong('disk', 'Only 1 MB are free.')
  await first.has('notice sent')
  await first.close()
  const second = await start(box.url, folder, 1)
  second.isWrong('disk', 'Only 2 MB are free.')
  second.isWell('disk')
  await box.has(2)
  await second.close()
  assert.equal(subjectsIn(box), [
    'The disk of your website is nearly full',
    'The disk of your website has room again',
  ])
})

test('an unreadable state file costs one more mail and does not stop the start', async () => {
  const box = await openMailbox()
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'notices.json'), '{"version":1,"da')
  const notices = await start(box.url, folder)
  notices.isWrong('disk', 'Only 1 MB are free.')
  await box.has(1)
  await notices.close()
  assert.is(JSON.parse(await readFile(join(folder, 'notices.json'), 'utf8')).version, 1)
})

test('mail failures of a day are reported when a mail gets through', async () => {
  const gone = await openMailbox()
  await gone.close()
  const folder = await temporaryFolder()
  const first = await start(gone.url, folder)
  first.isWrong('mail', 'refuses connections')
  first.later(25)
  await first.has('notice not sent')
  assert.match(
    String(first.lines.find(({ msg }) => msg === 'notice not sent')?.why),
    'ECONNREFUSED',
  )
  await first.close()
  const box = await openMailbox({ port: gone.port })
  const second = await start(box.url, folder, 30)
  await box.has(1)
  await second.has('notice sent')
  second.isWell('mail')
  await second.close()
  assert.equal(subjectsIn(box), ['Mails of your website were not sent'])
  assert.match(box.mails[0]?.raw ?? '', 'refuses connections')
})

test('without a mail server nothing is sent or stored', async () => {
  const folder = await temporaryFolder()
  const notices = await start(undefined, folder)
  notices.isWrong('disk', 'Only 1 MB are free.')
  await notices.close()
  const kept = await readFile(join(folder, 'notices.json'), 'utf8').catch(error => error.code)
  assert.is(kept, 'ENOENT')
})

test.run()
