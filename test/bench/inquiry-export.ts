/**
 * npx tsx test/bench/inquiry-export.ts [STORED]: a hundred thousand inquiries as CSV from the built server. How
 * long it takes, the longest that a visitor of the home page waits meanwhile, beside the longest without it,
 * and the most memory that the server holds. Build first.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '../../web/base/routes.ts'
import { builtServer } from '../support/built-server.ts'
import { signIn } from '../support/product-edits.ts'
import { storeInquiries } from '../support/store-inquiries.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const stored = Number(process.argv[2] ?? 100_000)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
await storeInquiries(join(folder, 'data'), stored)
const server = await builtServer(folder)
await server.start()
const cookie = await signIn(server.url)
await (await fetch(server.url)).text()

console.log('| what | ms | longest wait for `/`, ms | most memory, MB |\n|---|---:|---:|---:|')
await measured('nothing, for three seconds', () => new Promise(next => setTimeout(next, 3000)))
for (let turn = 0; turn < 3; turn += 1) await measured(`${stored} inquiries`, exported)
await server.end('SIGTERM')
await removeTemporaryFolders()
process.exit()

async function exported(): Promise<void> {
  const { body } = await fetch(`${server.url}${api.inquiriesCsv}`, { headers: { cookie } })
  let bytes = 0
  for await (const chunk of body ?? []) bytes += chunk.length
  if (bytes < stored * 100) throw new Error(`only ${bytes} bytes came`)
}

async function measured(what: string, run: () => Promise<void>): Promise<void> {
  let isDone = false
  let longest = 0
  const visitor = (async () => {
    while (!isDone) {
      const from = performance.now()
      await (await fetch(server.url)).text()
      longest = Math.max(longest, performance.now() - from)
    }
  })()
  const from = performance.now()
  await run()
  const took = performance.now() - from
  isDone = true
  await visitor
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  const most = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
  console.log(`| ${what} | ${took.toFixed(0)} | ${longest.toFixed(0)} | ${most.toFixed(0)} |`)
}
