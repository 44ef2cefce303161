import * as z from 'zod'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import { filesInBin } from '../../media/former-files.ts'
import type { OpenMedia } from '../../media/open-media.ts'
import type { ProductStore } from '../store.ts'

/** An entry of the bin names a deleted collection; the collection itself stays in its store. */
export const removedInBin = z.object({ collection: z.string(), name: z.string() })

/** The entries of a collection, newest first: after a crash there may be an older one with its photos. */
export const entriesOf = (id: string, inBin: readonly BinEntry[]): BinEntry[] =>
  inBin.filter(
    ({ kind, content }) => kind === 'collection' && removedInBin.parse(content).collection === id,
  )

/** Brings the photos of a restored collection to their places, and ends its entries. */
export async function endEntries(
  entries: readonly BinEntry[],
  media: Pick<OpenMedia, 'bin' | 'restore'>,
): Promise<void> {
  const withFiles = entries.find(one => filesInBin(one).length > 0)
  if (withFiles) await media.restore(withFiles, { by: withFiles.who })
  for (const { id } of entries) if (id !== withFiles?.id) await media.bin.remove(id)
}

/**
 * Ends what a crash has left half done: an entry of a collection that is not deleted is of a deletion that
 * was not stored, or of a restoration whose photos were still to come.
 */
export async function completeRestorations(
  { collections }: Pick<ProductStore, 'collections'>,
  media: Pick<OpenMedia, 'bin' | 'restore'>,
): Promise<void> {
  const inBin = await media.bin.list()
  for (const { id, removed } of collections) {
    if (!removed) await endEntries(entriesOf(id, inBin), media)
  }
}
