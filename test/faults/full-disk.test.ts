import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../web/base/routes.ts'
import type { MadeQuote, Quote } from '../../web/features/quotes/contract.ts'
import { type BuiltServer, builtServer } from '../support/built-server.ts'
import { type Visitor, visit } from '../support/http.ts'
import { quoteBody } from '../support/quotes.ts'
import { picture } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { type SmallDisk, smallDisk } from '../support/small-disk.ts'
import { until } from '../support/until.ts'

const SLOT = 'home/core-services/prefab-units/home-core-services-prefab-units-image-1.jpg'
const OTHER = SLOT.replace('image-1', 'image-2')
const kilobyte = 1024

interface Context {
  disk: SmallDisk
  server: BuiltServer
  admin: Visitor
  stored: string[]
  /** The one that was made while there was space. */
  quote: MadeQuote
}

const test = suite<Context>('site on a full disk')
test.before(async context => {
  const disk = await smallDisk(64)
  await Promise.all(['data', 'uploads'].map(name => mkdir(join(disk.folder, name))))
  const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  const server = await builtServer(disk.folder, { ...disk.env, ...limits })
  await server.start()
  const admin = visit(server.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  Object.assign(context, { disk, server, admin, stored: [] })
})

const inquiry = (name: string) => ({
  json: { name, email: 'ann@example.com', message: 'Ten offices for a site in Nakuru, please.' },
})

async function upload(ask: Visitor, slot: string): Promise<Response> {
  const form = new FormData()
  form.set('targetPath', slot.slice(0, slot.lastIndexOf('/')))
  form.set('fileName', slot.slice(slot.lastIndexOf('/') + 1))
  form.set('file', new Blob([new Uint8Array(await picture('jpeg', 400, 300))]), 'file')
  return ask('/api/admin/upload-file', { method: 'POST', body: form })
}

/** Asserts an error message as JSON, with one of the two statuses of a full disk. */
async function assertRefused(what: string, answer: Response, statuses = [503, 507]) {
  const { error } = (await answer.json()) as { error?: unknown }
  assert.ok(statuses.includes(answer.status), `${what}: ${answer.status} ${error}`)
  assert.type(error, 'string', what)
}

async function assertServed(url: string) {
  for (const path of ['/', '/contact', '/gallery', '/services/furniture/beds', '/sitemap.xml']) {
    assert.is((await fetch(url + path)).status, 200, path)
  }
  const photo = await fetch(`${url}/uploads/${SLOT}`)
  assert.is(photo.headers.get('content-type'), 'image/jpeg')
  assert.is((await photo.arrayBuffer()).byteLength, Number(photo.headers.get('content-length')))
}

async function jsonFiles(folder: string): Promise<Record<string, unknown>> {
  const names = (await readdir(join(folder, 'data'))).filter(name => /^[^.].*\.json$/.test(name))
  const texts = names.map(async name => readFile(join(folder, 'data', name), 'utf8'))
  return Object.fromEntries(
    (await Promise.all(texts)).map((text, at) => [names[at], JSON.parse(text)]),
  )
}

test('full before the first inquiry: it is refused, and nothing of it stays', async context => {
  const { disk, server } = context
  await disk.fill()
  const before = await jsonFiles(disk.folder)
  await assertRefused('inquiry', await visit(server.url)('/api/contact', inquiry('the first')))
  assert.equal(await jsonFiles(disk.folder), before)
  await disk.empty()
})

test('with free space everything is accepted', async context => {
  const { server, admin, stored } = context
  assert.is((await upload(admin, SLOT)).status, 200)
  const answer = await visit(server.url)('/api/contact', inquiry('before'))
  assert.is(answer.status, 201)
  stored.push('before')
  const made = await admin(api.quotes, { json: quoteBody() })
  assert.is(made.status, 201)
  context.quote = (await made.json()) as MadeQuote
})

test('almost full: uploads are rejected, inquiries are accepted', async context => {
  const { disk, server, admin, stored } = context
  await disk.fill(3000 * kilobyte)
  await assertRefused('upload', await upload(admin, OTHER), [507])
  const { status } = await visit(server.url)('/api/contact', inquiry('almost full'))
  assert.is(status, 201)
  stored.push('almost full')
  await assertServed(server.url)
})

test('full: writes are rejected, pages are served, no file is damaged', async context => {
  const { disk, server, admin, quote } = context
  await disk.fill()
  const before = await jsonFiles(disk.folder)
  const visitor = visit(server.url)
  for (let count = 1; count <= 10; count += 1) {
    await assertRefused('inquiry', await visitor('/api/contact', inquiry(`refused ${count}`)))
  }
  const users = { json: { username: 'refused', password: 'a good password' } }
  await assertRefused('user', await admin('/api/admin/users', users))
  const email = { method: 'PUT', json: { email: 'refused@example.com' } }
  await assertRefused('e-mail', await admin('/api/admin/account/email', email))
  await assertRefused('upload', await upload(admin, OTHER), [507])
  await assertRefused('new quote', await admin(api.quotes, { json: quoteBody() }), [507])
  const change = { method: 'PUT', json: { ...quoteBody(), version: 1, note: 'refused' } }
  await assertRefused('quote', await admin(api.quote(quote.id), change), [507])
  const sent = await admin(api.sendQuote(quote.id), { json: { by: 'link', withExamples: true } })
  await assertRefused('sent quote', sent, [507])
  const voided = await admin(api.voidQuote(quote.id), { method: 'POST' })
  await assertRefused('voided quote', voided, [507])
  const signIn = { json: { username: 'admin', password: PASSWORD } }
  await assertRefused('sign-in', await visit(server.url)('/api/admin/login', signIn))
  await assertServed(server.url)
  assert.is((await admin('/api/admin/me')).status, 200, 'who is signed in stays so')
  assert.equal(await jsonFiles(disk.folder), before)
})

test('full: the health check reports it', async ({ server }) => {
  const answer = await until('health to say so', async () => {
    const answer = await fetch(`${server.url}/healthz`)
    return answer.status === 503 && answer
  })
  assert.match(await answer.text(), /"The volume cannot be written"/)
  const line = await until('a line of the log', () =>
    server.lines.find(({ msg }) => msg === 'not well'),
  )
  assert.match(String(line.faults), /DATA_DIR cannot be written \(ENOSPC\)/)
})

test('free again: everything is accepted, and nothing rejected was stored', async context => {
  const { disk, server, admin, stored, quote } = context
  await disk.empty()
  assert.is((await visit(server.url)('/api/contact', inquiry('after'))).status, 201)
  stored.push('after')
  assert.is((await upload(admin, OTHER)).status, 200)
  await server.end('SIGKILL')
  await server.start()
  const list = await (await admin('/api/admin/inquiries')).json()
  const names = (list as { inquiries: { name: string }[] }).inquiries.map(({ name }) => name)
  assert.equal(names.toSorted(), stored.toSorted())
  const next = (await (await admin(api.quotes, { json: quoteBody() })).json()) as MadeQuote
  assert.equal(
    [quote, next].map(({ number }) => Number(number.slice(5))),
    [1, 2],
  )
  const unchanged = (await (await admin(api.quote(quote.id))).json()) as Quote
  assert.equal([unchanged.state, unchanged.version, unchanged.editions], ['draft', 1, []])
  const users = await (await admin('/api/admin/users')).json()
  assert.equal(
    (users as { username: string }[]).map(({ username }) => username),
    ['admin'],
  )
  // The row of the activity about the last quote may still be on its way.
  await until('no temporary file to be left', async () => {
    const left = await readdir(disk.folder, { recursive: true })
    return !left.some(name => name.endsWith('.tmp'))
  })
})

test('control: with lowdb alone a rejected change is written later', async ({ disk }) => {
  await disk.showHere()
  const database = new Low<string[]>(new JSONFile(join(disk.folder, 'words.json')), ['before'])
  await database.write()
  await disk.fill()
  const refused = 'x'.repeat(20 * kilobyte)
  const fault = await database.update(words => words.push(refused)).catch(error => error)
  assert.is(fault.code, 'ENOSPC')
  await disk.empty()
  await database.update(words => words.push('after'))
  assert.ok(JSON.parse(await readFile(join(disk.folder, 'words.json'), 'utf8')).includes(refused))
})

test('control: a full disk truncates a file that is written in place', async ({ disk }) => {
  if (disk.kind === 'stand-in') return console.log('not shown: the stand-in cuts no file')
  const file = join(disk.folder, 'in-place.json')
  await writeFile(file, '["before"]')
  await disk.fill()
  const words = JSON.stringify(['x'.repeat(20 * kilobyte)])
  assert.is((await writeFile(file, words).catch(error => error)).code, 'ENOSPC')
  assert.throws(() => JSON.parse(readFileSync(file, 'utf8')), SyntaxError)
  await disk.empty()
})

test.run()
