/**
 * product-kills.ts [CHANGES] [KILLS]: two administrators save 2,400 changes each of the same twelve
 * products on the built server, which is killed 200 times at random moments. Ends with 1 where an
 * acknowledged change is missing, or was overwritten by one that began from the same version.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { builtServer } from '../support/built-server.ts'
import { killAtRandom } from '../support/kill-at-random.ts'
import { compareEdits, editProducts } from '../support/product-edits.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const each = Number(process.argv[2] ?? 2400)
const most = Number(process.argv[3] ?? 200)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const server = await builtServer(folder)
await server.start()
const start = performance.now()
const edits = editProducts(server.url, each)
const kills = await killAtRandom(server, edits.done, { most, longestPause: 200 })
const seconds = Math.round((performance.now() - start) / 1000)
await server.end('SIGTERM')
const { lost, overwritten } = await compareEdits(folder, edits.acknowledged)
console.log(
  `${kills} kills in ${seconds} s: ${edits.acknowledged.length} changes acknowledged, ` +
    `${edits.refused} refused to the second, ${lost.length} lost, ${overwritten.length} overwritten`,
)
await removeTemporaryFolders()
process.exit(lost.length + overwritten.length > 0 ? 1 : 0)
