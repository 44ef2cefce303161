/**
 * quotes.ts [QUOTES] [LINES]: a store of 2,000 quotes of 60 lines, each sent once: how long a start
 * takes with them, a page of the list, a search, a save, and what a save writes.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openQuotes } from '../../server/features/quotes/store/index.ts'
import type { QuoteContent } from '../../web/features/quotes/contract.ts'
import { quoteBody, quotesPlace } from '../support/quotes.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const count = Number(process.argv[2] ?? 2000)
const lines = Number(process.argv[3] ?? 60)
const dataDir = await temporaryFolder()
const folder = join(dataDir, 'quotes')
const letterhead = { companyName: 'Nairobi Prefab & Interiors' }

const content = (number: number) =>
  quoteBody({
    customer: { name: `Customer ${number}`, email: `customer-${number}@example.com` },
    lines: Array.from({ length: lines }, (_, at) => ({
      ...{ kind: 'item', code: `OF${at}`, text: `Desk ${at}`, detail: 'Mahogany, 160 cm' },
      ...{ slot: `furniture/office/furniture-office-image-${at}.jpg` },
      ...{ quantity: 1000 + at, unitPrice: 6_850_000 + at },
    })),
  }) as QuoteContent

async function timed<T>(what: string, task: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await task()
  console.log(`${what}: ${(performance.now() - begun).toFixed(1)} ms`)
  return result
}

const making = await openQuotes(quotesPlace(dataDir))
await timed(`${count} quotes made and sent`, async () => {
  for (let number = 1; number <= count; number += 1) {
    const { quote } = await making.create({ content: content(number), by: 'amina', year: '2026' })
    await making.send(quote.id, { version: 1, by: 'amina', means: 'link', letterhead })
  }
})
const files = (await readdir(folder)).filter(name => !name.includes('previous'))
const sizes = await Promise.all(files.map(async name => (await stat(join(folder, name))).size))
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`
console.log(
  `${files.length} files, ${megabytes(sizes.reduce((sum, size) => sum + size, 0))}, ` +
    `the largest ${megabytes(Math.max(...sizes))}, which is the most that a save writes`,
)
const store = await timed('start', () => openQuotes(quotesPlace(dataDir)))
const { rows } = await timed('a page of the list', () => store.list({}, 0, 25))
await timed('the first search', () => store.list({ text: `customer-${count}` }, 0, 25))
await timed('a later search', () => store.list({ text: 'customer-7@' }, 0, 25))
const [{ id = '' } = {}] = rows
await timed('one read', () => store.find(id))
await timed('one saved', () =>
  store.save(id, { version: 1, content: { ...content(0), note: 'New' }, by: 'joan' }),
)
await timed('figures of all', async () => store.figures())
await removeTemporaryFolders()
