import { notFound } from '../../../base/errors.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import { filesInBin } from '../former-files.ts'
import type { Placing } from '../library-types.ts'
import { slotConflict } from '../slot-conflict.ts'
import type { Manifest } from '../slots/slots.ts'
import { replaceFile, seenIn } from './replace-file.ts'
import type { SharedBin } from './shared-bin.ts'
import type { SlotFiles } from './slot-files.ts'

interface RestoreOptions {
  slotFiles: SlotFiles
  bin: SharedBin
  manifest: Manifest
}

/** `MediaFiles.restore` of several processes: all files of an entry or none. */
export async function restoreShared(
  { id }: BinEntry,
  { slotFiles, bin, manifest }: RestoreOptions,
  { by = '', ifVersion = '' }: Placing,
): Promise<void> {
  await slotFiles.change(async change => {
    const row = await bin.findIn(change.tx, id)
    if (!row)
      throw notFound('This is no longer in the bin. Somebody may have restored or deleted it.')
    const files = filesInBin(row)
    if (files.length === 0 || !files.every(({ path }) => manifest.get(path)))
      throw notFound('The site has no place for it any more.')
    for (const [index, { path, version, fingerprint }] of files.entries()) {
      const slot = manifest.get(path)
      const object = row.objects[index]
      if (!slot || !object) throw notFound('The site has no place for it any more.')
      const held = await change.get(path)
      if (held?.version === version) continue
      if (index === 0 && ifVersion !== (held?.version ?? ''))
        throw slotConflict(slot, await seenIn(change, slot))
      await replaceFile(change, slot, { ...object, version, fingerprint }, { bin, by })
    }
    await bin.removeIn(change.tx, id)
  })
  await bin.refresh()
}
