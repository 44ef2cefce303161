import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { unavailable } from '../../../../base/errors.ts'
import { createSerialQueue } from '../../../../base/serial-queue.ts'
import type { Objects } from '../../../../scale/objects/objects.ts'
import { ReservedFile } from '../../upload/reserved-file.ts'
import type { LocalFile } from './local-files.ts'
import type { Part, UploadRows } from './upload-rows.ts'

/** The bytes of unfinished uploads as objects `parts/<id of the upload>/<start>-<random>`. */
export interface PartObjects {
  /** Stores bytes of a local file; false where the upload has another offset, or is gone. */
  store(id: string, file: LocalFile, start: number, end: number): Promise<boolean>
  /**
   * Fetches what a local file lacks of a complete upload.
   * @returns the offset from which on bytes are lost
   */
  complete(file: LocalFile, parts: readonly Part[]): Promise<number | undefined>
  /** Removes objects that no upload needs; what is left of them is swept later. */
  discard(keys: readonly string[]): Promise<void>
}

/** Below them are all parts. */
export const partPrefix = 'parts/'

/** Pieces that are in memory at once; more of them wait. */
const lanes = 4

export function partObjects(objects: Objects, rows: Pick<UploadRows, 'advance'>): PartObjects {
  const queues = Array.from({ length: lanes }, createSerialQueue)
  let next = 0
  const inLane = <T>(task: () => Promise<T>): Promise<T> => {
    next = (next + 1) % lanes
    return (queues[next] as (typeof queues)[number])(task)
  }
  const discard = async (keys: readonly string[]) => {
    if (keys.length > 0) await objects.remove(keys).catch(() => undefined)
  }

  return {
    discard,
    async store(id, file, start, end) {
      // Two processes with the same bytes write two objects, of which one counts.
      const key = `${partPrefix}${id}/${start}-${randomBytes(6).toString('hex')}`
      await inLane(async () => objects.put(key, await bytesOf(file.path, start, end)))
      // Where this throws, the part may count: the object stays.
      if (!(await rows.advance(id, { start, bytes: end - start, key }))) {
        await discard([key])
        return false
      }
      file.parts.set(key, end - start)
      return true
    },
    async complete(file, parts) {
      for (const part of parts) {
        if (file.parts.has(part.key)) continue
        const body = await objects.get(part.key)
        if (!body) return part.start
        const fetched = await written(file, part.start, body)
        if (fetched !== part.bytes) throw cutOff(part, fetched)
        file.parts.set(part.key, part.bytes)
      }
      return undefined
    },
  }
}

async function bytesOf(path: string, start: number, end: number): Promise<Buffer> {
  await using file = await open(path, 'r')
  const bytes = Buffer.allocUnsafeSlow(end - start)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, start + at)
    if (bytesRead === 0) throw new Error(`${path} ends before byte ${end}`)
    at += bytesRead
  }
  return bytes
}

/** Writes a body into a local file. @returns how many bytes it had */
async function written(file: LocalFile, start: number, body: NodeJS.ReadableStream) {
  const target = openAt(file, start)
  await pipeline(body, target)
  return target.onDisk - start
}

/** A stream that writes into a local file from an offset on. */
export function openAt(file: LocalFile, start: number, before?: () => Promise<void>): ReservedFile {
  const stored = [...file.parts.values()].reduce((sum, bytes) => sum + bytes, 0)
  const written = (end: number) =>
    file.reservation.written(Math.min(file.size, stored + end - start))
  return new ReservedFile({
    path: file.path,
    reservation: { ...file.reservation, written },
    flags: 'r+',
    start,
    ...(before && { before }),
  })
}

const cutOff = ({ key, bytes }: Part, fetched: number) =>
  unavailable(
    'The upload could not be put together at this moment. Please try again soon.',
    new Error(`${key} has ${fetched} bytes instead of ${bytes}`),
  )
