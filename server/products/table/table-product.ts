import type { AdminProduct } from '../../../web/admin/contract.ts'
import { adminProductOf } from '../admin-product.ts'
import type { Products } from '../products.ts'

/** A product as a row of the table has it. */
export interface TableProduct extends AdminProduct {
  collectionName: string
  /** In its collection, from 1. */
  position: number
}

/** All of them, in the order of the site. */
export const tableProducts = ({ collections }: Pick<Products, 'collections'>): TableProduct[] =>
  collections.flatMap(({ name, products }) =>
    products.map((product, index) => ({
      ...adminProductOf(product),
      collectionName: name,
      position: index + 1,
    })),
  )
