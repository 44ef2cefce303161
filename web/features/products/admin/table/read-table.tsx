import { Fragment } from 'react'
import { Link } from 'wouter'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { ApplyTable } from './apply-table.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportedTable } from './imported-table.tsx'
import { ReportList } from './report-list.tsx'
import { TableRules } from './table-rules.tsx'
import { useReadTable } from './use-read-table.ts'

/** Products from a file of a spreadsheet program: what it would change first, then doing it. */
export function ReadTable() {
  const table = useReadTable()
  const { file, report, imported, failure, isOutdated, isTrying, isImporting } = table
  const isBusy = isTrying || isImporting
  return (
    <>
      <ScreenHeading
        title="Read a table in"
        text="Products from a spreadsheet: new ones, and what changes of those that there are."
      >
        <Link className="button secondary" href={adminRoutes.products}>
          All products
        </Link>
      </ScreenHeading>
      <div className="table-steps">
        {failure && (
          <div className="alert" role="alert">
            <p>{failure}</p>
            {file && (isOutdated || !report) && (
              <button type="button" className="link-button" onClick={() => void table.tryAgain()}>
                Check {file.name} again
              </button>
            )}
          </div>
        )}
        {isTrying && <p role="status">Checking {file?.name}…</p>}
        {report && file && (
          <Fragment key={report.version}>
            <ApplyTable
              name={file.name}
              report={report}
              choice={table.choice}
              isBusy={isBusy}
              onMake={wanted => void table.makeCollections(wanted)}
              onChoose={change => void table.answer(change)}
              onApply={leavesOut => void table.apply(leavesOut)}
              onStartOver={table.startOver}
            />
            <ReportList report={report} />
          </Fragment>
        )}
        {imported && (
          <ImportedTable
            imported={imported}
            showsPrices={table.choice.showsPrices}
            onStartOver={table.startOver}
          />
        )}
        {!report && !imported && (
          <>
            <ChooseFile isBusy={isBusy} onChoose={file => void table.choose(file)} />
            <TableRules />
          </>
        )}
      </div>
    </>
  )
}
