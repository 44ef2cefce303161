import { Link } from 'wouter'
import { DownloadLink } from '../../../../admin/ui/download-link.tsx'
import { adminRoutes, api } from '../../../../base/routes.ts'
import { type ProductsView, productsSearch } from '../products-query.ts'

/** The products that are shown as a file for spreadsheet programs, and the way back in. */
export function TableLinks({ view }: { view: ProductsView }) {
  return (
    <>
      <DownloadLink
        address={api.productsCsv + productsSearch({ ...view, page: 1 })}
        failed="The table could not be downloaded. Please try again."
      >
        Download as a table
      </DownloadLink>
      <Link className="button secondary" href={adminRoutes.productTable}>
        Read a table in
      </Link>
    </>
  )
}
