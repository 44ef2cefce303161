import { useMemo } from 'react'
import type { MediaSlot, NamedSlotDetails } from '../../contract.ts'
import { settings } from '../../settings.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { note } from '../log.ts'
import { slotName } from '../media/slot-name.ts'
import { type Placement, placeFiles } from '../placement/placement.ts'
import { queue, unfinished } from '../uploads.ts'
import { DryRun } from './dry-run.tsx'

interface Props {
  files: readonly ChosenFile[]
  slots: readonly MediaSlot[]
  section: string
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
  onClose: () => void
}

/** Finds places for files, shows them, and sends what the person agrees to. */
export function PlacedFiles({ files, slots, section, details, onClose }: Props) {
  const names = useMemo(
    () => new Map(slots.map(slot => [slot.path, slotName(slot, details?.get(slot.path))])),
    [slots, details],
  )
  const placements = useMemo(
    () =>
      placeFiles(files, {
        slots,
        section,
        maxBytes: settings.maxUploadBytes,
        productNames: names,
        remembered: unfinished.value,
      }),
    [files, slots, section, names],
  )

  function upload(chosen: Placement[]) {
    queue.add(chosen.flatMap(({ file, target }) => (target ? [{ file, target }] : [])))
    for (const { file, verdict, reason } of placements) {
      if (verdict === 'refused') note(`${file.path} · refused: ${reason}`, true)
    }
    onClose()
  }

  return (
    <DryRun
      placements={placements}
      nameOf={path => names.get(path) ?? path}
      onUpload={upload}
      onClose={onClose}
    />
  )
}
