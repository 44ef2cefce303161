/**
 * inquiry-kills.ts [INQUIRIES] [KILLS]: 16 clients post 10,000 inquiries to the built server, which
 * is killed 25 times at random moments. Ends with 1 where one that was acknowledged is missing, or
 * any is there twice.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { builtServer } from '../support/built-server.ts'
import { postInquiries } from '../support/inquiry-load.ts'
import { killAtRandom } from '../support/kill-at-random.ts'
import { compareStored } from '../support/stored-inquiries.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const count = Number(process.argv[2] ?? 10_000)
const most = Number(process.argv[3] ?? 25)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const server = await builtServer(folder, { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' })
await server.start()
const start = performance.now()
const { done, acknowledged } = postInquiries(server.url, count)
const kills = await killAtRandom(server, done, { most, longestPause: 1000 })
const seconds = Math.round((performance.now() - start) / 1000)
await server.end('SIGTERM')
const { kept, lost, twice, otherId } = await compareStored(folder, acknowledged)
console.log(
  `${kills} kills in ${seconds} s: ${acknowledged.size} acknowledged, ${kept} kept, ` +
    `${lost.length} lost, ${twice.length} twice, ${otherId.length} under another id`,
)
await removeTemporaryFolders()
process.exit(lost.length + twice.length + otherId.length > 0 ? 1 : 0)
