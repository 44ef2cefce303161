import { useCallback, useState } from 'react'
import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { DialogClose } from '../../../../../admin/ui/dialog.tsx'
import { counted } from '../../../../../base/counted.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import type { Branch } from '../media/branches.ts'
import { isSent, moveTo, swapPlaces } from '../placement/decide.ts'
import { kindOf } from '../placement/file-kind.ts'
import type { Placement } from '../placement/placement.ts'
import { useDecisions } from '../placement/use-decisions.ts'
import { DryRunRows } from './dry-run-rows.tsx'
import { DryRunTools } from './dry-run-tools.tsx'
import { PlacePicker } from './place-picker.tsx'

interface Props {
  placements: readonly Placement[]
  slots: readonly MediaSlot[]
  branches: readonly Branch[]
  section: string
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
  nameOf: (path: string) => string
  onUpload: (chosen: Placement[]) => void
}

/** The target of each file before anything travels: a person can change each of them. */
export function DryRun(props: Props) {
  const { placements, slots, section, details, nameOf, onUpload } = props
  const deciding = useDecisions(placements)
  const { decisions, change } = deciding
  const [moving, setMoving] = useState<ChosenFile>()
  const chosen = decisions.filter(isSent)
  const onTick = useCallback(deciding.tick, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing of one moment
  const onSwap = useCallback(
    (file: ChosenFile, other: ChosenFile) =>
      change(decisions => swapPlaces(decisions, file, other)),
    [],
  )

  return (
    <>
      <p role="status">{summaryOf(decisions)}</p>
      <DryRunTools {...deciding} slots={slots} branches={props.branches} />
      <p className="dry-run-hint">
        {decisions.length > 1 &&
          'Drag a row onto another one to swap their places. Shift ticks all in between.'}
      </p>
      <DryRunRows
        decisions={decisions}
        nameOf={nameOf}
        onTick={onTick}
        onMove={setMoving}
        onSwap={onSwap}
      />
      <div className="actions">
        <DialogClose className="button secondary">Cancel</DialogClose>
        <button
          type="button"
          className="button primary"
          disabled={chosen.length === 0}
          onClick={() => onUpload(chosen)}
        >
          Upload {counted(chosen.length, 'file')}
        </button>
      </div>
      {moving && (
        <PlacePicker
          title={`Where shall ${moving.name} go?`}
          kind={kindOf(moving)}
          filled="Has a file"
          slots={slots}
          section={section}
          details={details}
          onPick={slot => {
            change(decisions => moveTo(decisions, moving, slot))
            setMoving(undefined)
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  )
}

/** Counts the effects on all files. */
function summaryOf(placements: readonly Placement[]): string {
  const count = (...verdicts: Placement['verdict'][]) =>
    placements.filter(({ verdict }) => verdicts.includes(verdict)).length
  const parts = [
    `${count('new')} new`,
    `${count('replaces')} replace a file`,
    `${count('there')} already there`,
    `${count('conflict')} in conflict`,
    `${count('refused', 'unplaced')} left out`,
  ]
  return `${counted(placements.length, 'file')}: ${parts.join(', ')}. Nothing has been sent yet.`
}
