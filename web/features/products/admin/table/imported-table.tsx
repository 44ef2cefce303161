import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { counted } from '../../../../base/counted.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { useUndo } from '../../../operations/admin/bin/use-undo.ts'
import type { ImportedTable as Imported } from './send-table.ts'

interface Props {
  imported: Imported
  showsPrices: boolean | undefined
  onStartOver: () => void
}

/** What was read in, and the way back. */
export function ImportedTable({ imported: { report, binEntry }, showsPrices, onStartOver }: Props) {
  const { undo } = useUndo()
  const [isUndone, setUndone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const parts = [
    report.new.length > 0 && counted(report.new.length, 'new product'),
    report.changed.length > 0 && `${counted(report.changed.length, 'product')} changed`,
    report.wrongRows > 0 && `${counted(report.wrongRows, 'wrong row')} left out`,
  ].filter(Boolean)
  return (
    <section className="panel table-apply" aria-labelledby="table-imported">
      <h2 id="table-imported" ref={heading} tabIndex={-1}>
        Read in
      </h2>
      <p role="status">
        {parts.join(', ') || 'Nothing was changed'}. The site shows it now
        {report.hiddenPrices > 0
          ? `, without ${counted(report.hiddenPrices, 'price')} that visitors do not see.`
          : showsPrices
            ? ', with the prices.'
            : '.'}
      </p>
      {binEntry && (
        <p className="field-hint">
          What the products said before stays in the bin for 30 days. It can be put back as long as
          nobody changes these products.
        </p>
      )}
      <p className="actions">
        <Link className="button primary" href={adminRoutes.products}>
          See the products
        </Link>
        {binEntry && !isUndone && (
          <button
            type="button"
            className="button secondary"
            onClick={() => {
              setUndone(true)
              void undo(binEntry)
            }}
          >
            Undo all of it
          </button>
        )}
        <button type="button" className="button secondary" onClick={onStartOver}>
          Read another table in
        </button>
      </p>
    </section>
  )
}
