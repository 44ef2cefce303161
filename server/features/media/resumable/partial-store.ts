import { chmod } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { ERRORS, type Upload } from '@tus/server'
import { ReservedFile } from '../upload/reserved-file.ts'
import type { BegunUploads } from './begun-uploads.ts'

/** The library's store of partial uploads, in an existing folder. */
export function openPartialStore(directory: string, begun: BegunUploads): FileStore {
  const store = new PromisedStore(directory, begun)
  // No space could be reserved for an upload of unknown length.
  store.extensions = ['creation', 'creation-with-upload', 'termination']
  return store
}

/**
 * Writes only with a reservation, and rethrows the original error, which the library's store
 * swallows. Its files are readable by the server only, like all temporary files.
 */
class PromisedStore extends FileStore {
  constructor(
    directory: string,
    private readonly begun: BegunUploads,
  ) {
    super({ directory })
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.begun.begin(upload.id, upload.metadata?.owner ?? '', upload.size ?? 0)
    try {
      const created = await super.create(upload)
      await chmod(path.join(this.directory, upload.id), 0o600)
      return created
    } catch (error) {
      await this.begun.remove(upload.id).catch(() => this.begun.forget([upload.id]))
      throw error
    }
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const written = this.begun.append(id, async (reservation, signal) => {
      const file = path.join(this.directory, id)
      const target = new ReservedFile({ path: file, reservation, flags: 'r+', start: offset })
      await pipeline(bytes, target, { signal })
      return target.onDisk
    })
    if (!written) throw ERRORS.FILE_NOT_FOUND
    return written
  }

  override async remove(id: string): Promise<void> {
    await this.begun.remove(id)
  }
}
