import type { AdminProduct } from '../../../../web/admin/contract.ts'
import type { OwnFact } from '../../../../web/features/products/own-facts.ts'
import { adminProductOf } from '../admin-product.ts'
import type { Products } from '../products.ts'

/** A product as a row of the table has it. */
export interface TableProduct extends AdminProduct {
  collectionName: string
  /** Of its collection. */
  ownFacts: readonly OwnFact[]
  /** In its collection, from 1. */
  position: number
}

/** All of them, in the order of the site. */
export const tableProducts = ({ collections }: Pick<Products, 'collections'>): TableProduct[] =>
  collections.flatMap(({ name, ownFacts, products }) =>
    products.map((product, index) => ({
      ...adminProductOf(product),
      collectionName: name,
      ownFacts,
      position: index + 1,
    })),
  )
