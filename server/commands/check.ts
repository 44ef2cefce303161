import { type Command, CommandError } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { curesOf, deniedBelow } from '../base/disk/denied.ts'
import { megabytes } from '../base/megabytes.ts'
import { lackingName, tops } from '../features/operations/volume/archive.ts'
import { checkBin } from '../features/operations/volume/check/bin.ts'
import { findLeftovers } from '../features/operations/volume/check/leftovers.ts'
import { checkMedia } from '../features/operations/volume/check/media.ts'
import { type Sizes, sizesOf } from '../features/operations/volume/check/sizes.ts'
import { checkStores, type StoresReport } from '../features/operations/volume/check/stores.ts'
import { type LastBackup, readLastBackup } from '../features/operations/volume/last-backup.ts'
import { manifestOf } from '../features/operations/volume/manifest-of.ts'
import { readBackup } from '../features/operations/volume/read-backup.ts'
import { ensureSite } from './ask-site.ts'
import { openFile } from './open-file.ts'
import { parseArguments } from './parse-arguments.ts'

export const check: Command = {
  usage: '[BACKUP]',
  about: 'looks whether data and uploads are whole, or a backup is',
  help: [
    'Says how much room there is, reads every store, compares the slots with the files and the files',
    'with their sums; those without a sum it reads to their ends. Changes nothing; the site may be',
    'running, the disk full. Ends with 1 where something is wrong. With the name of a backup, or -',
    'for standard input, it compares the sums of that. With DATABASE_URL and S3_URL it reads every',
    'store in the database, and each file in the bucket.',
  ].join('\n'),
  async run(args) {
    const [file] = args.length > 0 ? parseArguments(args, ['BACKUP'], {}).positionals : []
    if (file === undefined) await checkVolume()
    else await checkBackup(file)
  },
}

async function checkBackup(file: string): Promise<void> {
  const from = file === '-' ? process.stdin : await openFile(file)
  const { label, sums, bytes } = await readBackup(from, {
    availableBytes: Number.POSITIVE_INFINITY,
  })
  const missingList = tops.map(top => `${top}/${lackingName}`).find(name => sums.has(name))
  console.log(
    `${missingList ? 'Not damaged' : 'The backup is whole'}: ${sums.size} files, ${megabytes(bytes)}.`,
  )
  console.log(`Made by release ${label.release} at ${label.createdAt}.`)
  if (!missingList) return
  throw new CommandError(
    `This backup lacks files that could not be read when it was made. Its ${missingList} names them: tar -xzOf FILE ${missingList}`,
  )
}

async function checkVolume(): Promise<void> {
  const config = readConfig()
  await ensureSite(config)
  if (config.shared) return checkShared(config, config.shared)
  reportSizes(await sizesOf(config), await readLastBackup(config.dataDir))
  const stores = reportStores(await checkStores(config))
  const media = await checkMedia(config, await manifestOf(config))
  console.log(`Slots: ${media.files} files, ${megabytes(media.bytes)}`)
  const demo = media.demo > 0 ? `, ${media.demo} of seed-demo` : ''
  console.log(`Sums: ${media.right} right, ${media.byHand} copied by hand${demo}`)
  const bin = await checkBin(config)
  console.log(`Bin: ${bin.entries} entries, ${megabytes(bin.bytes)}`)
  list(`Shown by no page: ${media.foreign.length} files`, media.foreign)
  const leftovers = await findLeftovers(config)
  const denied = curesOf([
    ...(await deniedBelow(config.dataDir)),
    ...(await deniedBelow(config.uploadsDir)),
  ])
  conclude([...denied, ...stores, ...media.problems, ...bin.problems, ...leftovers])
}

/** Checks a site of several processes, whether they run or not. */
async function checkShared(config: Config, shared: NonNullable<Config['shared']>): Promise<void> {
  const { withShared } = await import('../features/operations/installation/shared/open-shared.ts')
  const { checkUploads } = await import(
    '../features/operations/installation/shared/check-uploads.ts'
  )
  await withShared(shared, async place => {
    const stores = reportStores(await checkStores(config, place.database))
    const uploads = await checkUploads(place)
    console.log(`Slots: ${uploads.files} files, ${megabytes(uploads.bytes)}`)
    console.log(`Bin: ${uploads.entriesInBin} entries, ${megabytes(uploads.bytesInBin)}`)
    console.log(`Bucket: ${uploads.right} objects have their bytes`)
    conclude([...stores, ...uploads.problems])
  })
}

/** @returns the problems */
function reportStores({ fault, damaged }: StoresReport): string[] {
  console.log(`Stores: ${fault ? 'the site would not start' : 'all can be read'}`)
  return [...(fault ? [fault] : []), ...damaged]
}

function conclude(problems: readonly string[]): void {
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  console.log('No fault was found.')
}

/** First, because a full disk may be why the owner runs the check. */
function reportSizes(sizes: Sizes, last: LastBackup | undefined): void {
  const { data, uploads, comesBack, volume } = sizes
  console.log(`Data: ${megabytes(data)}, of which ${megabytes(comesBack)} come back by themselves`)
  console.log(`Uploads: ${megabytes(uploads)}`)
  console.log(`Free: ${megabytes(volume.free)} of ${megabytes(volume.total)}`)
  console.log(`Last backup: ${last ? `${last.at}, ${last.files} files` : 'none'}`)
}

function list(title: string, lines: string[]): void {
  if (lines.length === 0) return
  console.log(title)
  for (const line of lines.slice(0, 10)) console.log(`  ${JSON.stringify(line)}`)
  if (lines.length > 10) console.log(`  and ${lines.length - 10} more`)
}
