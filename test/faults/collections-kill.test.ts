import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { AdminProducts, BinPage } from '../../web/admin/contract.ts'
import { api } from '../../web/base/routes.ts'
import { type BuiltServer, builtServer } from '../support/built-server.ts'
import { type Visitor, visit } from '../support/http.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { signIn } from '../support/product-edits.ts'
import { sendTable } from '../support/product-table.ts'
import { picture } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('a collection of 500 products under SIGKILL')

const PRODUCTS = 500
const TILES = 'floor-tiles'
const PHOTOS = ['product-ft1.jpg', 'product-ft500.jpg'].map(name => `products/${TILES}/${name}`)
const table = `Code,Collection,Name\n${Array.from({ length: PRODUCTS }, (_, index) => `FT${index + 1},Floor tiles,Tile ${index + 1}\n`).join('')}`

const text = 'Ceramic and porcelain tiles for floors, by the square metre, from stock in Kampala.'
const tiles = { name: 'Floor tiles', path: `/${TILES}`, text, prefix: 'FT' }

interface Admin {
  ask: Visitor
  site: { url: string; signIn: () => Promise<string> }
}

const readJson = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json()

/** Reads the collection as administrators, visitors and the bin have it. */
async function stateOf({ ask }: Admin) {
  const { products, collections } = await readJson<AdminProducts>(ask(api.adminProducts))
  const stored = collections.find(({ id }) => id === TILES)
  const statuses = await Promise.all(
    [tiles.path, '/products/ft1', `/products/ft${PRODUCTS}`].map(
      async path => (await ask(path)).status,
    ),
  )
  const types = await Promise.all(
    PHOTOS.map(async path => (await ask(`/uploads/${path}`)).headers.get('content-type')),
  )
  const { entries } = await readJson<BinPage>(ask(api.bin))
  const entry = entries.find(({ kind }) => kind === 'collection')?.id
  const count = products.filter(({ collection }) => collection === TILES).length
  return { version: stored?.version, entry, seen: { count, statuses, types } }
}

/** Does something, which ends with a kill at a random moment unless `longest` is missing. */
async function underKill(
  server: BuiltServer,
  work: () => Promise<unknown>,
  longest?: number,
): Promise<number> {
  const from = performance.now()
  const working = work().catch(() => undefined)
  if (longest === undefined) await working
  else {
    await Promise.race([working, pause(Math.random() * longest)])
    await server.end('SIGKILL')
    await working
    await server.start()
  }
  return performance.now() - from
}

async function begin() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const server = use(await builtServer(folder))
  await server.start()
  const ask = visit(server.url)
  const cookie = signIn(server.url)
  await ask('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  const admin: Admin = { ask, site: { url: server.url, signIn: () => cookie } }
  assert.is((await ask(api.collections, { json: tiles })).status, 201)
  return { server, admin }
}

async function uploadPhotos({ ask }: Admin): Promise<void> {
  for (const path of PHOTOS) {
    const form = new FormData()
    form.set('targetPath', `products/${TILES}`)
    form.set('fileName', path.slice(path.lastIndexOf('/') + 1))
    form.set('file', new Blob([new Uint8Array(await picture('jpeg', 400, 300))]), 'file')
    assert.is((await ask(api.uploadFile, { method: 'POST', body: form })).status, 200)
  }
}

test('all of a table is there or nothing', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { server, admin } = await begin()
    const { version } = (await sendTable(admin.site, table)).body
    await underKill(server, () => sendTable(admin.site, table, { version }), 1500)
    const { count, statuses } = (await stateOf(admin)).seen
    assert.equal([count, ...statuses], count === 0 ? [0, 200, 404, 404] : [PRODUCTS, 200, 200, 200])
    await server.end('SIGTERM')
  }
})

test('it is whole, or in the bin, with its page and its photos, and comes back the same', async () => {
  const { server, admin } = await begin()
  const { version } = (await sendTable(admin.site, table)).body
  await sendTable(admin.site, table, { version })
  await uploadPhotos(admin)
  const whole = (await stateOf(admin)).seen
  assert.equal(whole.statuses, [200, 200, 200])
  assert.equal(whole.types, ['image/jpeg', 'image/jpeg'])
  const gone = { count: 0, statuses: [404, 404, 404], types: whole.types.map(() => NO_TYPE) }
  let [longestDeletion, longestRestoration]: (number | undefined)[] = []
  const seen = new Set<string>()
  for (let kill = 0; kill <= 2 * KILLS; kill += 1) {
    const before = await stateOf(admin)
    const remove = () =>
      admin.ask(api.collectionDeletion(TILES), {
        json: { version: before.version, was: tiles.name },
      })
    const took = await underKill(server, remove, longestDeletion)
    longestDeletion ??= took
    let now = await stateOf(admin)
    seen.add(now.entry ? 'deleted' : 'not deleted')
    assert.equal(now.seen, now.entry ? gone : whole, `deletion ${kill}`)
    if (!now.entry) continue
    const { entry } = now
    const restore = () => admin.ask(`${api.bin}/${entry}/restore`, { method: 'POST' })
    const back = await underKill(server, restore, longestRestoration)
    longestRestoration ??= back
    now = await stateOf(admin)
    seen.add(now.entry ? 'not restored' : 'restored')
    assert.equal(now.seen, now.entry ? gone : whole, `restoration ${kill}`)
    if (now.entry) assert.is((await restore()).status, 200)
    assert.equal((await stateOf(admin)).seen, whole, `restored ${kill}`)
  }
  if (KILLS > 20) assert.is(seen.size, 4, [...seen].join())
  await server.end('SIGTERM')
})

/** The status of the answer where there is no such file. */
const NO_TYPE = 'text/html; charset=utf-8'

test.run()
