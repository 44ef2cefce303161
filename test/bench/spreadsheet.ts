/**
 * npx tsx test/bench/spreadsheet.ts: LibreOffice (Debian's libreoffice-calc-nogui) opens an exported
 * table of products, saves it as other files, and the site reads those in. Prints what differs for
 * each, and ends with 1 where anything does.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecords } from '../../server/base/csv/read-records.ts'
import { saySomethingOdd } from '../support/odd-products.ts'
import { exportTable, sendTable } from '../support/product-table.ts'
import { startSite } from '../support/site.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

type Locale = 'en-US' | 'de-DE'

/** As LibreOffice numbers them: 44 is a comma, 76 is UTF-8. */
const saved: [name: string, separator: number, encoding: string, locale: Locale][] = [
  ['commas, UTF-8', 44, '76', 'en-US'],
  ['semicolons, UTF-8', 59, '76', 'en-US'],
  ['tabs, UTF-16', 9, 'UNICODE', 'en-US'],
  ['semicolons, Windows-1252', 59, 'ANSI', 'en-US'],
  ['semicolons, decimal commas, UTF-8', 59, '76', 'de-DE'],
]

const folder = await temporaryFolder()
const site = await startSite()
await saySomethingOdd(site)
const file = join(folder, 'products.csv')
const exported = await exportTable(site)
await writeFile(file, exported)
let isWrong = false
let runs = 0

await compareCells(await readFile(await convert('fods', file, 'en-US'), 'utf8'))
const opened = await convert('ods', file, 'en-US')
for (const [name, separator, encoding, locale] of saved) {
  const filter = `csv:Text - txt - csv (StarCalc):${separator},34,${encoding},1,,0,false,true,false`
  const bytes = await readFile(await convert(filter, opened, locale))
  const { new: added, changed, unchanged, wrong, error } = (await sendTable(site, bytes)).body
  const counts = error ?? `${unchanged} as they are, ${added.length} new, ${changed.length} changed`
  console.log(`saved with ${name}: ${counts}, ${wrong?.length} wrong`)
  if (!error && added.length + changed.length + wrong.length === 0) continue
  isWrong = true
  console.log(JSON.stringify([changed, wrong].map(rows => rows?.slice(0, 5))))
}
await site.stop()
await removeTemporaryFolders()
process.exit(isWrong ? 1 : 0)

/** The new file, in a folder of its own. */
async function convert(to: string, from: string, locale: Locale): Promise<string> {
  runs += 1
  const out = join(folder, `saved-${runs}`)
  await mkdir(out)
  const filter = from.endsWith('.csv') ? ['--infilter=CSV:44,34,76'] : []
  const profile = `-env:UserInstallation=file://${await profileIn(locale)}`
  const options = [profile, '--headless', ...filter, '--convert-to', to, '--outdir', out, from]
  const { error, status, stderr } = spawnSync('soffice', options, { encoding: 'utf8' })
  if (error || status !== 0) throw new Error(`soffice: ${error ?? stderr}`)
  return join(out, `products.${to.split(':')[0]}`)
}

/** The folder of a user of LibreOffice whose numbers are written as in that place. */
async function profileIn(locale: Locale): Promise<string> {
  const profile = join(folder, `user-${locale}`)
  await mkdir(join(profile, 'user'), { recursive: true })
  const setting = '<prop oor:name="ooSetupSystemLocale" oor:op="fuse">'
  await writeFile(
    join(profile, 'user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N">${setting}<value>${locale}</value></prop></item>
</oor:items>`,
    { flag: 'wx' },
  ).catch(() => undefined)
  return profile
}

/** Each cell of the workbook says what was exported, and none is a formula. */
async function compareCells(xml: string): Promise<void> {
  const formulas = xml.match(/table:formula=/g)?.length ?? 0
  const types = new Set([...xml.matchAll(/office:value-type="(\w+)"/g)].map(([, type]) => type))
  const cells = [...xml.matchAll(/<table:table-cell[^>]*>(.*?)<\/table:table-cell>/gs)]
  const said = new Set(cells.map(([, cell = '']) => textOf(cell)))
  const texts = (await readRecords(exported.toString().slice(1), ',', 10_000)).flat()
  const missing = new Set(
    texts.filter(text => text && !said.has(text) && !said.has(numberOf(text))),
  )
  console.log(
    `opened: ${said.size} different cells of ${[...types].join(', ')}, ${formulas} formulas`,
  )
  if (missing.size > 0) console.log(`not as exported: ${JSON.stringify([...missing].slice(0, 20))}`)
  isWrong ||= formulas > 0 || missing.size > 0
}

/** 68500.50 is shown as 68500.5. */
function numberOf(text: string): string {
  return String(Number(text))
}

function textOf(cell: string): string {
  const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' }
  return [...cell.matchAll(/<text:p>(.*?)<\/text:p>|<text:p\/>/gs)]
    .map(([, line = '']) => line.replaceAll('<text:s/>', ' ').replace(/<[^>]+>/g, ''))
    .join('\n')
    .replace(/&(\w+);/g, (found, name) => marks[name] ?? found)
}
