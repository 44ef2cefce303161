import { useState } from 'react'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { DownloadLink } from '../../../../admin/ui/download-link.tsx'
import { oneOr } from '../../../../base/counted.ts'
import { api } from '../../../../base/routes.ts'

interface Props {
  products: readonly AdminProduct[]
  onClose: () => void
}

/** Of the server. */
const MOST = 100

/** Specification sheets of the selected products, with or without prices that visitors do not see. */
export function SheetsDialog({ products, onClose }: Props) {
  const [withPrice, setWithPrice] = useState(false)
  const secret = products.filter(({ facts }) => facts.price && !facts.isPriceShown).length
  const count = products.length
  const query = new URLSearchParams({ codes: products.map(({ code }) => code).join() })
  if (withPrice) query.set('price', '1')
  return (
    <Dialog
      title={oneOr(count, 'Specification sheet', 'specification sheets')}
      text="One page of A4 each, with picture, all that is known and a QR code, in a ZIP file."
      onClose={onClose}
    >
      <div className="form">
        {count > MOST && (
          <p className="alert" role="alert">
            At most {MOST} at once. Select fewer, and download the rest afterwards.
          </p>
        )}
        {secret > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={withPrice}
              onChange={({ target }) => setWithPrice(target.checked)}
            />
            <span>
              With {secret === 1 ? 'the price' : `the ${secret} prices`} that visitors do not see
            </span>
          </label>
        )}
      </div>
      <div className="actions">
        <DialogClose type="button" className="button secondary">
          Close
        </DialogClose>
        {count <= MOST && (
          <DownloadLink
            address={`${api.specSheets}?${query}`}
            failed="The specification sheets could not be made. Please try again."
          >
            Download as ZIP
          </DownloadLink>
        )}
      </div>
    </Dialog>
  )
}
