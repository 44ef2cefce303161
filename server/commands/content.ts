import { resolve } from 'node:path'
import { type Command, CommandError, usageError } from '../base/command.ts'
import { transferBesideSite } from '../features/pages/transfer/beside-site.ts'
import { transferOperations } from '../features/pages/transfer/owner-operations.ts'
import type {
  ImportedPage,
  ImportedRedirect,
  ImportReport,
} from '../features/pages/transfer/report.ts'
import { operate } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const content: Command = {
  usage: 'export|import|check FILE',
  about: 'writes all pages and products into one file, or takes them from one',
  help: [
    '  export FILE              writes the pages that visitors see, products and former addresses',
    '  import FILE [--dry-run]  makes a draft of each page that differs; publish them in the editor.',
    '                           Products that differ change at once. A file with a fault changes',
    '                           nothing. --dry-run says what it would do',
    '  check [FILE]             says what could not be published, of FILE or of what is stored',
    'The site may be running, and then reads and writes FILE itself: in a container, name a place',
    'that it sees, such as /backups/pages.json. Photos are not in it. Ends with 1 at a fault.',
  ].join('\n'),
  async run([action = '', ...args]) {
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!perform) throw usageError('Say what to do: export, import or check.')
    await perform(args)
  },
}

const actions: Record<string, (args: string[]) => Promise<void>> = {
  async export(args) {
    const file = fileIn(parseArguments(args, ['FILE'], {}).positionals)
    const counts = (await operateOn('content-export', { file })) as Record<string, number>
    const { pages, redirects, products } = counts
    console.log(
      `Wrote ${pages} pages, ${products} products and ${redirects} former addresses to ${file}.`,
    )
  },

  async import(args) {
    const options = { 'dry-run': { type: 'boolean' } } as const
    const { values, positionals } = parseArguments(args, ['FILE'], options)
    const file = fileIn(positionals)
    // The same report comes first: it has the reason of a refusal for each page.
    const tried = await reportOn('content-check', { file })
    if (values['dry-run']) return print(tried, 'Nothing was changed: this was a dry run.')
    const { pages, redirects, products } = tried
    if (pages.some(isFaulty) || redirects.some(isAstray) || products?.wrongRows)
      return print(tried, 'Nothing was changed.')
    const done = await reportOn('content-import', { file })
    print(done, `Saved ${done.saved} drafts. Look at them in the editor, and publish them there.`)
  },

  async check(args) {
    const file =
      args.length > 0 ? fileIn(parseArguments(args, ['FILE'], {}).positionals) : undefined
    print(await reportOn('content-check', { file }), 'No fault was found.')
  },
}

const fileIn = ([file = '']: string[]) => {
  if (file === '-') throw usageError('FILE is the name of a file: the site reads and writes it.')
  return resolve(file)
}

const operateOn = (operation: string, details: object) =>
  operate(operation, details, async (stores, { dataDir, uploadsDir }) =>
    transferOperations({
      transfer: await transferBesideSite(stores),
      activity: stores.activity,
      folders: [dataDir, uploadsDir],
    }),
  )

const reportOn = async (operation: string, details: object) =>
  (await operateOn(operation, details)) as ImportReport

const isFaulty = ({ fields }: ImportedPage) => Object.keys(fields).length > 0

/** @throws CommandError where a page has a fault, after all have been printed */
function print({ pages, redirects, products, words }: ImportReport, end: string): void {
  for (const page of pages) {
    if (page.state !== 'same') console.log(lineOf(page))
    for (const [path, fault] of Object.entries(page.fields)) console.log(`  ${path}: ${fault}`)
  }
  for (const { from, to, state, fault } of redirects) {
    if (state !== 'same') console.log(`${from} to ${to}: ${state}`)
    if (fault !== undefined) console.log(`  ${fault}`)
  }
  for (const { code } of products?.new ?? []) console.log(`${code}: new`)
  for (const { code, changes } of products?.changed ?? [])
    console.log(`${code}: changed: ${changes.map(({ field }) => field).join(', ')}`)
  for (const { code, field, error } of products?.wrong ?? [])
    console.log(`${code}: ${field}: ${error}`)
  for (const path of words) console.log(`${path}: other words`)
  console.log(`Pages: ${pages.length}, the same: ${pages.filter(isSame).length}.`)
  const faulty = pages.filter(isFaulty).length
  if (faulty > 0) throw new CommandError(`Pages with faults: ${faulty}. Nothing was changed.`)
  const astray = redirects.filter(isAstray).length
  if (astray > 0) {
    throw new CommandError(`Former addresses with faults: ${astray}. Nothing was changed.`)
  }
  if (products?.wrongRows) {
    throw new CommandError(`Products with faults: ${products.wrongRows}. Nothing was changed.`)
  }
  console.log(end)
}

const isAstray = ({ fault }: ImportedRedirect) => fault !== undefined

const isSame = ({ state }: ImportedPage) => state === 'same'

const lineOf = ({ path, state, parts }: ImportedPage) =>
  [`${path}: ${state}`, parts.join(', ')].filter(Boolean).join(': ')
