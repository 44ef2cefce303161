import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOf } from '../../../server/disk/stored-file.ts'
import { openBin } from '../../../server/store/bin/bin.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Puts a former file of a slot into the bin of a volume. */
export async function inBin(uploadsDir: string, path: string, text: string) {
  const file = join(await temporaryFolder(), 'former')
  await writeFile(file, text)
  const version = versionOf(await stat(file))
  const bin = openBin({ uploadsDir, incomingDir: join(uploadsDir, '.incoming') })
  const content = { files: [{ path, version }] }
  return bin.add({ who: 'admin', kind: 'media', cause: 'replaced', subject: path, content }, [file])
}
