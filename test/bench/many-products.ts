/**
 * npx tsx test/bench/many-products.ts [RUNS]: what two thousand chairs, all of them edited, cost the
 * built server beside the hundred that are shipped. Both by turns; medians. Build first.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateStored, type Stored } from '../../server/products/stored.ts'
import { builtServer } from '../support/built-server.ts'
import { addedChairs } from '../support/many-products.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const runs = Number(process.argv[2] ?? 7)
const chairs = '/services/furniture/chairs'
/** So many that what the start has left is collected. */
const pages = [...products('ch'), ...products('b'), ...products('kp')].flatMap(path => [
  path,
  chairs,
])
const figures = [
  'start, ms',
  'memory after 600 pages, MB',
  'chairs first, ms',
  'chairs rendered anew, ms',
  'chairs then, ms',
]

const found = { shipped: [] as number[][], 'two thousand': [] as number[][] }
for (let run = 0; run < runs; run += 1) {
  found.shipped.push(await measured({}))
  found['two thousand'].push(await measured(await edited()))
}
await removeTemporaryFolders()
console.log(`| | ${figures.join(' | ')} |\n|---|${'---:|'.repeat(figures.length)}`)
for (const [name, rows] of Object.entries(found)) {
  const medians = figures.map((_, at) => median(rows.map(row => row[at] ?? 0)).toFixed(1))
  console.log(`| ${name} | ${medians.join(' | ')} |`)
}

function products(prefix: string): string[] {
  return Array.from({ length: 100 }, (_, index) => `/products/${prefix}${index + 1}`)
}

/** The products.json of an owner who has added 1,900 chairs and said something of each product. */
async function edited(): Promise<object> {
  const { collections } = migrateStored(addedChairs(1900), 4, () => ({})) as Stored
  const all = collections.flatMap(({ products }) => products)
  const updatedAt = '2026-11-26T08:00:00.000Z'
  const facts = {
    ...{ widthMm: 450, depthMm: 500, heightMm: 900, materials: 'Oak', leadTime: 'Three weeks' },
    price: { kind: 'fixed', cents: 1_250_000, per: 'piece', vatIncluded: true },
  }
  const row = {
    ...{ productName: '', alt: '', title: 'In oak', description: '', isVisible: true },
    ...{ builtVersion: '', formerNames: [], updatedAt },
  }
  const data = {
    records: Object.fromEntries(all.map(({ code }) => [code, { version: 1, facts, updatedAt }])),
    collections,
    slots: Object.fromEntries(all.map(({ slot }) => [slot.path, row])),
  }
  return { 'products.json': { version: 5, data } }
}

async function measured(files: object): Promise<number[]> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  await mkdir(join(folder, 'data'), { mode: 0o700 })
  for (const [name, data] of Object.entries(files)) {
    await writeFile(join(folder, 'data', name), JSON.stringify(data))
  }
  const server = await builtServer(folder)
  const from = performance.now()
  await server.start()
  const start = performance.now() - from
  const first = await timed(server.url + chairs)
  const anew: number[] = []
  for (let item = 1; item <= 40; item += 1) {
    anew.push(await timed(`${server.url}${chairs}?item=Ch${item}`))
  }
  const again: number[] = []
  for (let read = 0; read < 20; read += 1) again.push(await timed(server.url + chairs))
  for (const page of pages) await timed(server.url + page)
  const { server: memory } = await server.memory()
  await server.end('SIGKILL')
  return [start, memory, first, median(anew), median(again)]
}

async function timed(url: string): Promise<number> {
  const from = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - from
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
