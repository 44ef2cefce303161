import { useEffect, useRef, useState } from 'react'
import type { TableReport } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { counted } from '../../../../base/counted.ts'
import type { WantedCollection } from './add-collections.ts'
import { MissingCollections } from './missing-collections.tsx'
import { ReadColumns } from './read-columns.tsx'
import type { TableChoice } from './send-table.ts'
import { AskCollection, AskPrices } from './table-questions.tsx'

interface Props {
  /** Of the file. */
  name: string
  report: TableReport
  choice: TableChoice
  isBusy: boolean
  onMake: (wanted: readonly WantedCollection[]) => void
  onChoose: (change: TableChoice) => void
  onApply: (leavesOut: boolean) => void
  onStartOver: () => void
}

const figure = new Intl.NumberFormat('en')

/** What a file would do in numbers, and the button that does it. */
export function ApplyTable(props: Props) {
  const { name, report, choice, isBusy, onMake, onChoose, onApply, onStartOver } = props
  const { new: added, changed, unchanged, wrongRows, missingCollections } = report
  const [leavesOut, setLeavesOut] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The field or the button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const changes = added.length + changed.length
  const isRefused = wrongRows > 0 && !leavesOut
  const asksPrices = report.hiddenPrices > 0 || choice.showsPrices === true
  const isUnanswered = asksPrices && choice.showsPrices === undefined
  const waiting = missingCollections.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <section className="panel table-apply" aria-labelledby="table-apply">
      <h2 id="table-apply" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <dl className="table-counts">
        <Count label="New" count={added.length} />
        <Count label="Changed" count={changed.length} />
        <Count label="As they are" count={unchanged} />
        {waiting > 0 && <Count label="Of a collection to add" count={waiting} isAlert />}
        <Count label="Wrong" count={wrongRows - waiting} isAlert={wrongRows > waiting} />
      </dl>
      <ReadColumns report={report} />
      {missingCollections.length > 0 && (
        <MissingCollections missing={missingCollections} isBusy={isBusy} onMake={onMake} />
      )}
      {(report.withoutCollection > 0 || choice.collection) && (
        <AskCollection
          collection={choice.collection ?? ''}
          isBusy={isBusy}
          onChoose={collection => onChoose({ collection })}
        />
      )}
      {asksPrices && (
        <AskPrices
          showsPrices={choice.showsPrices}
          onChoose={showsPrices => onChoose({ showsPrices })}
        />
      )}
      {wrongRows > 0 && changes > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={leavesOut}
            onChange={({ target }) => setLeavesOut(target.checked)}
          />
          <span>Leave the {counted(wrongRows, 'wrong row')} out and read the others in</span>
        </label>
      )}
      {changes === 0 && wrongRows === 0 && (
        <p>Nothing to read in: what the file says is what the products say already.</p>
      )}
      <p className="actions">
        {changes > 0 && (
          <Button
            className="button primary"
            isBusy={isBusy}
            busyText="Reading in…"
            isIdle={isRefused || isUnanswered}
            onClick={() => onApply(leavesOut)}
          >
            Read in {counted(changes, 'product')}
          </Button>
        )}
        <Button className="button secondary" isBusy={isBusy} onClick={onStartOver}>
          Choose another file
        </Button>
      </p>
      {changes > 0 && (isRefused || isUnanswered) && (
        <p className="field-hint">
          {isRefused
            ? 'Correct the wrong rows in the file and choose it again, or leave them out.'
            : 'Say first whether visitors see the prices.'}
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
