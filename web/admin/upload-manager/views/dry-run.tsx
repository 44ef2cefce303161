import { useState } from 'react'
import type { MediaSlot, NamedSlotDetails } from '../../contract.ts'
import { DialogClose } from '../../ui/dialog.tsx'
import type { ChosenFile } from '../files/chosen-file.ts'
import type { Branch } from '../media/branches.ts'
import { choose, type Decision, fillSection, firstDecisions, moveTo } from '../placement/decide.ts'
import { kindOf } from '../placement/file-kind.ts'
import type { Placement } from '../placement/placement.ts'
import { DryRunRow } from './dry-run-row.tsx'
import { PlacePicker } from './place-picker.tsx'
import { SectionPicker } from './section-picker.tsx'

interface Props {
  placements: readonly Placement[]
  slots: readonly MediaSlot[]
  branches: readonly Branch[]
  section: string
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
  nameOf: (path: string) => string
  onUpload: (chosen: Placement[]) => void
}

/** Which file goes where, before anything travels: a person can change each of it. */
export function DryRun(props: Props) {
  const { placements, slots, branches, section, details, nameOf, onUpload } = props
  const [decisions, setDecisions] = useState(() => firstDecisions(placements))
  const [moving, setMoving] = useState<ChosenFile>()
  const chosen = decisions.filter(({ isChosen }) => isChosen)
  const count = (verdict: Placement['verdict']) => ofVerdict(decisions, verdict).size
  const tickReplacing = () =>
    setDecisions(choose(decisions, ofVerdict(decisions, 'replaces'), true))

  return (
    <>
      <div className="dry-run-tools">
        {count('unplaced') > 0 && (
          <SectionPicker
            branches={branches}
            count={count('unplaced')}
            onPick={path => setDecisions(fillSection(decisions, slots, path))}
          />
        )}
        {count('replaces') > 0 && (
          <button type="button" className="link-button" onClick={tickReplacing}>
            {count('replaces') === 1
              ? 'Tick the one that replaces a file'
              : `Tick the ${count('replaces')} that replace a file`}
          </button>
        )}
        {chosen.length > 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => setDecisions(decisions.map(one => ({ ...one, isChosen: false })))}
          >
            Untick all
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled table is reached by keyboard */}
      <section className="dry-run-scroll" aria-label="Files" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Upload</th>
              <th scope="col">File</th>
              <th scope="col">Goes to</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {decisions.map(decision => (
              <DryRunRow
                key={decision.file.path}
                decision={decision}
                nameOf={nameOf}
                onToggle={isChosen =>
                  setDecisions(choose(decisions, new Set([decision.file]), isChosen))
                }
                onMove={() => setMoving(decision.file)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div className="actions">
        <DialogClose className="button secondary">Cancel</DialogClose>
        <button
          type="button"
          className="button primary"
          disabled={chosen.length === 0}
          onClick={() => onUpload(chosen)}
        >
          Upload {chosen.length} {chosen.length === 1 ? 'file' : 'files'}
        </button>
      </div>
      {moving && (
        <PlacePicker
          title={`Where shall ${moving.name} go?`}
          kind={kindOf(moving.name)}
          filled="Has a file"
          slots={slots}
          section={section}
          details={details}
          onPick={slot => {
            setDecisions(moveTo(decisions, moving, slot))
            setMoving(undefined)
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  )
}

const ofVerdict = (decisions: readonly Decision[], wanted: Placement['verdict']) =>
  new Set(decisions.filter(({ verdict }) => verdict === wanted).map(({ file }) => file))

/** In numbers, what would become of all files. */
export function summaryOf(placements: readonly Placement[]): string {
  const count = (...wanted: Placement['verdict'][]) =>
    placements.filter(({ verdict }) => wanted.includes(verdict)).length
  const parts = [
    `${count('new')} new`,
    `${count('replaces')} replace a file`,
    `${count('there')} already there`,
    `${count('conflict')} in conflict`,
    `${count('refused', 'unplaced')} left out`,
  ]
  return `${placements.length} files: ${parts.join(', ')}. Nothing has been sent yet.`
}
