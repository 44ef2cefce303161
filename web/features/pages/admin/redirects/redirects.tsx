import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { Moment } from '../../../../admin/ui/moment.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { SearchField } from '../../../../admin/ui/search-field.tsx'
import { adminRoutes, api } from '../../../../base/routes.ts'
import { AddManyRedirects } from './add-many-redirects.tsx'
import { AddRedirect } from './add-redirect.tsx'
import { foundRedirects, type Redirect } from './redirect.ts'
import { useRemoveRedirect } from './use-remove-redirect.ts'

/** More than these are looked through by words. */
const FEW = 10

/** Where former addresses lead. */
export function Redirects() {
  const { data, error } = useQuery<{ redirects: Redirect[] }>({
    queryKey: [api.redirects],
    refetchOnMount: 'always',
  })
  const [q, setQ] = useState('')
  const remove = useRemoveRedirect()
  const list = useRef<HTMLElement>(null)
  const found = foundRedirects(data?.redirects ?? [], q)

  const removeRow = (redirect: Redirect) => {
    // The button that has the focus goes with its row.
    list.current?.focus()
    void remove(redirect)
  }
  return (
    <>
      <ScreenHeading
        title="Former addresses"
        text="Links and search engines that know an address of your former site are led to a page or a product. A page that moves adds its own."
      >
        <Link className="button secondary" href={adminRoutes.pages}>
          All pages
        </Link>
      </ScreenHeading>
      <AddRedirect />
      <AddManyRedirects />
      <ReadState what="The list" data={data} error={error} />
      {data && (
        <section ref={list} className="panel redirects" aria-label="List" tabIndex={-1}>
          {data.redirects.length > FEW && (
            <SearchField value={q} placeholder="Part of an address" onChange={setQ} />
          )}
          {found.length === 0 && <p>{q ? 'No address matches.' : 'No former address yet.'}</p>}
          <ul>
            {found.map(redirect => (
              <Row key={redirect.from} redirect={redirect} onRemove={removeRow} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface RowProps {
  redirect: Redirect
  onRemove: (redirect: Redirect) => void
}

function Row({ redirect, onRemove }: RowProps) {
  const { from, to, by, at } = redirect
  return (
    <li>
      <div>
        <strong>{from}</strong>
        <span>
          leads to{' '}
          <a href={to} target="_blank" rel="noreferrer">
            {to}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </span>
        <span>
          {by}, <Moment at={at} />
        </span>
      </div>
      <button type="button" className="button small secondary" onClick={() => onRemove(redirect)}>
        Delete<span className="visually-hidden"> {from}</span>
      </button>
    </li>
  )
}
