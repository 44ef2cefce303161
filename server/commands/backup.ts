import type { Command } from '../command.ts'
import { type Config, readConfig } from '../config.ts'
import { megabytes } from '../megabytes.ts'
import type { BackupSummary } from '../volume/archive-writer.ts'
import { backupToFile, faultOfTarget } from '../volume/backup-file.ts'
import { noteBackup } from '../volume/last-backup.ts'
import { writeBackup } from '../volume/write-backup.ts'
import { ensureSite } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const backup: Command = {
  usage: 'FILE',
  about: 'writes data and uploads into one archive; the site may be running',
  help: [
    'FILE is a .tar.gz that restore and every tar read; - writes it to standard output.',
    'It holds passwords (hashed) and inquiries: keep it where nobody else reads it.',
  ].join('\n'),
  async run(args) {
    const [file = ''] = parseArguments(args, ['FILE'], {}).positionals
    const config = readConfig()
    await ensureSite(config)
    const summary = file === '-' ? await backupToOutput(config) : await backupToFile(config, file)
    report(summary, file === '-' ? 'standard output' : file)
    const { createdAt: at, files, bytes } = summary
    await noteBackup(config.dataDir, { at, files, bytes }).catch(notNoted)
  },
}

const backupToOutput = (config: Config) =>
  writeBackup(config, process.stdout).catch(error => {
    throw faultOfTarget(error, 'The archive on standard output')
  })

/** The archive is complete: a volume that cannot be written is often why it was made. */
function notNoted({ message }: Error): void {
  console.error(`The backup is whole, but could not be noted as the last one: ${message}.`)
}

/** On standard error, because the archive may be on standard output. */
function report({ files, bytes, leftOut }: BackupSummary, where: string): void {
  console.error(`Backed up to ${where}: ${files} files, ${megabytes(bytes)}.`)
  for (const file of leftOut) console.error(`Left out because of its name: ${JSON.stringify(file)}`)
}
