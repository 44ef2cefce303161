import { Link } from 'wouter'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { DownloadLink } from '../../../../admin/ui/download-link.tsx'
import { api } from '../../../../base/routes.ts'
import { mayLoseDraft } from '../may-lose-draft.ts'
import { openCopy } from './new-product-draft.ts'
import { photoAddress } from './photo-address.ts'
import { useDeleteProduct } from './use-delete-product.ts'

interface Props {
  product: AdminProduct
  onDeleted: () => void
}

/** What can be done with a product besides saying something of it. */
export function ProductActions({ product, onDeleted }: Props) {
  const { remove, isBusy } = useDeleteProduct(onDeleted)
  const copy = async () => {
    if (await mayLoseDraft()) openCopy(product)
  }
  return (
    <div className="product-actions">
      <Link className="button secondary small" href={photoAddress(product)}>
        Upload its photo
      </Link>
      <DownloadLink
        address={`${api.specSheet}?code=${encodeURIComponent(product.code)}`}
        failed="The specification sheet could not be made. Please try again."
        isSmall
      >
        Specification sheet
      </DownloadLink>
      <button type="button" className="button secondary small" onClick={() => void copy()}>
        Copy
      </button>
      <Button
        className="button secondary small"
        isBusy={isBusy}
        onClick={() => void remove(product)}
      >
        Delete
      </Button>
    </div>
  )
}
