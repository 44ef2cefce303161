import { megabyte } from '../../../../web/base/units.ts'
import { unavailable } from '../../../base/errors.ts'
import { keyOf } from '../../../scale/objects/file-object.ts'
import type { LocalCopies } from '../../../scale/objects/local-copies.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import type { RemoteFile } from '../library-types.ts'
import { type StoredObject, storedFileOf } from './slot-file.ts'

/** In bytes: a copy of so much is there sooner than a visitor waits for the first of it. */
const MOST_AWAITED = megabyte

/** A file of which this process has no copy. */
export function remoteFile(
  object: StoredObject,
  { copies, objects }: { copies: LocalCopies; objects: Pick<Objects, 'get'> },
): RemoteFile {
  const copied = async () => storedFileOf(object, await copies.fetch(object))
  return {
    file: storedFileOf(object, copies.pathOf(object)),
    async copy() {
      const copying = copied().catch(error => {
        // Without space, or while the copy of a large file fails, it is read from where it is.
        if (error.status === 507 || object.bytes > MOST_AWAITED) return undefined
        throw error
      })
      return object.bytes > MOST_AWAITED ? undefined : copying
    },
    async open(range) {
      const body = await objects.get(keyOf(object), range)
      if (!body) throw unavailable('This file cannot be read just now. Try again in a minute.')
      return body
    },
  }
}
