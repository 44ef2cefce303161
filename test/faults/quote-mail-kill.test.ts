import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../web/base/routes.ts'
import type { MadeQuote, Quote } from '../../web/features/quotes/contract.ts'
import { builtServer } from '../support/built-server.ts'
import { openMailbox } from '../support/mailbox.ts'
import { signIn } from '../support/product-edits.ts'
import { quoteBody } from '../support/quotes.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { LONGEST_WAIT, until } from '../support/until.ts'

const test = suite('mail of quotes under SIGKILL')

const count = 4
const kills = 2

test('each is delivered once, or is seen as perhaps sent, and never twice', async () => {
  const box = await openMailbox({ delay: 300 })
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const server = await builtServer(folder, {
    ...{ SMTP_URL: box.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
  })
  await server.start()
  const cookie = await signIn(server.url)
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(server.url + path, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    assert.ok(answer.ok, `${path} ${answer.status}`)
    return answer.json()
  }
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { id } = (await ask('POST', api.quotes, quoteBody())) as MadeQuote
    await ask('POST', api.sendQuote(id), { by: 'mail', withExamples: true })
    ids.push(id)
  }
  for (let kill = 0; kill < kills; kill += 1) {
    // While one is on its way: its PDF is made, and the mail server takes its time.
    const before = box.mails.length
    await until('a mail on its way', () => box.mails.length > before)
    await server.end('SIGKILL')
    await server.start()
  }
  const stateOf = async (id: string) =>
    ((await ask('GET', api.quote(id))) as Quote).editions[0]?.mail?.state ?? ''
  const states = () => Promise.all(ids.map(stateOf))
  const isOver = (state: string) => state === 'sent' || state === 'perhaps'
  // A mail server that a loaded machine reaches too late is tried again after 30 s, then after 60.
  const limit = 3 * LONGEST_WAIT
  await until('an end of every mail', async () => (await states()).every(isOver), limit)
  await pause(500)
  const ended = await states()
  for (const [at, id] of ids.entries()) {
    const times = box.mails.filter(({ raw }) => raw.includes(`<${id}-1@`)).length
    if (ended[at] === 'sent') assert.is(times, 1, `sent, and delivered ${times} times`)
    else assert.ok(times <= 1, `perhaps sent, and delivered ${times} times`)
  }
  const perhaps = ended.filter(state => state === 'perhaps').length
  assert.ok(perhaps > 0 && perhaps <= kills, `${perhaps} perhaps sent after ${kills} kills`)
})

test.run()
