import { DownloadLink } from '../../../admin/ui/download-link.tsx'
import type { Inquiry } from '../../../base/contract.ts'
import { api } from '../../../base/routes.ts'
import { withItem } from '../../../sections/items/viewed-item.ts'

/** The items that go with a message, each a link to its picture on the site. */
export function ChosenPieces({ id, items: all }: Pick<Inquiry, 'id' | 'items'>) {
  const items = all.filter(({ design }) => !design)
  if (items.length === 0) return null
  return (
    <div className="inquiry-items">
      <table>
        <caption>Chosen items</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ page, code, quantity, note }) => (
            <tr key={page + code}>
              <th scope="row">
                <a href={page + withItem('', code)} target="_blank" rel="noreferrer">
                  {code}
                </a>
              </th>
              <td>{quantity}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DownloadLink
        address={api.inquirySpecSheets(id)}
        failed="The specification sheets could not be made. Please try again."
        isSmall
      >
        {items.length === 1 ? 'Its specification sheet' : 'Their specification sheets'} (ZIP)
      </DownloadLink>
    </div>
  )
}
