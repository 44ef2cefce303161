import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '../../../../base/command.ts'
import { keyOf } from '../../../../scale/objects/file-object.ts'
import type { Objects } from '../../../../scale/objects/objects.ts'
import type { Installation, UploadPart } from '../installation.ts'

/** The number of files that are sent at a time. */
const AT_ONCE = 4

type Bucket = Pick<Objects, 'put' | 'get' | 'sizeOf'>

/**
 * Puts the bytes of all files of a volume into the bucket, but those that are there, and reads each of
 * them back.
 * @throws CommandError where one is not there as it was put
 */
export async function putUploads(installation: Installation, objects: Bucket): Promise<void> {
  const underWay = new Set<Promise<void>>()
  try {
    for await (const upload of allUploads(installation)) {
      const putting: Promise<void> = putUpload(upload, objects).finally(() => {
        underWay.delete(putting)
      })
      // A failure counts as handled until it is awaited below.
      putting.catch(() => undefined)
      underWay.add(putting)
      if (underWay.size >= AT_ONCE) await Promise.race(underWay)
    }
    await Promise.all(underWay)
  } finally {
    await Promise.allSettled(underWay)
  }
}

/** Puts the bytes of a file on this machine, unless they are there, and reads them back. */
export async function putUpload(
  upload: Pick<UploadPart, 'path' | 'bytes' | 'sha256' | 'local'>,
  objects: Bucket,
): Promise<void> {
  const { path, bytes, sha256, local } = upload
  const key = keyOf({ sha256 })
  if (local === undefined) return
  if ((await objects.sizeOf(key)) === bytes && (await isThere(key, sha256, objects))) return
  await objects.put(key, { file: local })
  if (await isThere(key, sha256, objects)) return
  throw new CommandError(`${path} is not in the bucket as it was put there (${key}).`)
}

async function* allUploads({ uploads, bin }: Installation): AsyncGenerator<UploadPart> {
  yield* uploads()
  for await (const { files } of bin()) yield* files
}

async function isThere(key: string, sha256: string, objects: Bucket): Promise<boolean> {
  const body = await objects.get(key)
  return body !== undefined && (await sumOf(body)) === sha256
}

async function sumOf(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(body, hash)
  return hash.digest('hex')
}
