import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../../base/disk/disk-space.ts'
import { unavailable } from '../../base/errors.ts'
import { type FileObject, keyOf } from './file-object.ts'
import type { Objects } from './objects.ts'

/** The number of attempts after a broken connection. */
const MOST_TRIES = 3

/**
 * Writes the bytes of an object to a new file, which is durable and of the object's hash afterwards; a
 * derivative, whose hash is not stored, of its size.
 * @throws AppError 503 where they cannot be had; what the disk says where it is full
 */
export async function download(
  file: FileObject,
  target: string,
  objects: Pick<Objects, 'get'>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const body = await objects.get(keyOf(file))
    if (!body) throw damaged(`${keyOf(file)} is not in the bucket`)
    const hash = createHash('sha256')
    let bytes = 0
    try {
      await pipeline(
        body,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            bytes += chunk.length
            yield chunk
          }
        },
        // A power cut could otherwise leave a file of the right size without its bytes.
        createWriteStream(target, { mode: 0o600, flush: true }),
      )
    } catch (error) {
      if (isDiskFull(error)) throw error
      if (tries === MOST_TRIES) throw unavailable(NOT_NOW, error)
      continue
    }
    const isWhole =
      file.derivative === undefined ? hash.digest('hex') === file.sha256 : bytes === file.bytes
    if (isWhole) return
    throw damaged(`${keyOf(file)} is not what it was`)
  }
}

const NOT_NOW = 'This file cannot be read just now. Try again in a minute.'

const damaged = (fault: string) => unavailable(NOT_NOW, new Error(fault))
