import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import type { ListedPage } from '../../../page-editing/contract.ts'
import { api } from '../../../routes.ts'
import { settings } from '../../settings.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { editorOf } from '../editor-address.ts'
import { foundPages, type PageRow, pageTree } from './page-tree.ts'
import { stateWords } from './state-words.ts'

/** Every page of the site, with what is not published yet; the search stands in the address. */
export function Pages() {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const { data, error } = useQuery<{ pages: ListedPage[] }>({
    queryKey: [api.adminPages],
    refetchOnMount: 'always',
  })
  const rows = data ? foundPages(pageTree(data.pages), q) : []
  const drafts = data?.pages.filter(({ state }) => state === 'draft').length ?? 0
  return (
    <>
      <ScreenHeading
        title="Pages"
        text={data && `${data.pages.length} pages · ${draftWords(drafts)}`}
      />
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
            <Row key={row.path} row={row} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ row }: { row: PageRow }) {
  return (
    <li data-depth={Math.min(row.depth, 3)}>
      <div>
        <Link className="page-list-name" href={editorOf(row.path)}>
          {row.name}
        </Link>
        <span className="page-list-path">{row.path}</span>
      </div>
      <span
        className="tag"
        data-alert={row.state === 'draft' || row.schedule?.failed ? true : undefined}
      >
        {stateWords(row, settings.timeZone)}
      </span>
      <a className="link-button" href={row.path} target="_blank" rel="noreferrer">
        View
        <span className="visually-hidden"> {row.name} (opens a new tab)</span>
        <span aria-hidden="true"> ↗</span>
      </a>
    </li>
  )
}

function draftWords(count: number): string {
  if (count === 0) return 'everything is published'
  return `${count} with unpublished changes`
}
