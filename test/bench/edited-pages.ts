/**
 * npx tsx test/bench/edited-pages.ts [RUNS]: what all pages edited, each with a draft and fifty versions,
 * cost the built server beside the shipped site, and the owner's commands on a volume with 200 photos. Both by
 * turns; medians. Build first.
 */
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageSources } from '../../server/starters/nairobi/index.ts'
import { parsePage } from '../../server/starters/parse-page.ts'
import { builtServer } from '../support/built-server.ts'
import { editEveryPage } from '../support/edited-volume.ts'
import { ownerOf } from '../support/owner.ts'
import { sample } from '../support/samples.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const runs = Number(process.argv[2] ?? 5)
const figures = [
  'start, ms',
  'memory after all pages, MB',
  'chairs first, ms',
  'home then, ms',
  'backup, ms',
  'restore, ms',
  'check, ms',
]

const folders = { shipped: await temporaryFolder(), edited: await temporaryFolder() }
await mkdir(join(folders.shipped, 'uploads'))
await editEveryPage(folders.edited, 50)
const found: Record<string, number[][]> = { shipped: [], edited: [] }
for (let run = 0; run < runs; run += 1) {
  for (const [name, folder] of Object.entries(folders)) found[name]?.push(await measured(folder))
}
await removeTemporaryFolders()
console.log(`| | ${figures.join(' | ')} |\n|---|${'---:|'.repeat(figures.length)}`)
const medians = Object.entries(found).map(([name, rows]) => {
  const values = figures.map((_, at) => median(rows.map(row => row[at] ?? 0)))
  console.log(`| ${name} | ${values.map(value => value.toFixed(1)).join(' | ')} |`)
  return values
})
const [shipped = [], edited = []] = medians
console.log(
  `| ratio | ${edited.map((value, at) => (value / (shipped[at] ?? 1)).toFixed(2)).join(' | ')} |`,
)

async function measured(folder: string): Promise<number[]> {
  const server = await builtServer(folder)
  const start = await timed(() => server.start())
  const first = await timed(() => read(`${server.url}/services/furniture/chairs`))
  for (let round = 0; round < 5; round += 1) {
    for (const { path } of pageSources) await read(server.url + path)
  }
  const home = await timed(() => read(server.url))
  const { server: memory } = await server.memory()
  await server.end('SIGTERM')
  const archive = join(await temporaryFolder(), 'site.tar.gz')
  const restored = await temporaryFolder()
  const used = await withPhotos(folder)
  const backup = await timed(() => run(used, ['backup', archive]))
  const restore = await timed(() => run(restored, ['restore', archive]))
  const check = await timed(() => run(used, ['check']))
  return [start, memory, first, home, backup, restore, check]
}

/** The same volume with two hundred photos. */
async function withPhotos(folder: string): Promise<string> {
  const used = await temporaryFolder()
  await cp(folder, used, { recursive: true, filter: source => !source.endsWith('.lock') })
  const slots = pageSources.map(parsePage).flatMap(page => page.slots)
  for (const { path } of slots.filter(({ kind }) => kind === 'image').slice(0, 200)) {
    const file = join(used, 'uploads', path)
    await mkdir(dirname(file), { recursive: true })
    await copyFile(sample('photo-12mp-rotated-gps.jpg'), file)
  }
  return used
}

async function read(url: string): Promise<void> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
}

async function run(folder: string, args: string[]): Promise<void> {
  const { code, errors } = await ownerOf(folder)(args)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${errors}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
