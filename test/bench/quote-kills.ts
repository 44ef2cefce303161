/**
 * quote-kills.ts [QUOTES] [KILLS]: 16 clients make 2,000 quotes on the built server, change every
 * second one and send half of those; it is killed 20 times at random moments. Ends with 1 where
 * something acknowledged is missing, a quote is there twice, or their numbers have a gap.
 */
import { compareQuotes, makeQuotes } from '../support/quote-load.ts'
import { removeTemporaryFolders } from '../support/temporary-folder.ts'
import { underKills } from '../support/under-kills.ts'

const count = Number(process.argv[2] ?? 2000)
const most = Number(process.argv[3] ?? 20)
const {
  folder,
  load: { acknowledged },
  kills,
  seconds,
} = await underKills(({ url }) => makeQuotes(url, count), { most, longestPause: 1500 })
const { stored, lost, twice, sameNumber, gaps } = await compareQuotes(folder, acknowledged)
console.log(
  `${kills} kills in ${seconds} s: ${acknowledged.size} quotes acknowledged, ${stored} stored, ` +
    `${lost.length} lost, ${twice.length} twice, ${sameNumber} with the number of another, ${gaps.length} after a gap`,
)
await removeTemporaryFolders()
process.exit(lost.length + twice.length + sameNumber + gaps.length > 0 ? 1 : 0)
