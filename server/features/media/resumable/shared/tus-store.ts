import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { minute } from '../../../../../web/base/units.ts'
import { tooManyBegun } from '../giving-way.ts'
import type { LocalFiles } from './local-files.ts'
import { openAt, type PartObjects } from './part-objects.ts'
import { createPieces } from './pieces.ts'
import type { UploadRows } from './upload-rows.ts'

export interface SharedParts {
  rows: UploadRows
  parts: PartObjects
  local: LocalFiles
  /** The limit of uploads per user. */
  most: number
}

/** The library's store of partial uploads that any process continues. */
export class SharedStore extends DataStore {
  // No space could be reserved for an upload of unknown length.
  override extensions = ['creation', 'creation-with-upload', 'termination']

  constructor(private readonly shared: SharedParts) {
    super()
  }

  override async create(upload: Upload): Promise<Upload> {
    const { rows, parts, local, most } = this.shared
    const { id, size = 0, metadata = {} } = upload
    // A process without space for it says so before anything is sent.
    await local.use({ id, size }, async () => undefined)
    try {
      const owner = metadata.owner ?? ''
      const gone = await rows.begin({ id, owner, size, metadata }, most)
      if (!gone) throw tooManyBegun(most)
      await parts.discard(gone)
      return upload
    } catch (error) {
      await local.drop(id)
      throw error
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    // The library goes on when a line is cut, before what came is stored.
    await this.shared.local.settled(id)
    const row = await this.shared.rows.find(id)
    if (!row || row.outcome) throw ERRORS.FILE_NOT_FOUND
    const { size, received: offset, metadata } = row
    return new Upload({ id, size, offset, metadata })
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { rows, parts, local } = this.shared
    const { size = 0 } = await this.getUpload(id)
    // Bytes of a line that is slow, or still, count later.
    const timer = setInterval(() => void rows.touch(id).catch(() => undefined), minute).unref()
    const written = local.use({ id, size }, async (file, signal) => {
      const pieces = createPieces(offset, async (start, end) => {
        if (!(await parts.store(id, file, start, end))) throw await this.#whyNot(id)
      })
      const target = openAt(file, offset, () => pieces.reached(target.onDisk))
      const closed = finished(target).catch(() => undefined)
      try {
        await pipeline(bytes, target, { signal })
      } finally {
        // What came before a line was cut counts as well.
        await closed
        await pieces.end(target.onDisk)
      }
      return target.onDisk
    })
    return written.finally(() => clearInterval(timer))
  }

  override async remove(id: string): Promise<void> {
    const { rows, parts, local } = this.shared
    const keys = await rows.remove(id)
    await local.drop(id)
    await parts.discard(keys)
  }

  async #whyNot(id: string) {
    const row = await this.shared.rows.find(id)
    return row && !row.outcome ? ERRORS.INVALID_OFFSET : ERRORS.FILE_NOT_FOUND
  }
}
