import { type Command, CommandError, usageError } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { megabytes } from '../base/megabytes.ts'
import type { Moved } from '../features/operations/installation/moved.ts'
import { ensureSiteOnVolume } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const move: Command = {
  usage: '--to database|volume [--replace]',
  about: 'copies the site from its volume into database and bucket, or back; it must be stopped',
  help: [
    'Both places are settings: the volume is DATA_DIR and UPLOADS_DIR, the others are DATABASE_URL',
    'and S3_URL. What was there stays there. Every row and every sum is compared before anything is',
    'put in place; a move that is cut off is typed again. Afterwards start the site at one place alone.',
    '  --to database   from the volume into database and bucket',
    '  --to volume     from there onto the volume',
    '  --replace       overwrites a site that is at the new place',
  ].join('\n'),
  async run(args) {
    const options = { to: { type: 'string' }, replace: { type: 'boolean' } } as const
    const { values } = parseArguments(args, [], options)
    const { to, replace = false } = values
    const config = readConfig()
    const shared = sharedOf(config)
    if (to === 'database') await toDatabase(config, shared, replace)
    else if (to === 'volume') await toVolume(config, shared, replace)
    else throw usageError('Say where: --to database or --to volume.')
  },
}

type Shared = NonNullable<Config['shared']>

function sharedOf({ shared }: Config): Shared {
  if (shared) return shared
  throw new CommandError(
    'Set DATABASE_URL and S3_URL: they say which database and which bucket. docs/scale.md',
  )
}

async function toDatabase(config: Config, to: Shared, replace: boolean): Promise<void> {
  await ensureSiteOnVolume(config)
  const { moveToShared } = await import('../features/operations/installation/move-to-shared.ts')
  report(await moveToShared({ from: config, to, replace }))
  console.log(
    'The volume is as it was. Start the site with DATABASE_URL and S3_URL set, not without.',
  )
}

async function toVolume(config: Config, from: Shared, replace: boolean): Promise<void> {
  const { moveToVolume } = await import('../features/operations/installation/move-to-volume.ts')
  report(await moveToVolume({ from, to: config, replace }))
  console.log(
    'Database and bucket are as they were. Start the site without DATABASE_URL and S3_URL.',
  )
}

function report(moved: Moved): void {
  const { values, rows, files, bytes, former, wasThere } = moved
  const counts = `${values} values, ${rows} rows, ${files} files of ${megabytes(bytes)}, ${former} entries of the bin`
  console.log(
    wasThere
      ? `All of it was there already, and is the same: ${counts}.`
      : `Moved, and compared part by part: ${counts}.`,
  )
}
