import { endAfter } from '../base/child-processes/end-with-server.ts'
import { type Command, CommandError } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { curesOf } from '../base/disk/denied.ts'
import { megabytes } from '../base/megabytes.ts'
import type { BackupSummary } from '../features/operations/volume/archive-writer.ts'
import {
  archiveToFile,
  backupToFile,
  ensureSpace,
  faultOfTarget,
} from '../features/operations/volume/backup-file.ts'
import { openLastBackups } from '../features/operations/volume/last-backup.ts'
import { lacksFiles } from '../features/operations/volume/nightly.ts'
import { writeBackup } from '../features/operations/volume/write-backup.ts'
import { ensureSite } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const backup: Command = {
  usage: 'FILE',
  about: 'writes data and uploads into one archive; the site may be running',
  help: [
    'FILE is a .tar.gz that restore and every tar read; - writes it to standard output.',
    'It holds passwords (hashed) and inquiries: keep it where nobody else reads it.',
    'Ends with 3 where it lacks files that the site may not read.',
  ].join('\n'),
  async run(args) {
    const [file = ''] = parseArguments(args, ['FILE'], {}).positionals
    if (process.connected) endAfter(process.ppid)
    const config = readConfig()
    await (config.shared ? backUpShared(config.shared, config, file) : backUp(config, file))
  },
}

async function backUp(config: Config, file: string): Promise<void> {
  await ensureSite(config)
  const summary = await (file === '-'
    ? writeBackup(config, process.stdout).catch(faultOfOutput)
    : backupToFile(config, file))
  report(summary, file)
  ensureWhole(summary)
  await note(config, summary)
}

async function backUpShared(
  shared: NonNullable<Config['shared']>,
  config: Config,
  file: string,
): Promise<void> {
  const { backUpShared, bytesOfShared } = await import(
    '../features/operations/installation/shared/back-up.ts'
  )
  const { withShared } = await import('../features/operations/installation/shared/open-shared.ts')
  await withShared(shared, async place => {
    const toFile = () =>
      archiveToFile(config, file, async (folder, openFile) => {
        await ensureSpace(await bytesOfShared(place), folder, false)
        return backUpShared(place, await openFile())
      })
    const summary = await (file === '-'
      ? backUpShared(place, process.stdout).catch(faultOfOutput)
      : toFile())
    report(summary, file)
    await note({ database: place.database, name: 'last-backup' }, summary)
  })
}

function faultOfOutput(error: unknown): never {
  throw faultOfTarget(error, 'The archive on standard output')
}

/** The archive is complete: a volume that cannot be written is often why it was made. */
async function note(
  place: Parameters<typeof openLastBackups>[0],
  { createdAt: at, files, bytes }: BackupSummary,
): Promise<void> {
  try {
    await (await openLastBackups(place)).note({ at, files, bytes })
  } catch (error) {
    const { message } = error as Error
    console.error(`The backup is whole, but could not be noted as the last one: ${message}.`)
  }
}

/** A backup that lacks files is never noted as the last one, and must not pass for one. */
function ensureWhole({ denied }: BackupSummary): void {
  if (denied.length === 0) return
  const cures = curesOf(denied)
  const few = cures.slice(0, mostCures)
  const more = cures.length > few.length ? [`And ${cures.length - few.length} more.`] : []
  throw new CommandError(
    ['THIS BACKUP LACKS FILES, which the site may not read:', ...few, ...more].join('\n'),
    lacksFiles,
  )
}

const mostCures = 20

/** The report is on standard error, because the archive may be on standard output. */
function report({ files, bytes, leftOut }: BackupSummary, file: string): void {
  const where = file === '-' ? 'standard output' : file
  console.error(`Backed up to ${where}: ${files} files, ${megabytes(bytes)}.`)
  for (const file of leftOut) console.error(`Left out because of its name: ${JSON.stringify(file)}`)
}
