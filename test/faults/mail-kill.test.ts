import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { postInquiries, subjectOf } from '../support/inquiry-load.ts'
import { openMailbox, type ReceivedMail } from '../support/mailbox.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

const test = suite('mail under SIGKILL')

async function serverThatMails(smtpUrl: string) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  return builtServer(folder, {
    CONTACT_LIMIT: 'off',
    CONTACT_LIMIT_TOTAL: 'off',
    SMTP_URL: smtpUrl,
    NOTIFY_TO: 'owner@example.com',
  })
}

/** The number of mails for each inquiry, by the number in its subject. */
const timesOf = (mails: readonly ReceivedMail[], count: number) =>
  Array.from({ length: count }, (_, number) => {
    const ending = new RegExp(`^Subject: .*${subjectOf(number)}\r?$`, 'm')
    return mails.filter(({ raw }) => ending.test(raw)).length
  })

test('queued mails survive a kill and are sent once', async () => {
  const gone = await openMailbox()
  await gone.close()
  const server = await serverThatMails(gone.url)
  await server.start()
  await postInquiries(server.url, 8).done
  await server.end('SIGKILL')
  const box = await openMailbox({ port: gone.port })
  await server.start()
  await box.has(8)
  await pause(300)
  assert.equal(timesOf(box.mails, 8), Array(8).fill(1))
})

test('a kill while mails are sent loses none, and repeats at most one', async () => {
  const box = await openMailbox({ delay: 15 })
  const server = await serverThatMails(box.url)
  await server.start()
  await postInquiries(server.url, 24).done
  let kills = 0
  for (; kills < 3; kills += 1) {
    await server.end('SIGKILL')
    await server.start()
    await pause(30 + Math.random() * 100)
  }
  // Not until there are 24 mails: some may be duplicates, while others are still to come.
  const missing = () => timesOf(box.mails, 24).filter(times => times === 0).length
  await until('a mail of each inquiry', () => missing() === 0)
  await pause(500)
  const twice = box.mails.length - 24
  assert.ok(twice <= kills, `${twice} mails more than inquiries after ${kills} kills`)
})

test.run()
