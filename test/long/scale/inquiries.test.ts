import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openActivity } from '../../../server/features/activity/store.ts'
import { openContactClicks } from '../../../server/features/company/contact-clicks/store.ts'
import { inquiryReceiver } from '../../../server/features/inquiries/receive.ts'
import { inquirySchemaWith } from '../../../server/features/inquiries/schema.ts'
import { openInquiries } from '../../../server/features/inquiries/store/index.ts'
import { openQuotes } from '../../../server/features/quotes/store/index.ts'
import { type Database, openDatabase } from '../../../server/storage/postgres/database.ts'
import { content, letterhead, secretOf } from '../../server/features/quotes/store/open-quotes.ts'
import { inquiry } from '../../support/inquiry.ts'
import { readableLog } from '../../support/log-lines.ts'
import { startPostgres } from '../../support/postgres.ts'
import { until } from '../../support/until.ts'

const test = suite('inquiries, quotes and counts of several processes')

const server = use(startPostgres())

/** What `open` makes in each of several processes of one site. */
async function inEach<T>(count: number, open: (database: Database) => Promise<T>): Promise<T[]> {
  const url = await (await server).newDatabase()
  const all: T[] = []
  for (let i = 0; i < count; i += 1) {
    const database = await openDatabase(url)
    use(() => database.close())
    all.push(await open(database))
  }
  return all
}

const openSharedQuotes = (database: Database) =>
  openQuotes({ database, name: 'quotes', numbers: { database, name: 'quote-numbers' } })

const config = { contactLimit: 'off', contactLimitTotal: 'off', smtpUrl: undefined } as const

/** The way of an inquiry into the inbox, at three processes. */
const receivers = () =>
  inEach(3, async database => {
    const inquiries = await openInquiries({ database, name: 'inquiries' })
    const { log } = readableLog()
    const receive = inquiryReceiver({ config, inquiries, log, onQueued: () => undefined })
    const from = { visitor: '192.0.2.1', requestId: 'x' }
    const post = (idempotencyKey: string, name = 'Wanjiru') =>
      receive(inquirySchemaWith().parse({ ...inquiry({ name }), idempotencyKey }), from)
    return { inquiries, post }
  })

test('one that is posted to several processes at once is stored once', async () => {
  const all = await receivers()
  for (let round = 0; round < 10; round += 1) {
    const key = `key-of-a-form-${round}`
    const ids = await Promise.all([...all, ...all].map(({ post }) => post(key)))
    assert.is(new Set(ids).size, 1)
  }
  await until('all of them', () => all.every(({ inquiries }) => inquiries.counts().new === 10))
})

test('one that is posted again to another process is known there, whatever the limit says', async () => {
  const url = await (await server).newDatabase()
  const both = []
  for (const contactLimit of ['off', { points: 1, seconds: 600 }] as const) {
    const database = await openDatabase(url)
    use(() => database.close())
    const inquiries = await openInquiries({ database, name: 'inquiries' })
    const { log } = readableLog()
    const limits = { ...config, contactLimit }
    both.push(inquiryReceiver({ config: limits, inquiries, log, onQueued: () => undefined }))
  }
  const [one, other] = both
  const from = { visitor: '192.0.2.1', requestId: 'x' }
  const posted = (key: string) => inquirySchemaWith().parse({ ...inquiry(), idempotencyKey: key })
  await other?.(posted('key-of-another-form'), from)
  const id = await one?.(posted('key-of-this-form'), from)
  assert.is(await other?.(posted('key-of-this-form'), from), id)
  const refused = await other?.(posted('key-of-a-third-form'), from).catch(error => error.status)
  assert.is(refused, 429)
})

test('what is built from inquiries follows what other processes do with them', async () => {
  const [one, other] = await receivers()
  if (!one || !other) return
  const id = await one.post('key-of-a-form')
  await until('the count', () => other.inquiries.counts().new === 1)
  await other.inquiries.change(id, row => {
    row.isRead = true
    row.stage = 'answered'
  })
  await until('its stage', () => one.inquiries.stageCounts().answered === 1)
  await other.inquiries.remove(id, 'amina')
  await until('its removal', () => one.inquiries.counts().new + one.inquiries.counts().read === 0)
  assert.is(await one.inquiries.find(id), undefined)
})

test('numbers of quotes have no gap and none is given twice, whoever makes them', async () => {
  const all = await inEach(3, database => openSharedQuotes(database))
  const create = (at: number, key?: string) =>
    all[at % 3]?.create({ content: content(), by: 'amina', year: '2026', key })
  const made = await Promise.all(Array.from({ length: 45 }, (_, i) => create(i)))
  assert.equal(
    made.map(one => one?.quote.number).toSorted(),
    Array.from({ length: 45 }, (_, i) => `2026-${String(i + 1).padStart(4, '0')}`),
  )
})

test('one key makes one quote, at whichever processes it comes', async () => {
  const all = await inEach(3, database => openSharedQuotes(database))
  const made = await Promise.all(
    [0, 1, 2, 0, 1, 2].map(at =>
      all[at]?.create({ content: content(), by: 'amina', year: '2026', key: 'once' }),
    ),
  )
  assert.is(made.filter(one => one?.isNew).length, 1)
  assert.equal(new Set(made.map(one => one?.quote.number)), new Set(['2026-0001']))
})

test('a quote that is sent at one process is opened and accepted once at the others', async () => {
  const all = await inEach(3, database => openSharedQuotes(database))
  const [one] = all
  const made = await one?.create({ content: content(), by: 'amina', year: '2026' })
  const id = made?.quote.id ?? ''
  const sending = { version: 1, by: 'amina', means: 'link', letterhead } as const
  const sent = await one?.send(id, sending)
  const secret = secretOf({ url: sent?.quote.url })
  for (const quotes of all) {
    assert.is((await quotes.findBySecret(secret))?.number, '2026-0001')
    await quotes.countOpened(secret)
  }
  const edition = { version: sent?.edition.version ?? 0, name: 'Wanjiru' }
  const accepted = await Promise.all(all.map(quotes => quotes.accept(secret, edition)))
  assert.is(accepted.filter(each => each?.isNew).length, 1)
  for (const quotes of all) assert.is((await quotes.find(id))?.opened.count, 3)
})

test('clicks of one day are one row, and none is lost', async () => {
  const all = await inEach(3, database => openContactClicks({ database, name: 'presses' }))
  const clicks = Array.from({ length: 60 }, (_, i) => all[i % 3]?.count('/', 'whatsapp'))
  await Promise.all(clicks)
  for (const each of all) assert.is((await each.of(1)).total.whatsapp, 60)
})

test('the activity of all processes is one log', async () => {
  const { log } = readableLog()
  const all = await inEach(2, database => openActivity({ database, name: 'activity' }, log))
  for (let i = 0; i < 10; i += 1) {
    all[i % 2]?.record({ who: `user ${i % 2}`, action: 'signed-in' })
  }
  for (const each of all) await each.settled()
  for (const each of all) {
    assert.is((await each.page({}, 0, 50)).total, 10)
    assert.equal(each.people(), ['user 0', 'user 1'])
  }
})

test.run()
