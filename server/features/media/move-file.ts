import type { Slot } from '../../../web/sections/fields.ts'
import { badRequest } from '../../base/errors.ts'
import type { Library, Moved, Moving } from './library-types.ts'
import { filesOf } from './slots/slots.ts'
import type { UploadFingerprints } from './upload/upload-fingerprints.ts'

interface MoveOptions {
  library: Library
  fingerprints: Pick<UploadFingerprints, 'of' | 'put'>
}

/**
 * Moves a file to another slot with what is known of its upload, so that it is known there by its
 * content. What is said of a slot stays with the slot: it is about the product.
 * @throws AppError 400 where the slots are of two kinds or the same; 409 as `Library.move`
 */
export async function moveFile(
  from: Slot,
  to: Slot,
  { library, fingerprints }: MoveOptions,
  moving: Moving,
): Promise<Moved> {
  if (from.path === to.path) throw badRequest('The file is in this place already.')
  if (from.kind !== to.kind) throw badRequest(`${to.path} takes no ${kinds[from.kind]}.`)
  const pairs = filesOf(from).map((path, index) => [path, filesOf(to)[index] as string] as const)
  const fingerprintsAfter = new Map<string, Awaited<ReturnType<UploadFingerprints['of']>>>()
  for (const [one, other] of pairs) {
    fingerprintsAfter.set(one, await fingerprints.of(other))
    fingerprintsAfter.set(other, await fingerprints.of(one))
  }
  const moved = await library.move(from.path, to.path, moving)
  for (const [path, fingerprint] of fingerprintsAfter) {
    // Unless an upload has come in between.
    const isOfThis = fingerprint?.version === library.file(path)?.version
    if (isOfThis) await fingerprints.put(path, fingerprint)
  }
  return moved
}

const kinds = { image: 'photo', video: 'video', pdf: 'PDF' } as const
