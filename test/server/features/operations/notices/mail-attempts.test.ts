import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createMailer } from '../../../../../server/base/mail/mailer.ts'
import { withNoticesOfMails } from '../../../../../server/features/operations/notices/mail-attempts.ts'
import { openFailingSmtp, type SmtpFault } from '../../../../support/failing-smtp.ts'

const test = suite('notices about the mails of the site')

/** Sends one mail to this address, and says what the notices heard about it. */
async function noticeAfter(to: string, fault?: SmtpFault): Promise<string> {
  const smtp = await openFailingSmtp(fault)
  let notice = 'none'
  const notifyTo = ['owner@example.com']
  const mailer = withNoticesOfMails({
    mailer: createMailer({ smtpUrl: smtp.url, notifyTo }),
    notifyTo,
    notices: {
      isWrong: () => {
        notice = 'wrong'
      },
      isWell: () => {
        notice = 'well'
      },
    },
  })
  await mailer?.send({
    messageId: '<1@example.com>',
    from: { name: '', address: 'site@example.com' },
    to: [to],
    subject: 'Quote',
    text: 'Your quote.',
    headers: {},
  })
  return notice
}

test('a quote that the mail server cannot take now is a fault of the mails', async () => {
  const customer = 'customer@example.org'
  assert.is(await noticeAfter(customer), 'well')
  assert.is(await noticeAfter(customer, { at: 'connect' }), 'wrong')
  assert.is(await noticeAfter(customer, { at: 'RCPT', code: 451 }), 'wrong')
})

test("a refused address is a fault of the mails if it is the owner's, not if a customer's", async () => {
  const refusal = { at: 'RCPT', code: 550 } as const
  assert.is(await noticeAfter('customer@example.org', refusal), 'none')
  assert.is(await noticeAfter('owner@example.com', refusal), 'wrong')
})

test.run()
