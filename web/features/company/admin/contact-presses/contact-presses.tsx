import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PressCounts } from '../../../../admin/contract.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { api } from '../../../../base/routes.ts'

const spans = [7, 30, 90]

/** The screen of the pages from which visitors called, wrote or opened a chat. */
export function ContactPresses() {
  const [days, setDays] = useState(30)
  const { data, error } = useQuery<PressCounts>({
    queryKey: [`${api.pressCounts}?days=${days}`],
    refetchOnMount: 'always',
  })
  return (
    <>
      <ScreenHeading
        title="Contact links"
        text="How often visitors pressed a link to WhatsApp, the phone or e-mail, by page. Nothing is kept of who they are."
      />
      <div className="press-span field">
        <label htmlFor="press-days">Show</label>
        <select
          id="press-days"
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        >
          {spans.map(count => (
            <option key={count} value={count}>
              The last {count} days
            </option>
          ))}
        </select>
      </div>
      <ReadState what="The presses" data={data} error={error} />
      {data && (
        <section className="panel press-counts">
          {data.pages.length === 0 ? <p>Nobody has pressed one yet.</p> : <Table counts={data} />}
        </section>
      )}
    </>
  )
}

function Table({ counts: { pages, total } }: { counts: PressCounts }) {
  const rows = pages.map(({ page, counts }) => ({ page, ...counts }))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">WhatsApp</th>
          <th scope="col">Phone</th>
          <th scope="col">E-mail</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, whatsapp, phone, email }) => (
          <tr key={page}>
            <th scope="row">
              <a href={page} target="_blank" rel="noreferrer">
                {page}
              </a>
            </th>
            <td>{whatsapp}</td>
            <td>{phone}</td>
            <td>{email}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All pages</th>
          <td>{total.whatsapp}</td>
          <td>{total.phone}</td>
          <td>{total.email}</td>
        </tr>
      </tfoot>
    </table>
  )
}
