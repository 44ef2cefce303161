import { sameCode } from '../../../web/products/codes.ts'
import type { ProductFacts } from '../../../web/products/facts.ts'
import { badRequest, conflict } from '../../errors.ts'
import type { Collection, Product } from '../products.ts'
import { slotOf } from '../shown-product.ts'
import { assertFreeName, nameTaken } from './free-name.ts'
import { collectionWith, type ListEditorOptions } from './list-editor-options.ts'
import type { ProductLists } from './lists-schema.ts'
import { newSlot } from './new-slot.ts'

export interface NewProduct {
  collection: string
  code: string
  name: string
  /** The code of one that it is drawn like; the first of the collection by default. */
  drawnLike?: string | undefined
  facts: ProductFacts
}

/** As many as a collection may have, and as one change of many may name. */
export const MOST_PRODUCTS = 2000

export function productAdder({ site, products, records, slotDetails }: ListEditorOptions) {
  /** Every code that was ever given; `lists` may be newer than what is stored. */
  const givenCodes = (lists: ProductLists) => [
    ...site.shipped().all.map(({ code }) => code),
    ...Object.values(lists).flatMap(({ added }) => added.map(({ code }) => code)),
  ]

  return {
    /** The prefix of the collection with the number after the highest one. */
    nextCode({ prefix }: Collection): string {
      const start = sameCode(prefix)
      const numbers = givenCodes(records.lists)
        .map(sameCode)
        .filter(code => code.startsWith(start) && /^\d+$/.test(code.slice(start.length)))
        .map(code => Number(code.slice(start.length)))
      return `${prefix}${Math.max(0, ...numbers) + 1}`
    },

    /**
     * At the end of its collection.
     * @throws AppError 409 where its code was given before or its name is another's
     */
    async add({ collection: id, code, name, drawnLike, facts }: NewProduct): Promise<Product> {
      const collection = collectionWith(id, products())
      if (collection.products.length >= MOST_PRODUCTS) {
        throw badRequest(`A collection has ${MOST_PRODUCTS.toLocaleString('en')} products at most`)
      }
      const [first] = site.shipped().collections.find(one => one.id === id)?.products ?? []
      const model = drawnLike === undefined ? first : products().withCode(drawnLike)
      if (!first || !model) throw badRequest(`There is no product ${drawnLike} to draw it like`)
      assertFreeName(name, { collection, code }, products(), slotDetails.value)
      if (products().withCode(name) && sameCode(name) !== sameCode(code)) {
        throw nameTaken(`${name} is the code of another product.`)
      }
      await records.changeList(
        id,
        (list, lists) => {
          const isGiven = givenCodes(lists).some(known => sameCode(known) === sameCode(code))
          if (isGiven) throw conflict(given(code), { code: given(code) })
          const isNamed = list.added.some(
            one => one.name === name && !list.deleted.includes(one.code),
          )
          if (isNamed) throw nameTaken(`Another product is called "${name}" already.`)
          list.added.push({ code, name, slot: newSlot({ code, name }, first, slotOf(model)) })
        },
        { [code]: facts },
      )
      return products().withCode(code) as Product
    },
  }
}

const given = (code: string) =>
  `The code ${code} is or was that of another product. Codes stay on labels and in quotes: give another.`
