/**
 * inquiry-kills.ts [INQUIRIES] [KILLS]: 16 clients post 10,000 inquiries to the built server, which
 * is killed 25 times at random moments. Ends with 1 where one that was acknowledged is missing, or
 * any is there twice.
 */
import { postInquiries } from '../support/inquiry-load.ts'
import { compareStored } from '../support/stored-inquiries.ts'
import { removeTemporaryFolders } from '../support/temporary-folder.ts'
import { underKills } from '../support/under-kills.ts'

const count = Number(process.argv[2] ?? 10_000)
const most = Number(process.argv[3] ?? 25)
const {
  folder,
  load: { acknowledged },
  kills,
  seconds,
} = await underKills(({ url }) => postInquiries(url, count), {
  env: { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' },
  most,
  longestPause: 1000,
})
const { kept, lost, twice, otherId } = await compareStored(folder, acknowledged)
console.log(
  `${kills} kills in ${seconds} s: ${acknowledged.size} acknowledged, ${kept} kept, ` +
    `${lost.length} lost, ${twice.length} twice, ${otherId.length} under another id`,
)
await removeTemporaryFolders()
process.exit(lost.length + twice.length + otherId.length > 0 ? 1 : 0)
