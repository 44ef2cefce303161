/**
 * npx tsx test/bench/search.ts [SECONDS]: what searches of 2,000 products take of the built server, with
 * 16 clients, beside the contact page in the same run; what the first one takes, how long it keeps others
 * waiting, and what memory they leave it with. The server has the options of Node that it is run with
 * everywhere (Dockerfile, `npm start`, deploy/). Build first.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { routes } from '../../web/base/routes.ts'
import { searchUrl, suggestionsUrl } from '../../web/features/search/addresses.ts'
import { questions } from '../server/features/search/questions.ts'
import { builtServer } from '../support/built-server.ts'
import { addedChairs } from '../support/many-products.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const seconds = Number(process.argv[2] ?? 6)
const CLIENTS = 16

const words = questions.map(([asked]) => asked)
/** Each question as it is typed, letter by letter. */
const typed = words.flatMap(all => Array.from(all, (_, at) => all.slice(0, at + 1)))
/** As many new queries, each with a typing mistake: no answer is cached. */
const unknown = Array.from({ length: 20_000 }, (_, at) => {
  const asked = words[at % words.length] ?? ''
  return `${asked} ${asked.slice(1, 4)}${at.toString(36)}`
})

const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
await mkdir(join(folder, 'data'), { mode: 0o700 })
const data = { records: {}, lists: addedChairs(380), slots: {} }
await writeFile(join(folder, 'data/products.json'), JSON.stringify({ version: 3, data }))
const server = await builtServer(folder, { NODE_OPTIONS: '--max-semi-space-size=4' })
await server.start()

await fetch(server.url + routes.contact)
const before = await server.memory()
let isAnswered = false
const first = timed(suggestionsUrl('sofa')).finally(() => {
  isAnswered = true
})
const others: number[] = []
while (!isAnswered) others.push(await timed(routes.contact))
const longest = Math.round(Math.max(...others))
console.log(
  `the first search: ${Math.round(await first)} ms; others waited for up to ${longest} ms`,
)
const indexed = await server.memory()

console.log(`\n| ${CLIENTS} clients, ${seconds} s each | a second | median | 99 of 100 within |`)
console.log('|---|---:|---:|---:|')
await load('the contact page', [routes.contact])
await load('suggestions, as they are typed', typed.map(suggestionsUrl))
await load('suggestions, new words each time', unknown.map(suggestionsUrl))
await load('the page of results, as asked', words.map(searchUrl))
const after = await server.memory()
const megabytes = [before, indexed, after].map(({ server }) => `${Math.round(server)} MB`)
console.log(`\nmemory before the first search, after it, after all: ${megabytes.join(', ')}`)
await server.end('SIGTERM')
await removeTemporaryFolders()

/** @returns milliseconds */
async function timed(path: string): Promise<number> {
  const begun = performance.now()
  await (await fetch(server.url + path)).text()
  return performance.now() - begun
}

async function load(what: string, paths: readonly string[]): Promise<void> {
  const { requests, latency, non2xx } = await autocannon({
    url: server.url,
    connections: CLIENTS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map(path => ({ method: 'GET', path })),
  })
  if (non2xx > 0) throw new Error(`${what}: ${non2xx} answers were refusals`)
  const row = [what, Math.round(requests.average), `${latency.p50} ms`, `${latency.p99} ms`]
  console.log(`| ${row.join(' | ')} |`)
}
