/**
 * page-kills.ts [SAVES] [KILLS]: two administrators save 1,500 titles each in the same nine sections of
 * three pages, and publish, on the built server, which is killed 200 times at random moments. Ends with 1
 * where an acknowledged title is lost, or a page shows another state than one that was published.
 */
import { join } from 'node:path'
import { editPages, faultsOfPages } from '../support/page-edits.ts'
import { removeTemporaryFolders } from '../support/temporary-folder.ts'
import { underKills } from '../support/under-kills.ts'

const each = Number(process.argv[2] ?? 1500)
const most = Number(process.argv[3] ?? 200)
const {
  folder,
  load: edits,
  kills,
  seconds,
} = await underKills(({ url }) => editPages(url, each), { most, longestPause: 300 })
const faults = await faultsOfPages({ folder: join(folder, 'data/pages') }, edits)
const acknowledged = edits.sent.filter(({ version }) => version !== undefined).length
console.log(
  `${kills} kills in ${seconds} s: ${acknowledged} of ${edits.sent.length} drafts acknowledged, ` +
    `${edits.refused} refused, ${faults.length} faults`,
)
for (const fault of faults) console.log(fault)
await removeTemporaryFolders()
process.exit(faults.length > 0 ? 1 : 0)
