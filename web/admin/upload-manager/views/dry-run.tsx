import { useState } from 'react'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import type { Placement } from '../placement/placement.ts'
import { DryRunRow } from './dry-run-row.tsx'

interface Props {
  placements: readonly Placement[]
  nameOf: (path: string) => string
  onUpload: (placements: Placement[]) => void
  onClose: () => void
}

/** Which file would go where, before anything travels. */
export function DryRun({ placements, nameOf, onUpload, onClose }: Props) {
  const [chosen, setChosen] = useState(
    () => new Set(placements.filter(({ verdict }) => verdict === 'new' || verdict === 'replaces')),
  )
  const toggle = (placement: Placement) => {
    const next = new Set(chosen)
    if (!next.delete(placement)) {
      // A place takes one file: choosing another one for it lets go of the first.
      for (const other of next) {
        if (other.target?.path === placement.target?.path) next.delete(other)
      }
      next.add(placement)
    }
    setChosen(next)
  }
  return (
    <Dialog
      title="Where the files will go"
      text={summaryOf(placements)}
      className="dry-run"
      onClose={onClose}
    >
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
            {placements.map(placement => (
              <DryRunRow
                key={placement.file.path}
                placement={placement}
                nameOf={nameOf}
                isChosen={chosen.has(placement)}
                onToggle={() => toggle(placement)}
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
          disabled={chosen.size === 0}
          onClick={() => onUpload([...chosen])}
        >
          Upload {chosen.size} {chosen.size === 1 ? 'file' : 'files'}
        </button>
      </div>
    </Dialog>
  )
}

function summaryOf(placements: readonly Placement[]): string {
  const count = (...wanted: Placement['verdict'][]) =>
    placements.filter(({ verdict }) => wanted.includes(verdict)).length
  const parts = [
    `${count('new')} new`,
    `${count('replaces')} replace a file`,
    `${count('conflict')} in conflict`,
    `${count('refused', 'unplaced')} left out`,
  ]
  return `${placements.length} files: ${parts.join(', ')}. Nothing has been sent yet.`
}
