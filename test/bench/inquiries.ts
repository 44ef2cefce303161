/**
 * inquiries.ts [STORED]: what it costs to have 100,000 inquiries. Fills a folder with them, then
 * measures on the built server: the start, posts, and pages of the inbox.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '../../web/base/routes.ts'
import { builtServer } from '../support/built-server.ts'
import { postAtRate, postInquiries } from '../support/inquiry-load.ts'
import { signIn } from '../support/product-edits.ts'
import { storeInquiries } from '../support/store-inquiries.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const stored = Number(process.argv[2] ?? 100_000)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const filling = performance.now()
await storeInquiries(join(folder, 'data'), stored)
console.log(`${stored} inquiries stored in ${Math.round((performance.now() - filling) / 1000)} s`)

const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
const server = await builtServer(folder, { ...limits, MAKE_AHEAD: 'on' })
await server.start()
await server.end('SIGTERM')
const starts = []
for (let times = 0; times < 3; times += 1) {
  starts.push(await timeOf(() => server.start()))
  if (times < 2) await server.end('SIGTERM')
}
report('start', starts)
console.log(`memory: ${Math.round((await server.memory()).server)} MB`)

await server.settled()
await postInquiries(server.url, 200).done
const load = postInquiries(`${server.url}`, 3000)
await load.done
report('post, 16 clients without a pause', load.times)
report('post, 100 a second', await postAtRate(server.url, 2000, 100))

const cookie = await signIn(server.url)
const list = (query: string) => async () => {
  const answer = await fetch(`${server.url}${api.inquiries}${query}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.json()
}
for (const [name, query] of Object.entries({
  'first page': '',
  'page in the middle': `?page=${Math.round(stored / 50)}`,
  'first page of a service': '?service=interior',
  'first page of a month': '?from=2024-06-01&to=2024-06-30',
  'words that are in one': '?q=visitor+54321',
  'a word that is in all': '?q=thika',
})) {
  const times = []
  for (let turn = 0; turn < 8; turn += 1) times.push(await timeOf(list(query)))
  report(name, times)
}
await server.end('SIGTERM')
await removeTemporaryFolders()
process.exit()

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function report(name: string, times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`)
}
