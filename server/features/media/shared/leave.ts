import type { KeptFor } from '../former-files.ts'
import type { LeftSlots } from '../leave-slots.ts'
import type { Manifest } from '../slots/slots.ts'
import type { GoingSlotFile } from './replace-file.ts'
import { filesIn } from './replace-file.ts'
import type { SharedBin } from './shared-bin.ts'
import type { SlotFiles } from './slot-files.ts'

interface LeaveOptions {
  slotFiles: SlotFiles
  bin: SharedBin
  manifest: Manifest
}

/** `MediaFiles.leave` of several processes. */
export async function leaveSharedSlots(
  slotPaths: readonly string[],
  about: KeptFor,
  by: string,
  { slotFiles, bin, manifest }: LeaveOptions,
): Promise<LeftSlots> {
  const slots = slotPaths.flatMap(path => manifest.get(path) ?? [])
  const { id, going } = await slotFiles.change(async change => {
    const going: GoingSlotFile[] = []
    for (const slot of slots) going.push(...(await filesIn(change, slot)))
    return { id: await bin.keepIn(change.tx, going, 'deleted', by, about), going }
  })
  await bin.refresh()
  return {
    kept: { id, undo: async () => void (await bin.remove(id)) },
    clear: () =>
      slotFiles.change(async change => {
        for (const { path, file } of going) {
          // Unless one came meanwhile.
          if ((await change.get(path))?.version === file.version) await change.set(path, undefined)
        }
      }),
  }
}
