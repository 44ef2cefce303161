/**
 * product-kills.ts [CHANGES] [KILLS]: two administrators save 2,400 changes each of the same twelve
 * products on the built server, which is killed 200 times at random moments. Ends with 1 where an
 * acknowledged change is missing, or was overwritten by one that began from the same version.
 */
import { join } from 'node:path'
import { compareEdits, editProducts } from '../support/product-edits.ts'
import { removeTemporaryFolders } from '../support/temporary-folder.ts'
import { underKills } from '../support/under-kills.ts'

const each = Number(process.argv[2] ?? 2400)
const most = Number(process.argv[3] ?? 200)
const {
  folder,
  load: edits,
  kills,
  seconds,
} = await underKills(({ url }) => editProducts(url, each), { most, longestPause: 200 })
const { lost, overwritten } = await compareEdits(
  { file: join(folder, 'data/products.json') },
  edits.acknowledged,
)
console.log(
  `${kills} kills in ${seconds} s: ${edits.acknowledged.length} changes acknowledged, ` +
    `${edits.refused} refused to the second, ${lost.length} lost, ${overwritten.length} overwritten`,
)
await removeTemporaryFolders()
process.exit(lost.length + overwritten.length > 0 ? 1 : 0)
