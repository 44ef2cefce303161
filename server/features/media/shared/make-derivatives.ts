import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskSpaceReader, ensureDiskSpace } from '../../../base/disk/disk-space.ts'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import { type FileObject, keyOf } from '../../../scale/objects/file-object.ts'
import type { LocalCopies } from '../../../scale/objects/local-copies.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import type { ImageWorker } from '../image-work/image-worker.ts'
import type { createMadeDerivatives } from './made-derivatives.ts'
import type { NamedDerivative } from './shared-derivatives.ts'

interface MakeOptions {
  worker: Pick<ImageWorker, 'run'>
  objects: Pick<Objects, 'put'>
  copies: Pick<LocalCopies, 'adopt'>
  made: Pick<ReturnType<typeof createMadeDerivatives>, 'add'>
  objectOf(photo: StoredFile, name: string, bytes: number): FileObject
  /** Files in work are below it. */
  dataDir: string
  /** Whether this process is still to make them. */
  goesOn: () => boolean
}

/** Makes derivatives of a photo, width by width, and puts each into the bucket. */
export async function makeDerivatives(
  photo: StoredFile,
  missing: readonly NamedDerivative[],
  { worker, objects, copies, made, objectOf, dataDir, goesOn }: MakeOptions,
): Promise<void> {
  await ensureDiskSpace(diskSpaceReader(dataDir), photo.size)
  const folder = await mkdtemp(join(dataDir, IN_WORK))
  try {
    for (const width of new Set(missing.map(({ nominal }) => nominal))) {
      if (!goesOn()) return
      const targets = missing
        .filter(({ nominal }) => nominal === width)
        .map(({ name, format }) => ({ name, format, file: join(folder, name) }))
      await worker.run({ kind: 'derivatives', source: photo.absolute, width, targets })
      for (const { name, file } of targets) {
        const object = objectOf(photo, name, (await stat(file)).size)
        await objects.put(keyOf(object), { file })
        made.add(object.sha256, name, object.bytes)
        // Without a copy it is fetched when it is asked for.
        await copies.adopt(object, file).catch(() => undefined)
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Of a process that was killed. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter(name => name.startsWith(IN_WORK))
  for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true })
}

/** What the names of folders of files in work begin with. */
const IN_WORK = '.derivatives-'
