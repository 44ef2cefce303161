import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type {
  KnownContent,
  MediaList,
  MediaSlot,
  NamedSlotDetails,
} from '../../../../../admin/contract.ts'
import { request } from '../../../../../admin/request.ts'
import { settings } from '../../../../../admin/settings.ts'
import { Dialog } from '../../../../../admin/ui/dialog.tsx'
import { oneOr } from '../../../../../base/counted.ts'
import { api } from '../../../../../base/routes.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { findSameContent, type SameContent } from '../files/same-content.ts'
import { note } from '../log.ts'
import type { Branch } from '../media/branches.ts'
import { slotName } from '../media/slot-name.ts'
import { type Placement, placeFiles } from '../placement/placement.ts'
import { unfinished } from '../unfinished.ts'
import { queue } from '../uploads.ts'
import { DryRun } from './dry-run.tsx'

interface Props {
  files: readonly ChosenFile[]
  slots: readonly MediaSlot[]
  branches: readonly Branch[]
  section: string
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
  onClose: () => void
}

/** Finds places for files, shows them, and sends those that the person agrees to. */
export function PlacedFiles({ files, slots, branches, section, details, onClose }: Props) {
  const { same, read } = useSameContent(files)
  const names = useMemo(
    () => new Map(slots.map(slot => [slot.path, slotName(slot, details?.get(slot.path))])),
    [slots, details],
  )
  const nameOf = useCallback((path: string) => names.get(path) ?? path, [names])
  // Not again while the dialog is open: what a person has ticked stays what it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the moment at which all is known
  const placements = useMemo(
    () =>
      same &&
      placeFiles(files, {
        slots,
        section,
        maxBytes: settings.maxUploadBytes,
        productNames: names,
        remembered: unfinished.value,
        same,
        nameOf,
      }),
    [files, same],
  )

  function upload(chosen: Placement[]) {
    queue.add(chosen.flatMap(({ file, target }) => (target ? [{ file, target }] : [])))
    for (const { file, verdict, reason } of placements ?? []) {
      if (verdict === 'refused') note(`${file.path} · refused: ${reason}`, true)
      if (verdict === 'there') note(`${file.path} · ${reason}, not sent`)
    }
    onClose()
  }

  return (
    <Dialog
      title="Where the files will go"
      text={placements ? undefined : readingText(read)}
      className="dry-run"
      loses={`${oneOr(files.length, 'The file is', 'files are')} not uploaded yet.`}
      onClose={onClose}
    >
      {placements && (
        <DryRun
          placements={placements}
          slots={slots}
          branches={branches}
          section={section}
          details={details}
          nameOf={nameOf}
          onUpload={upload}
        />
      )}
    </Dialog>
  )
}

const readingText = ({ done, all }: Progress) =>
  all === 0
    ? 'Looking what is there already ...'
    : `Looking what is there already: ${done} of ${all}`

interface Progress {
  done: number
  all: number
}

/**
 * Reads the list of media again, since another administrator may have filled places, and finds the
 * files that are there already. A lost connection leaves the known list.
 */
function useSameContent(files: readonly ChosenFile[]) {
  const queryClient = useQueryClient()
  const [same, setSame] = useState<ReadonlyMap<ChosenFile, SameContent>>()
  const [read, setRead] = useState<Progress>({ done: 0, all: 0 })
  useEffect(() => {
    let isOver = false
    const findSame = async () => {
      const [contents] = await Promise.all([
        request<{ contents: KnownContent[] }>(api.mediaContents).then(
          ({ contents }) => contents,
          () => [],
        ),
        queryClient
          .fetchQuery<MediaList>({ queryKey: [api.media], staleTime: 0 })
          .catch(() => undefined),
      ])
      const onProgress = (done: number, all: number) => !isOver && setRead({ done, all })
      const same = await findSameContent(files, contents, onProgress)
      if (!isOver) setSame(same)
    }
    void findSame()
    return () => {
      isOver = true
    }
  }, [files, queryClient])
  return { same, read }
}
