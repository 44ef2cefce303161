import type { Slot } from '../../../../web/sections/fields.ts'
import { filesOf } from '../slots/slots.ts'
import type { SharedBin } from './shared-bin.ts'
import { type SlotFile, storedFileOf } from './slot-file.ts'
import type { SlotChange } from './slot-files.ts'

/** A file that leaves its slot. */
export interface GoingSlotFile {
  path: string
  file: SlotFile
}

/** Puts a file into a slot; what the slot held comes into the bin. @returns the entry of that */
export async function replaceFile(
  change: SlotChange,
  slot: Slot,
  file: SlotFile,
  { bin, by }: { bin: Pick<SharedBin, 'keepIn'>; by: string },
): Promise<string | undefined> {
  const isReplaced = (await change.get(slot.path)) !== undefined
  const former = isReplaced
    ? await bin.keepIn(change.tx, await filesIn(change, slot), 'replaced', by)
    : undefined
  await change.set(slot.path, file)
  return former
}

/** What a slot holds: its file and, of a video, its poster. */
export async function filesIn(change: SlotChange, slot: Slot): Promise<GoingSlotFile[]> {
  const going: GoingSlotFile[] = []
  for (const path of filesOf(slot)) {
    const file = await change.get(path)
    if (file) going.push({ path, file })
  }
  return going
}

/** A slot as a message of a conflict shows it. */
export async function seenIn(change: SlotChange, slot: Slot) {
  const held = new Map((await filesIn(change, slot)).map(({ path, file }) => [path, file]))
  return {
    file: (path: string) => {
      const file = held.get(path)
      return file && storedFileOf(file, path)
    },
  }
}
