import { stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOf } from '../../../../../server/base/disk/stored-file.ts'
import { noteFormats } from '../../../../../server/features/operations/stores/noted-formats.ts'
import type { Folders } from '../../../../../server/features/operations/volume/archive.ts'
import { openBin } from '../../../../../server/storage/bin/bin.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { photo, put, usedVolume } from '../volume/volume-of-a-site.ts'

const home = { id: 'home', shipped: '/', address: '/', version: 0, former: [], lastSlot: 0 }

/** Puts a former file of a slot into the bin of a volume. */
export async function inBin(uploadsDir: string, path: string, text: string) {
  const file = join(await temporaryFolder(), 'former')
  await writeFile(file, text)
  const version = versionOf(await stat(file))
  const bin = openBin({ uploadsDir, incomingDir: join(uploadsDir, '.incoming') })
  const content = { files: [{ path, version }] }
  return bin.add({ who: 'admin', kind: 'media', cause: 'replaced', subject: path, content }, [file])
}

/** A site with a photo whose upload is known, an entry of the bin, a page and a list without a version. */
export async function siteOnVolume(): Promise<Folders> {
  const volume = await usedVolume()
  const { dataDir, uploadsDir } = volume
  const source = { version: 'x-7', sha256: 'a'.repeat(64), kept: 'b'.repeat(64) }
  await put(dataDir, `media/sources/${photo}.json`, JSON.stringify(source))
  await put(dataDir, 'media/sources/gone.jpg.json', JSON.stringify(source))
  const page = JSON.stringify({ version: 2, data: home })
  await put(dataDir, 'pages/home.json', page)
  await put(dataDir, 'page-versions/home.json', '{"version":1,"data":[]}')
  await put(dataDir, 'notices.json', '{"version":1,"data":[]}')
  await put(dataDir, 'demo-files.json', '{"home/card-1.jpg":"x-7"}')
  await inBin(uploadsDir, 'home/former.jpg', 'a former photo')
  // To the microsecond, which is part of a version.
  await utimes(join(uploadsDir, photo), 1_700_000_000.123456, 1_700_000_000.123456)
  await noteFormats(volume)
  return volume
}
