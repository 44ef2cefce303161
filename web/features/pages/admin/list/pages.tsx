import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { editorOf } from '../../../../admin/editor-address.ts'
import { settings } from '../../../../admin/settings.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { SearchField } from '../../../../admin/ui/search-field.tsx'
import { adminRoutes, api } from '../../../../base/routes.ts'
import type { ListedPage } from '../../contract.ts'
import { NAME as COMPARE, PUBLISHED, SHIPPED, wordsOf } from '../compare/states.ts'
import { NewPageDialog } from '../new/new-page-dialog.tsx'
import { foundPages, type PageRow, pageTree } from './page-tree.ts'
import { ShowAgain } from './show-again.tsx'
import { goesDownWords, stateWords } from './state-words.ts'

/** Every page of the site, with what is not published yet; the search stands in the address. */
export function Pages() {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const { data, error } = useQuery<{ pages: ListedPage[] }>({
    queryKey: [api.adminPages],
    refetchOnMount: 'always',
  })
  /** While a page is added: which it is a copy of; '' for none. */
  const [model, setModel] = useState<string>()
  const rows = data ? foundPages(pageTree(data.pages), q) : []
  return (
    <>
      <ScreenHeading
        title="Pages"
        text={data && `${data.pages.length} pages · ${unseenWords(data.pages)}`}
      >
        <Link className="button secondary" href={adminRoutes.menu}>
          Menu
        </Link>
        <Link className="button secondary" href={adminRoutes.siteTexts}>
          Texts of every page
        </Link>
        <Link className="button secondary" href={adminRoutes.redirects}>
          Former addresses
        </Link>
        <button
          type="button"
          className="button primary"
          disabled={!data}
          onClick={() => setModel('')}
        >
          Add a page
        </button>
      </ScreenHeading>
      <SearchField
        value={q}
        placeholder="Name or address"
        onChange={q => setParams(q ? { q } : {}, { replace: true })}
      />
      <ReadState what="The pages" data={data} error={error} />
      {data && rows.length === 0 && (
        <p className="empty">No page matches. Try another word, or clear the search.</p>
      )}
      {rows.length > 0 && (
        <ul className="panel page-list" aria-label="Pages">
          {rows.map(row => (
            <Row key={row.path} row={row} onCopy={() => setModel(row.path)} />
          ))}
        </ul>
      )}
      {data && model !== undefined && (
        <NewPageDialog from={model} pages={data.pages} onClose={() => setModel(undefined)} />
      )}
    </>
  )
}

function Row({ row, onCopy }: { row: PageRow; onCopy: () => void }) {
  return (
    <li data-depth={Math.min(row.depth, 3)}>
      <div>
        <Link className="page-list-name" href={editorOf(row.path)}>
          {row.name}
        </Link>
        <span className="page-list-path">{row.path}</span>
      </div>
      <p className="page-list-tags">
        {row.isOwn && <span className="tag">Own page</span>}
        <span className="tag" data-alert={isAlert(row) || undefined}>
          {stateWords(row, settings.timeZone)}
        </span>
        {row.isNewInRelease && (
          <Link className="tag" href={newestOf(row.path)}>
            New in this release
          </Link>
        )}
        {row.goesDown && (
          <span className="tag" data-alert={row.goesDown.failed !== undefined || undefined}>
            {goesDownWords(row, settings.timeZone)}
          </span>
        )}
      </p>
      <button type="button" className="link-button" onClick={onCopy}>
        Copy<span className="visually-hidden"> {row.name}</span>
      </button>
      {row.hidden && <ShowAgain row={row} />}
      {!row.hidden && (row.isHidden ? <span /> : <ViewLink row={row} />)}
    </li>
  )
}

/** The comparison of a page with what this release has for it. */
const newestOf = (path: string) =>
  `${editorOf(path)}&${COMPARE}=${wordsOf({ before: PUBLISHED, after: SHIPPED })}`

/** States in which a page has changes that visitors do not see. */
const UNSEEN = new Set<ListedPage['state']>(['draft', 'scheduled'])

const isAlert = ({ state, isHidden, schedule }: PageRow) =>
  schedule ? schedule.failed !== undefined : state === 'draft' || isHidden === true

function ViewLink({ row }: { row: PageRow }) {
  return (
    <a className="link-button" href={row.path} target="_blank" rel="noreferrer">
      View
      <span className="visually-hidden"> {row.name} (opens a new tab)</span>
      <span aria-hidden="true"> ↗</span>
    </a>
  )
}

/** What visitors do not see, in words. */
function unseenWords(pages: readonly ListedPage[]): string {
  const hidden = pages.filter(({ isHidden }) => isHidden).length
  const drafts = pages.filter(({ state, isHidden }) => UNSEEN.has(state) && !isHidden).length
  const parts = [
    ...(drafts > 0 ? [`${drafts} with unpublished changes`] : []),
    ...(hidden > 0 ? [`${hidden} hidden from visitors`] : []),
  ]
  return parts.join(' · ') || 'everything is published'
}
