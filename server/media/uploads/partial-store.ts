import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'

/** The library's store of uploads that are not whole, in a folder that is there. */
export function openPartialStore(directory: string): FileStore {
  const store = new PrivateStore({ directory })
  // An upload of unknown length could not be checked against the free space beforehand.
  store.extensions = ['creation', 'creation-with-upload', 'termination']
  return store
}

/** For the server's own eyes, as everything else on its way in. */
class PrivateStore extends FileStore {
  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload)
    await chmod(path.join(this.directory, upload.id), 0o600)
    return created
  }
}
