/**
 * page-kills.ts [SAVES] [KILLS]: two administrators save 1,500 titles each in the same nine sections of
 * three pages, and publish, on the built server, which is killed 200 times at random moments. Ends with 1
 * where an acknowledged title is lost, or a page shows another state than one that was published.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { builtServer } from '../support/built-server.ts'
import { killAtRandom } from '../support/kill-at-random.ts'
import { editPages, faultsOfPages } from '../support/page-edits.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const each = Number(process.argv[2] ?? 1500)
const most = Number(process.argv[3] ?? 200)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const server = await builtServer(folder)
await server.start()
const start = performance.now()
const edits = editPages(server.url, each)
const kills = await killAtRandom(server, edits.done, { most, longestPause: 300 })
const seconds = Math.round((performance.now() - start) / 1000)
await server.end('SIGTERM')
const faults = await faultsOfPages(folder, edits)
const acknowledged = edits.sent.filter(({ version }) => version !== undefined).length
console.log(
  `${kills} kills in ${seconds} s: ${acknowledged} of ${edits.sent.length} drafts acknowledged, ` +
    `${edits.refused} refused, ${faults.length} faults`,
)
for (const fault of faults) console.log(fault)
await removeTemporaryFolders()
process.exit(faults.length > 0 ? 1 : 0)
