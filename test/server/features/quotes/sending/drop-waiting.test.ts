import * as assert from 'uvu/assert'
import { suite } from '#test'
import { dropWaitingMails } from '../../../../../server/features/quotes/sending/drop-waiting.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { open, secretOf } from '../store/open-quotes.ts'

const test = suite('mails of quotes in a copy of a site')

test('that wait are refused with the reason, and those that were sent stay', async () => {
  const { store, make, send } = await open()
  const [first, second] = [await make(), await make()]
  for (const { id } of [first, second]) await send(id, 'mail')
  await store.setMail(second.id, 1, { state: 'sent' })
  const { log, lines } = readableLog()
  await dropWaitingMails(store, log)
  const mails = await Promise.all(
    [first, second].map(async ({ id }) => (await store.find(id))?.editions[0]?.mail),
  )
  assert.equal(
    mails.map(mail => [mail?.state, mail?.reason]),
    [
      ['refused', 'A copy of the site sends no mail that waited in it.'],
      ['sent', undefined],
    ],
  )
  assert.equal(
    lines.map(({ mails }) => mails),
    [1],
  )
})

test('tell the owner nothing of what waits, of any quote', async () => {
  const { store, make, send } = await open()
  for (const { id } of [await make(), await make()]) {
    const secret = secretOf((await send(id))?.quote ?? {})
    await store.reportQuestion(id, 1, 'When?')
    await store.accept(secret, { name: 'Wanjiru', version: 1, isReported: true })
  }
  assert.is(store.waitingReports().length, 2)
  const { log, lines } = readableLog()
  await dropWaitingMails(store, log)
  assert.equal([store.waitingReports(), lines], [[], []])
})

test.run()
