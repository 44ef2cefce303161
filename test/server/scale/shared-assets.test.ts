import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Assets, loadAssets, serveAssets } from '../../../server/base/http/assets.ts'
import { putAssets, removeOldAssets } from '../../../server/scale/put-assets.ts'
import { shareAssets } from '../../../server/scale/shared-assets.ts'
import { day } from '../../../web/base/units.ts'
import { serveKoa } from '../../support/koa-server.ts'
import { type MemoryObjects, memoryObjects } from '../../support/memory-objects.ts'
import { plainRequest } from '../../support/plain-request.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('assets of several releases')

const start = Date.parse('2026-11-26T10:00:00Z')

/** A process of a release with these files, at a time. */
async function release(objects: MemoryObjects, files: Record<string, string>, now = start) {
  const folder = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content)
    await writeFile(join(folder, `${name}.gz`), 'not put')
    if (name.endsWith('.js'))
      await writeFile(join(folder, `${name}.br`), brotliCompressSync(content))
  }
  const starts: (() => unknown)[] = []
  const stops: (() => unknown)[] = []
  const find = await shareAssets({
    folder,
    objects,
    leader: { whileLeading: start => void starts.push(start) },
    log: { warn: () => assert.unreachable() },
    clock: () => now,
  })
  const lead = () => starts.forEach(start => void stops.push(start() as () => void))
  return { find, lead, stop: () => stops.forEach(stop => void stop()) }
}

async function served(ofOthers: Assets['ofOthers']) {
  const { manifest } = await loadAssets('dist')
  return serveKoa([serveAssets({ manifest, files: new Map(), ofOthers })])
}

const namesIn = ({ stored }: MemoryObjects) => [...stored.keys()].sort()

test('of a release are in the bucket before it starts, once', async () => {
  const objects = memoryObjects()
  const files = { 'a-1.js': 'one', 'font-1.woff2': 'font', 'notes.txt': 'no asset' }
  await release(objects, files)
  assert.equal(namesIn(objects), ['assets/a-1.js.br', 'assets/font-1.woff2'])
  assert.is(objects.calls.put, 2)
  for (const object of objects.stored.values()) object.storedAt = new Date(start)
  await release(objects, files)
  assert.is(objects.calls.put, 2)
})

test('of another release are answered in each encoding, for good', async () => {
  const objects = memoryObjects()
  const { find } = await release(objects, { 'a-1.js': 'old' })
  await release(objects, { 'a-2.js': 'console.log("new")', 'font-2.woff2': 'font' })
  const { url } = await served(find)
  const etags = new Set<string>()
  for (const coding of ['br', 'gzip', 'identity']) {
    const asked = { headers: { 'accept-encoding': coding } }
    const answer = await fetch(`${url}/assets/a-2.js`, asked)
    assert.is(await answer.text(), 'console.log("new")')
    assert.is(answer.headers.get('content-encoding'), coding === 'identity' ? null : coding)
    assert.is(answer.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.match(answer.headers.get('cache-control') ?? '', 'immutable')
    etags.add(answer.headers.get('etag') ?? '')
  }
  assert.is(etags.size, 3)
  const font = await fetch(`${url}/assets/font-2.woff2`)
  assert.is(font.headers.get('content-type'), 'font/woff2')
  assert.is(await font.text(), 'font')
  assert.is(objects.calls.get, 2, 'each is read once')
})

test('have the ETag that the process of their release gives them', async () => {
  const objects = memoryObjects()
  const { manifest, files } = await loadAssets('dist')
  const find = await shareAssets({
    ...{ folder: 'dist/assets', objects },
    leader: { whileLeading: () => undefined },
    log: { warn: () => assert.unreachable() },
  })
  for (const path of [manifest.script, manifest.fonts[0] ?? '', manifest.stylesheet]) {
    assert.is((await find(path))?.version, files.get(path)?.version, path)
  }
})

test('the decoder of another release has its policy as well', async () => {
  const objects = memoryObjects()
  const { find } = await release(objects, { 'heic-worker-NEWER123.js': 'decode' })
  const { url } = await served(find)
  const { headers } = await fetch(`${url}/assets/heic-worker-NEWER123.js`)
  assert.match(headers.get('content-security-policy') ?? '', "script-src 'wasm-unsafe-eval'")
})

test('that no release has are 404, and cost no request each', async () => {
  const objects = memoryObjects()
  const { find } = await release(objects, { 'a-1.js': 'one' })
  const { url } = await served(find)
  let lists = 0
  const { list } = objects
  objects.list = prefix => {
    lists += 1
    return list(prefix)
  }
  await objects.put('files/secret.js', Buffer.from('private'))
  const paths = [
    'a-2.js',
    'a.txt',
    '../files/secret.js',
    '%2e%2e/files/secret.js',
    'constructor',
    '',
  ]
  for (const path of paths) {
    assert.is((await plainRequest(`${url}/assets/${path}`)).status, 404, path)
  }
  assert.is(lists, 1)
  assert.is(objects.calls.get, 0)
})

test('are 503 while the store is away, and there afterwards', async () => {
  const objects = memoryObjects()
  const { find } = await release(objects, { 'a-1.js': 'one' })
  const { url } = await served(find)
  objects.isAway = true
  const answer = await plainRequest(`${url}/assets/a-1.js`)
  assert.is(answer.status, 503)
  assert.is(answer.headers['retry-after'], '5')
  objects.isAway = false
  assert.is((await plainRequest(`${url}/assets/a-1.js`)).status, 200)
})

test('go thirty days after the last start or day of their release', async () => {
  const objects = memoryObjects()
  let now = start
  const { put, list } = objects
  let lists = 0
  objects.list = async function* (prefix) {
    yield* list(prefix)
    lists += 1
  }
  objects.put = async (key, body) => {
    await put(key, body)
    objects.stored.set(key, { bytes: Buffer.from('x'), storedAt: new Date(now) })
  }
  await release(objects, { 'a-1.js': 'one' }, now)
  now += 29 * day
  const near = await release(objects, { 'a-2.js': 'two' }, now)
  const before = lists
  near.lead()
  await until('a look at what is missing and at what is old', () => lists === before + 2)
  assert.equal(namesIn(objects), ['assets/a-1.js.br', 'assets/a-2.js.br'])
  now += 2 * day
  const late = await release(objects, { 'a-2.js': 'two' }, now)
  late.lead()
  await until('the removal', () => objects.calls.remove === 1)
  assert.equal(namesIn(objects), ['assets/a-2.js.br'])
  for (const { stop } of [near, late]) stop()
})

const inBucket = suite('assets in the bucket')

const now = Date.parse('2026-11-26T10:00:00Z')

async function built(...names: string[]) {
  const folder = await temporaryFolder()
  for (const name of names) await writeFile(join(folder, name), name)
  return folder
}

inBucket('are put again a day after they were put', async () => {
  const objects = memoryObjects()
  const folder = await built('a.js', 'b.js')
  const store = (key: string, age: number) =>
    objects.stored.set(key, { bytes: Buffer.from('old'), storedAt: new Date(now - age) })
  store('assets/a.js', day - 1)
  store('assets/b.js', day)
  await putAssets(folder, objects, now)
  assert.is(`${objects.stored.get('assets/a.js')?.bytes}`, 'old')
  assert.is(`${objects.stored.get('assets/b.js')?.bytes}`, 'b.js')
})

inBucket('are put eight at a time, and all of them', async () => {
  const objects = memoryObjects()
  const folder = await built(...Array.from({ length: 20 }, (_, at) => `${at}.js`))
  const { put } = objects
  let [underWay, most] = [0, 0]
  objects.put = async (key, body) => {
    underWay += 1
    most = Math.max(most, underWay)
    await put(key, body)
    underWay -= 1
  }
  await putAssets(folder, objects, now)
  assert.equal([most, underWay, objects.stored.size], [8, 0, 20])
})

inBucket('go after thirty days, and nothing else does', async () => {
  const objects = memoryObjects()
  const store = (key: string, age: number) =>
    objects.stored.set(key, { bytes: Buffer.from(''), storedAt: new Date(now - age) })
  store('assets/old.js', 30 * day)
  store('assets/young.js', 30 * day - 1)
  store('files/old', 90 * day)
  await removeOldAssets(objects, now)
  assert.equal([...objects.stored.keys()], ['assets/young.js', 'files/old'])
})

test.run()
inBucket.run()
