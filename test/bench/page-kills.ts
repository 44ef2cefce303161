/**
 * page-kills.ts [SAVES] [KILLS]: two administrators save 1,500 titles each in the same nine sections of
 * three pages, and publish, on the built server, which is killed 200 times at random moments. Ends with 1
 * where an acknowledged title is lost, a page shows another state than one that was published, or a
 * temporary file is left after the next start.
 */
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { builtServer } from '../support/built-server.ts'
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
const left = await temporaryFilesIn(folder)
const again = await builtServer(folder)
await again.start()
await again.end('SIGTERM')
const after = await temporaryFilesIn(folder)
const faults = await faultsOfPages({ folder: join(folder, 'data/pages') }, edits)
const acknowledged = edits.sent.filter(({ version }) => version !== undefined).length
console.log(
  `${kills} kills in ${seconds} s: ${acknowledged} of ${edits.sent.length} drafts acknowledged, ` +
    `${edits.refused} refused, ${faults.length} faults`,
)
console.log(`${left.length} temporary files after the kills, ${after.length} after a further start`)
for (const fault of [...faults, ...after]) console.log(fault)
await removeTemporaryFolders()
process.exit(faults.length + after.length > 0 ? 1 : 0)

async function temporaryFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter(name => basename(name).startsWith('.') && name.endsWith('.tmp'))
}
