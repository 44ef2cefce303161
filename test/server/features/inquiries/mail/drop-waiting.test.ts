import * as assert from 'uvu/assert'
import { suite } from '#test'
import { dropWaitingMails } from '../../../../../server/features/inquiries/mail/drop-waiting.ts'
import type { Inquiries, InquiryRow } from '../../../../../server/features/inquiries/store/index.ts'
import { readableLog } from '../../../../support/log-lines.ts'

const test = suite('waiting mails of a copy of the site')

type Row = { id: string; mail: { state: string } }

/** Of inquiries with mails in these states; only what `dropWaitingMails` asks for. */
function inquiriesWith(...states: string[]) {
  const rows = states.map((state, i): Row => ({ id: `${i}`, mail: { state } }))
  const inquiries = {
    unsentMails: () => rows.filter(({ mail }) => mail.state === 'queued').map(({ id }) => id),
    async change(id: string, apply: (row: InquiryRow) => void) {
      for (const row of rows) if (row.id === id) apply(row as InquiryRow)
    },
  }
  return { rows, inquiries: inquiries as unknown as Inquiries }
}

test('are dropped, and the log says how many', async () => {
  const { rows, inquiries } = inquiriesWith('queued', 'sent', 'queued')
  const { log, lines } = readableLog()
  await dropWaitingMails(inquiries, log)
  assert.equal(
    rows.map(({ mail }) => mail.state),
    ['none', 'sent', 'none'],
  )
  assert.equal(
    lines.map(({ msg, mails }) => [msg, mails]),
    [['mails of a copy dropped', 2]],
  )
})

test('are not spoken of where none waits', async () => {
  const { inquiries } = inquiriesWith('sent')
  const { log, lines } = readableLog()
  await dropWaitingMails(inquiries, log)
  assert.equal(lines, [])
})

test.run()
