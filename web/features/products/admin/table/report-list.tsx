import { useState } from 'react'
import type { TableReport } from '../../../../admin/contract.ts'
import { Pager } from '../../../../admin/ui/pager.tsx'
import { SearchField } from '../../../../admin/ui/search-field.tsx'
import { type EntryKind, entriesOf, foundEntries, type ReportEntry } from './report-entries.ts'

const PAGE_SIZE = 50

const kinds: readonly [EntryKind | '', string][] = [
  ['', 'All'],
  ['new', 'New'],
  ['changed', 'Changed'],
  ['wrong', 'Wrong'],
]

const figure = new Intl.NumberFormat('en')

/** Row by row what a file would do, by kind and by words. */
export function ReportList({ report }: { report: TableReport }) {
  const entries = entriesOf(report)
  // What is to be done comes first.
  const [kind, setKind] = useState<EntryKind | ''>(report.wrongRows > 0 ? 'wrong' : '')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const found = foundEntries(entries, kind, q)
  const count = (one: EntryKind | '') => foundEntries(entries, one, '').length
  const pages = Math.ceil(found.length / PAGE_SIZE)
  if (entries.length === 0) return null
  return (
    <section className="panel table-report" aria-labelledby="table-report">
      <h2 id="table-report">Row by row</h2>
      <div className="table-filters">
        <fieldset>
          <legend className="visually-hidden">Show</legend>
          {kinds.map(([one, label]) => (
            <label key={one} className="table-kind">
              <input
                type="radio"
                name="table-kind"
                checked={kind === one}
                onChange={() => {
                  setKind(one)
                  setPage(1)
                }}
              />
              <span>
                {label} {figure.format(count(one))}
              </span>
            </label>
          ))}
        </fieldset>
        <SearchField
          value={q}
          placeholder="Code, name, column"
          onChange={q => {
            setQ(q)
            setPage(1)
          }}
        />
      </div>
      {found.length === 0 && <p role="status">No row matches.</p>}
      <ol className="table-rows">
        {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(entry => (
          <Entry key={entry.row} entry={entry} />
        ))}
      </ol>
      <Pager page={page} pages={pages} back="Previous" on="Next" onShow={setPage} />
    </section>
  )
}

const tags: Record<EntryKind, string> = { new: 'New', changed: 'Changed', wrong: 'Wrong' }

function Entry({ entry: { kind, row, code, name, lines } }: { entry: ReportEntry }) {
  const title = name && name !== code ? `${code} ${name}` : code
  return (
    <li>
      <p className="table-row-head">
        <span
          className="tag"
          data-good={kind === 'new' || undefined}
          data-alert={kind === 'wrong' || undefined}
        >
          {tags[kind]}
        </span>
        <strong>{title || 'No code'}</strong>
        <span className="table-row-number">Row {row}</span>
      </p>
      <dl>
        {lines.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {from !== undefined && (
                <>
                  <del>
                    <span className="visually-hidden">from </span>
                    {from || 'nothing'}
                  </del>
                  <span aria-hidden="true"> → </span>
                  <span className="visually-hidden"> to </span>
                </>
              )}
              <span>{to || 'nothing'}</span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
