/**
 * npx tsx test/bench/csv.ts [ROWS]: a table of two thousand products into the built server, all but a
 * hundred of them new, then out and in again. How long each takes, and the longest that a visitor waits
 * for an answer meanwhile, beside the longest without it. Build first. Ends with 1 where an import takes 5 s, or out and in differ.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BYTE_ORDER_MARK } from '../../server/csv/line.ts'
import type { TableReport } from '../../web/admin/contract.ts'
import { api } from '../../web/routes.ts'
import { builtServer } from '../support/built-server.ts'
import { signIn } from '../support/product-edits.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

/** In milliseconds, of a dry run or an import. */
const MOST = 5000

const rows = Number(process.argv[2] ?? 2000)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const server = await builtServer(folder)
await server.start()
const cookie = await signIn(server.url)
let isSlow = false

console.log(`| ${rows} products | ms | longest wait of a visitor, ms |\n|---|---:|---:|`)
await measured('nothing, for a second', () => new Promise(resolve => setTimeout(resolve, 1000)))
const first = await tryAndImport(table(), 'in')
const file = await measured('out', exported)
const again = await tryAndImport(file, 'in again')
const after = await exported()
await server.end('SIGTERM')
await removeTemporaryFolders()
const isSame = file === after && again.new.length + again.changed.length + again.wrongRows === 0
console.log(`\n${first.new.length} new, ${first.changed.length} changed, ${first.wrongRows} wrong;`)
console.log(isSame ? 'out and in again: no difference' : 'out and in again: NOT THE SAME')
process.exit(isSame && !isSlow && first.new.length + first.changed.length === rows ? 0 : 1)

/** Everything said of each of them. */
function table(): string {
  const titles =
    'Code,Collection,Name,Width (mm),Depth (mm),Height (mm),Weight (kg),Seats,Materials,Finishes,' +
    'Amount (KES),Lead time,Warranty,Availability,Title,Description,Picture in words'
  const text =
    'Made by hand in Nairobi of seasoned wood, "to measure", with legs as chosen. '.repeat(4)
  const lines = Array.from({ length: rows }, (_, index) => {
    const known = index < 100 ? `Ch${index + 1},` : `X${index},Chairs`
    const facts = `450,${500 + index},900,"7,5",2,"Oak, leather",Oil,12500,3 weeks,2 years,In stock`
    return `${known},Model ${index},${facts},Of oak,"${text.replaceAll('"', '""')}",A chair of oak`
  })
  return `${BYTE_ORDER_MARK}${titles}\r\n${lines.join('\r\n')}\r\n`
}

async function tryAndImport(file: string, what: string): Promise<TableReport> {
  const tried = await measured(`${what}: dry run`, () => send(file, { dryRun: '1' }))
  return measured(`${what}: import`, () => send(file, { version: tried.version }))
}

async function send(file: string, query: Record<string, string>): Promise<TableReport> {
  const answer = await fetch(`${server.url}${api.importProducts}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv' },
    body: file,
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as TableReport
}

async function exported(): Promise<string> {
  return (await fetch(server.url + api.productsCsv, { headers: { cookie } })).text()
}

/** Beside a visitor who asks for the health of the site, which waits for nothing but its turn. */
async function measured<T>(what: string, run: () => Promise<T>): Promise<T> {
  let isDone = false
  let longest = 0
  const visitor = (async () => {
    while (!isDone) {
      const from = performance.now()
      await (await fetch(`${server.url}/healthz`)).text()
      longest = Math.max(longest, performance.now() - from)
    }
  })()
  const from = performance.now()
  const result = await run()
  const took = performance.now() - from
  isDone = true
  await visitor
  console.log(`| ${what} | ${took.toFixed(0)} | ${longest.toFixed(0)} |`)
  isSlow ||= took > MOST
  return result
}
