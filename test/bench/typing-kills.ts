/**
 * typing-kills.ts [ROUNDS] [KILLS]: a real browser types in the editor of a page, publishes and reloads
 * at random, and the built server is killed 200 times at random moments. Ends with 1 where the volume
 * lacks what the editor showed as saved, the browser has lost a text or does not go on by itself, or a
 * visitor gets a page that is neither old nor new.
 */
import { typeAndPublish } from '../browser/admin/pages/type-and-publish.ts'
import { lostOfSaved } from '../browser/admin/pages/typed-faults.ts'
import { launchChromium } from '../support/chromium.ts'
import { removeTemporaryFolders } from '../support/temporary-folder.ts'
import { underKills } from '../support/under-kills.ts'

const rounds = Number(process.argv[2] ?? 900)
const most = Number(process.argv[3] ?? 200)
const browser = await launchChromium()
const lost: string[] = []
const { folder, load, kills, seconds } = await underKills(
  ({ url }) => typeAndPublish(browser, url, rounds),
  {
    most,
    longestPause: 2500,
    whileDown: async ({ folder, load }) =>
      void lost.push(...(await lostOfSaved(folder, load.texts))),
  },
)
lost.push(...(await lostOfSaved(folder, load.texts)))
const states = [...load.texts.states.values()].reduce((sum, all) => sum + all.length, 0)
console.log(
  `${kills} kills in ${seconds} s: ${states} keys, shown as saved ${load.texts.timesSaved} times, ` +
    `${load.publications} publications, ${load.reloads} reloads, ${lost.length} lost, ` +
    `${load.faults.length} faults`,
)
for (const fault of [...lost, ...load.faults]) console.log(fault)
await browser.close()
await removeTemporaryFolders()
process.exit(lost.length + load.faults.length > 0 ? 1 : 0)
