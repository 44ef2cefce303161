import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changeBesideEditions } from '../../../../../server/features/quotes/store/editions.ts'
import { content, letterhead, open, secretOf } from './open-quotes.ts'

const test = suite('sent editions of quotes')

const mail = { state: 'sent' } as const

test('have the content, the totals and the letterhead of the time of sending', async () => {
  const { make, send } = await open()
  const { id } = await make()
  const sent = await send(id)
  assert.is(sent?.isNew, true)
  assert.is(sent?.quote.state, 'sent')
  assert.equal(sent?.edition, {
    ...{ edition: 1, version: 1, content: content(), letterhead, means: 'link', by: 'amina' },
    ...{ totals: sent?.quote.totals, at: '2026-11-22T10:00:00.000Z' },
  })
  assert.is(sent?.edition.totals.total, 129_804_000)
})

test('no later call changes one, in memory or on disk', async () => {
  const { folder, now, store, make, send } = await open()
  const { id } = await make()
  const first = await send(id, 'mail')
  const secret = secretOf(first?.quote ?? {})
  const before = JSON.stringify({ ...first?.edition, mail: undefined })
  now.is += 1000
  await store.setMail(id, 1, mail)
  await store.countOpened(secret)
  await store.save(id, { version: 1, content: content({ lines: [], note: 'New' }), by: 'joan' })
  await store.accept(secret, { name: 'Wanjiru', version: 1 })
  await store.send(id, { version: 2, by: 'joan', means: 'link', letterhead: { companyName: 'X' } })
  await store.void(id, 'joan')
  const quote = await store.find(id)
  assert.is(quote?.editions.length, 2)
  assert.is(JSON.stringify({ ...quote?.editions[0], mail: undefined }), before)
  assert.is(quote?.editions[1]?.content.note, 'New')
  const [file = ''] = (await readdir(folder)).filter(name => !name.includes('previous'))
  assert.ok((await readFile(join(folder, file), 'utf8')).includes(before))
})

test('a change that touches one is refused', async () => {
  const edition = { edition: 1, content: content() }
  const draft = () => ({ number: '2026-0001', editions: [structuredClone(edition)] }) as never
  const changes: ((draft: { editions: (typeof edition)[] }) => void)[] = [
    ({ editions }) => Object.assign(editions[0] ?? {}, { edition: 2 }),
    ({ editions }) => editions[0]?.content.lines.pop(),
    ({ editions }) => editions.pop(),
    draft => {
      draft.editions = []
    },
    draft => {
      draft.editions = structuredClone(draft.editions)
    },
  ]
  for (const change of changes) {
    assert.throws(() => changeBesideEditions(draft(), change as never))
  }
  changeBesideEditions(draft(), draft => {
    draft.editions = [...draft.editions, edition as never]
  })
})

test('the same content sent again makes no further one', async () => {
  const { make, send } = await open()
  const { id } = await make()
  const first = await send(id)
  const again = await send(id, 'mail')
  assert.equal([again?.isNew, again?.edition.edition, again?.edition.means], [false, 1, 'link'])
  assert.is(again?.edition.mail?.state, 'waiting')
  assert.is(again?.quote.url, first?.quote.url)
})

test('a change makes version 2, under the same address', async () => {
  const { store, make, send } = await open()
  const { id } = await make()
  const first = await send(id)
  const saved = await store.save(id, { version: 1, content: content({ note: 'New' }), by: 'joan' })
  assert.equal([saved?.state, saved?.version, saved?.changedBy], ['changed', 2, 'joan'])
  const second = await send(id)
  assert.equal([second?.edition.edition, second?.edition.version], [2, 2])
  assert.is(second?.quote.state, 'sent')
  assert.is(second?.quote.url, first?.quote.url)
})

test('a stale version, and a void quote, are not sent: 409 with the quote', async () => {
  const { store, make } = await open()
  const { id } = await make()
  await store.save(id, { version: 1, content: content({ note: 'New' }), by: 'joan' })
  const sending = { version: 1, by: 'amina', means: 'link', letterhead } as const
  const refusal = async (version: number) => {
    try {
      await store.send(id, { ...sending, version })
      return assert.unreachable()
    } catch (error) {
      const { status, details } = error as { status: number; details: { quote: { id: string } } }
      return [status, details.quote.id]
    }
  }
  assert.equal(await refusal(1), [409, id])
  await store.void(id, 'joan')
  assert.equal(await refusal(2), [409, id])
  assert.equal((await store.find(id))?.editions, [])
})

test('the address has 128 random bits, and finds the quote after a restart', async () => {
  const { reopen, make, send } = await open()
  const secrets: string[] = []
  for (let count = 0; count < 20; count += 1) {
    const { id } = await make()
    secrets.push(secretOf((await send(id))?.quote ?? {}))
  }
  assert.is(new Set(secrets).size, 20)
  for (const secret of secrets) assert.is(Buffer.from(secret, 'base64url').length, 16)
  const again = await reopen()
  assert.is((await again.findBySecret(secrets[3] ?? ''))?.number, '2026-0004')
  assert.is(await again.findBySecret(''), undefined)
  assert.is(await again.findBySecret('undefined'), undefined)
})

test.run()
