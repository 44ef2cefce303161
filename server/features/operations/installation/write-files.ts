import { CommandError } from '../../../base/command.ts'
import { isDiskFull } from '../../../base/disk/disk-space.ts'
import type { FileSink } from '../volume/file-sink.ts'
import { filesOf } from './as-files.ts'
import type { Installation } from './installation.ts'

/**
 * Writes an installation as the files of a volume.
 * @throws CommandError naming a file whose bytes are not those that it had
 */
export async function writeFiles(installation: Installation, sink: FileSink): Promise<void> {
  const now = Date.now() * 1000
  for await (const { name, changedAt = now, sha256, open } of filesOf(installation)) {
    const sum = await sink.take({ name, changedAt }, await open()).catch(error => {
      throw isDiskFull(error) ? new CommandError('The disk is full. Nothing was changed.') : error
    })
    if (sha256 !== undefined && sum !== sha256) {
      throw new CommandError(`${name} is not as it was uploaded: its sum has changed.`)
    }
  }
  await sink.finish()
}
