import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../web/base/routes.ts'
import type { MadeQuote, Quote } from '../../../web/features/quotes/contract.ts'
import type { BuiltServer } from '../../support/built-server.ts'
import { startCeph } from '../../support/ceph.ts'
import { postInquiries, subjectOf } from '../../support/inquiry-load.ts'
import { type Mailbox, openMailbox } from '../../support/mailbox.ts'
import { startPostgres } from '../../support/postgres.ts'
import { signIn } from '../../support/product-edits.ts'
import { quoteBody } from '../../support/quotes.ts'
import { leaderOf, leads, sharedServers } from '../../support/shared-servers.ts'
import { until } from '../../support/until.ts'

const test = suite('mails of several processes')

const postgres = use(startPostgres())
const ceph = use(startCeph())

async function servers(count: number, box: Mailbox) {
  return sharedServers(count, {
    DATABASE_URL: await (await postgres).newDatabase(),
    S3_URL: await (await ceph).newBucket(),
    ...{ CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' },
    ...{ SMTP_URL: box.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
  })
}

/** Starts so many, the first of which leads. */
async function started(count: number, box: Mailbox) {
  const all = await servers(count, box)
  const [first, ...others] = all as [BuiltServer, ...BuiltServer[]]
  await first.start()
  await leaderOf([first])
  await Promise.all(others.map(server => server.start()))
  return { all, first, others: others as [BuiltServer, ...BuiltServer[]] }
}

/** How many mails there are of each inquiry of a load, by its number. */
const timesOf = ({ mails }: Mailbox, count: number) =>
  Array.from({ length: count }, (_, number) => {
    const ending = new RegExp(`^Subject: .*${subjectOf(number)}\r?$`, 'm')
    return mails.filter(({ raw }) => ending.test(raw)).length
  })

const once = (count: number) => Array(count).fill(1)

/** Waits for a mail of each, and for those that would be too many. */
async function untilAllSent(box: Mailbox, count: number): Promise<number[]> {
  await until('a mail of each', () => timesOf(box, count).every(times => times > 0))
  await pause(3000)
  return timesOf(box, count)
}

test('a process that takes the lead sends each mail that waits, once', async () => {
  const gone = await openMailbox()
  await gone.close()
  const { first, others } = await started(2, gone)
  await postInquiries(first.url, 6).done
  await first.end('SIGKILL')
  const box = await openMailbox({ port: gone.port })
  await leaderOf(others)
  // One of them may have been claimed.
  assert.equal(await untilAllSent(box, 6), once(6))
})

test('leaders that are killed while mails are sent lose none and repeat one each at most', async () => {
  const box = await openMailbox({ delay: 100 })
  const { all } = await started(3, box)
  let kills = 0
  const total = 60
  for (; kills < 2; kills += 1) {
    const leader = await leaderOf(all)
    const other = all.find(server => server !== leader) as BuiltServer
    const { done } = postInquiries(other.url, (total * (kills + 1)) / 3)
    const before = box.mails.length
    await until('mails', () => box.mails.length > before + 3)
    await leader.end('SIGKILL')
    await done
    await until('another leader', () => all.some(server => server !== leader && leads(server)))
    leader.lines.length = 0
    await leader.start()
  }
  const last = postInquiries((await leaderOf(all)).url, total)
  await last.done
  const times = await untilAllSent(box, total)
  const repeated = times.filter(times => times > 1)
  assert.ok(repeated.length <= kills && Math.max(...times) <= 2, `${times} after ${kills} kills`)
})

test('a leader that stands still while it sends repeats nothing, and nobody else does', async () => {
  const box = await openMailbox({ delay: 500 })
  const { first, others } = await started(2, box)
  const { done } = postInquiries(others[0].url, 8)
  await box.has(2)
  process.kill(first.pid, 'SIGSTOP')
  await done
  await leaderOf(others)
  await box.has(5)
  process.kill(first.pid, 'SIGCONT')
  assert.equal(await untilAllSent(box, 8), once(8))
})

test('with PostgreSQL killed and back while mails are sent each is sent once', async () => {
  const box = await openMailbox({ delay: 200 })
  const { others } = await started(2, box)
  const { done } = postInquiries(others[0].url, 12)
  await box.has(3)
  const server = await postgres
  server.kill()
  await pause(1000)
  await server.start()
  await done
  assert.equal(await untilAllSent(box, 12), once(12))
})

/** An administrator of one of the servers. */
async function administratorOf(server: BuiltServer) {
  const cookie = await signIn(server.url)
  return async (method: string, path: string, body?: object) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(server.url + path, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    assert.ok(answer.ok, `${path} ${answer.status}`)
    return answer.json()
  }
}

async function sendQuotes(ask: Awaited<ReturnType<typeof administratorOf>>, count: number) {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { id } = (await ask('POST', api.quotes, quoteBody())) as MadeQuote
    await ask('POST', api.sendQuote(id), { by: 'mail', withExamples: true })
    ids.push(id)
  }
  const stateOf = async (id: string) =>
    ((await ask('GET', api.quote(id))) as Quote).editions[0]?.mail?.state ?? ''
  const isOver = (state: string) => state === 'sent' || state === 'perhaps'
  return {
    ids,
    states: () =>
      until('an end of every mail', async () => {
        const states = await Promise.all(ids.map(stateOf))
        return states.every(isOver) && states
      }),
  }
}

const timesOfQuote = ({ mails }: Mailbox, id: string) =>
  mails.filter(({ raw }) => raw.includes(`<${id}-1@`)).length

test('a process that starts leaves alone the quote that another one is sending', async () => {
  const box = await openMailbox({ delay: 8000 })
  const [first, second] = (await servers(2, box)) as [BuiltServer, BuiltServer]
  await first.start()
  await leaderOf([first])
  const { ids, states } = await sendQuotes(await administratorOf(first), 1)
  await box.has(1)
  await second.start()
  assert.equal(await states(), ['sent'])
  assert.is(timesOfQuote(box, ids[0] ?? ''), 1)
})

test('a quote that a killed leader was sending is perhaps sent, and no other twice', async () => {
  const box = await openMailbox({ delay: 600 })
  const { first, others } = await started(2, box)
  const { ids, states } = await sendQuotes(await administratorOf(others[0]), 4)
  await box.has(1)
  await first.end('SIGKILL')
  const ended = await states()
  const times = ids.map(id => timesOfQuote(box, id))
  for (const [at, state] of ended.entries()) {
    if (state === 'sent') assert.is(times[at], 1)
    else assert.ok((times[at] ?? 0) <= 1)
  }
  assert.is(ended.filter(state => state === 'perhaps').length, 1)
})

test.run()
