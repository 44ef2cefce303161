import { useState } from 'react'
import type { TableReport } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { counted } from '../../../../base/counted.ts'

interface Props {
  /** Of the file. */
  name: string
  report: TableReport
  isBusy: boolean
  onApply: (leavesOut: boolean) => void
  onStartOver: () => void
}

const figure = new Intl.NumberFormat('en')

/** What a file would do in numbers, and the button that does it. */
export function ApplyTable({ name, report, isBusy, onApply, onStartOver }: Props) {
  const { new: added, changed, unchanged, wrongRows, headRow, unknownColumns } = report
  const [leavesOut, setLeavesOut] = useState(false)
  const changes = added.length + changed.length
  const isRefused = wrongRows > 0 && !leavesOut
  return (
    <section className="panel table-apply" aria-labelledby="table-apply">
      <h2 id="table-apply">{name}</h2>
      <dl className="table-counts">
        <Count label="New" count={added.length} />
        <Count label="Changed" count={changed.length} />
        <Count label="As they are" count={unchanged} />
        <Count label="Wrong" count={wrongRows} isAlert={wrongRows > 0} />
      </dl>
      <p className="field-note">The titles of the columns are in row {headRow} of the file.</p>
      {unknownColumns.length > 0 && (
        <p className="field-note">
          {counted(unknownColumns.length, 'column')} of the file not read:{' '}
          {unknownColumns.join(', ')}.
        </p>
      )}
      {wrongRows > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={leavesOut}
            onChange={({ target }) => setLeavesOut(target.checked)}
          />
          <span>Leave the {counted(wrongRows, 'wrong row')} out and read the others in</span>
        </label>
      )}
      {changes === 0 && (
        <p>Nothing to read in: what the file says is what the products say already.</p>
      )}
      <p className="actions">
        {changes > 0 && (
          <Button
            className="button primary"
            isBusy={isBusy}
            busyText="Reading in…"
            isIdle={isRefused}
            onClick={() => onApply(leavesOut)}
          >
            Read in {counted(changes, 'product')}
          </Button>
        )}
        <Button className="button secondary" isBusy={isBusy} onClick={onStartOver}>
          Choose another file
        </Button>
      </p>
      {isRefused && changes > 0 && (
        <p className="field-hint">
          Correct the wrong rows in the file and choose it again, or leave them out.
        </p>
      )}
    </section>
  )
}

function Count({ label, count, isAlert }: { label: string; count: number; isAlert?: boolean }) {
  return (
    <div data-alert={isAlert || undefined}>
      <dt>{label}</dt>
      <dd>{figure.format(count)}</dd>
    </div>
  )
}
