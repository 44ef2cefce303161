import type { Readable } from 'node:stream'
import type { Command } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { megabytes } from '../base/megabytes.ts'
import { lackingName, tops } from '../features/operations/volume/archive.ts'
import type { BackupContent } from '../features/operations/volume/read-backup.ts'
import * as volume from '../features/operations/volume/restore.ts'
import { openFile } from './open-file.ts'
import { parseArguments } from './parse-arguments.ts'

export const restore: Command = {
  usage: 'FILE [--replace]',
  about: 'makes the site what a backup holds; it must be stopped',
  help: [
    'Every sum is compared before anything is changed. FILE may be - for standard input.',
    '  --replace   overwrites what is there now',
  ].join('\n'),
  async run(args) {
    const options = { replace: { type: 'boolean' } } as const
    const { values, positionals } = parseArguments(args, ['FILE'], options)
    const [file = ''] = positionals
    const from = file === '-' ? process.stdin : await openFile(file)
    const replace = values.replace ?? false
    const { label, sums, bytes } = await restored(from, readConfig(), replace)
    console.log(`Restored ${sums.size} files, ${megabytes(bytes)}, as of ${label.createdAt}.`)
    if (tops.some(top => sums.has(`${top}/${lackingName}`))) {
      console.log('That backup lacked files which could not be read when it was made.')
    }
  },
}

async function restored(from: Readable, config: Config, replace: boolean): Promise<BackupContent> {
  const { dataDir, shared } = config
  if (!shared) return volume.restore(from, { ...config, replace })
  const { restoreShared } = await import('../features/operations/installation/restore-shared.ts')
  return restoreShared(from, { dataDir, to: shared, replace })
}
