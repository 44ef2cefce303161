/** Places, moves and removes files until it is killed, and says the content of each that is acknowledged. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { s3Url } from '../../../server/base/settings/s3-url.ts'
import { openSharedFiles } from '../../../server/features/media/shared/shared-files.ts'
import { createManifest } from '../../../server/features/media/slots/slots.ts'
import { openS3 } from '../../../server/scale/objects/s3.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { photoSlots } from './placed-slots.ts'

const [databaseUrl = '', bucket = '', name = '', uploadsDir = ''] = process.argv.slice(2)
const database = await openDatabase(databaseUrl)
const objects = openS3(s3Url.parse(bucket))
const quiet = { warn: () => undefined, info: () => undefined }
const manifest = createManifest(photoSlots)
const options = { database, objects, uploadsDir, manifest, drawingsVersion: 'd1', log: quiet }
const { library } = await openSharedFiles(options)
const folder = join(uploadsDir, '.incoming')
await mkdir(folder, { recursive: true })
const slot = (i: number) => photoSlots[i % photoSlots.length]?.path ?? ''
console.log('open')

for (let i = 0; ; i += 1) {
  const content = `${name} ${i} `
  const file = join(folder, `${i}`)
  // Of many sizes, so that it is killed at all moments of a put.
  await writeFile(file, content + 'x'.repeat((i * 7919) % 300_000))
  await library.place(slot(i), file, { by: name })
  console.log(content)
  const [from, to] = [slot(i), slot(i + 1)]
  const [ifVersion = '', ifTargetVersion = ''] = [from, to].map(path => library.file(path)?.version)
  if (i % 3 === 0) {
    await library.move(from, to, { by: name, ifVersion, ifTargetVersion }).catch(() => undefined)
  }
  if (i % 5 === 0) await library.remove(to, name)
}
