import { useState } from 'react'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { SheetsDialog } from './sheets-dialog.tsx'

/** What can be printed of the selected products. */
export function PrintButtons({ products }: { products: readonly AdminProduct[] }) {
  const [opened, setOpened] = useState<'labels' | 'sheets'>()
  const close = () => setOpened(undefined)
  return (
    <div className="product-print">
      <span>Print</span>
      <button type="button" className="button secondary small" onClick={() => setOpened('labels')}>
        Labels
      </button>
      <button type="button" className="button secondary small" onClick={() => setOpened('sheets')}>
        Specification sheets
      </button>
      {opened === 'labels' && <LabelsDialog products={products} onClose={close} />}
      {opened === 'sheets' && <SheetsDialog products={products} onClose={close} />}
    </div>
  )
}
