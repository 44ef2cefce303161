import type { Command } from '../command.ts'
import { readConfig } from '../config.ts'
import { megabytes } from '../megabytes.ts'
import * as volume from '../volume/restore.ts'
import { openFile } from './open-file.ts'
import { parseArguments } from './parse-arguments.ts'

export const restore: Command = {
  usage: 'FILE [--replace]',
  about: 'makes the volume what a backup holds; the site must be stopped',
  help: [
    'Every sum is compared before anything is changed. FILE may be - for standard input.',
    '  --replace   overwrites what is on the volume now',
  ].join('\n'),
  async run(args) {
    const options = { replace: { type: 'boolean' } } as const
    const { values, positionals } = parseArguments(args, ['FILE'], options)
    const [file = ''] = positionals
    const from = file === '-' ? process.stdin : await openFile(file)
    const replace = values.replace ?? false
    const { label, sums, bytes } = await volume.restore(from, { ...readConfig(), replace })
    console.log(`Restored ${sums.size} files, ${megabytes(bytes)}, as of ${label.createdAt}.`)
  },
}
