import type { AdminProduct } from '../../../web/admin/contract.ts'
import type { DetailsBySlot } from '../../slot-details/rows.ts'
import { adminProductOf } from '../admin-product.ts'
import type { Products } from '../products.ts'
import type { ProductRecords } from '../records.ts'

/** A product as a row of the table has it. */
export interface TableProduct extends AdminProduct {
  collectionName: string
  /** In its collection, from 1. */
  position: number
}

/** All of them, in the order of the site. */
export function tableProducts(
  { collections }: Pick<Products, 'collections'>,
  records: Pick<ProductRecords, 'of'>,
  details: DetailsBySlot,
): TableProduct[] {
  return collections.flatMap(({ name, products }) =>
    products.map((product, index) => ({
      ...adminProductOf(product, records, details),
      collectionName: name,
      position: index + 1,
    })),
  )
}
