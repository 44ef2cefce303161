import { sameCode } from '../../../../web/features/products/codes.ts'
import type { ProductFacts } from '../../../../web/features/products/facts.ts'
import { badRequest, conflict } from '../../../base/errors.ts'
import { changedProduct } from '../changed-product.ts'
import type { Collection, Product } from '../products.ts'
import { type Collections, listedProducts, type StoredProduct } from './collection-schema.ts'
import { assertFreeName, nameTaken } from './free-name.ts'
import { collectionWith, type ListEditorOptions } from './list-editor-options.ts'
import { newSlot } from './new-slot.ts'

interface NamedProduct {
  collection: string
  code: string
  name: string
  /** The code of one that it is drawn like; the first of the collection by default, a sample before there is one. */
  drawnLike?: string | undefined
}

export interface NewProduct extends NamedProduct {
  facts: ProductFacts
}

/** As many as a collection may have, and as one change of many may name. */
export const MOST_PRODUCTS = 2000

export function productAdder({
  products,
  store,
}: {
  products: ListEditorOptions['products']
  store: Pick<ListEditorOptions['store'], 'collections' | 'changeList'>
}) {
  /**
   * What the list of its collection stores of a new product.
   * @throws AppError 400 where there is none that it is drawn like
   */
  function entryOf({ collection: id, code, name, drawnLike }: NamedProduct): StoredProduct {
    const collection = collectionWith(id, products())
    const [first] = store.collections.find(one => one.id === id)?.products ?? []
    const model = drawnLike === undefined ? undefined : products().withCode(drawnLike)
    if (drawnLike !== undefined && !model) {
      throw badRequest(`There is no product ${drawnLike} to draw it like`)
    }
    const drawn = model?.place ?? first?.slot
    const slot = newSlot({ code, name }, { beside: first?.slot.path, collection, drawn })
    return { code, name, slot }
  }

  return {
    entryOf,

    /** Every code that is or was one of a product, as `sameCode` makes it. */
    givenCodes: (): ReadonlySet<string> => new Set(givenCodes(store.collections).map(sameCode)),

    /** The prefix of the collection with the number after the highest one. */
    nextCode: ({ prefix }: Collection): string =>
      prefix + (highestNumber(prefix, givenCodes(store.collections)) + 1),

    /**
     * At the end of its collection.
     * @throws AppError 409 where its code was given before or its name is another's
     */
    async add({ collection: id, code, name, drawnLike, facts }: NewProduct): Promise<Product> {
      const collection = collectionWith(id, products())
      if (collection.products.length >= MOST_PRODUCTS) {
        throw badRequest(`A collection has ${MOST_PRODUCTS.toLocaleString('en')} products at most`)
      }
      const entry = entryOf({ collection: id, code, name, drawnLike })
      const added = changedProduct(entry, { facts }, new Date().toISOString())
      assertFreeName(name, { collection, code }, products())
      if (products().withCode(name) && sameCode(name) !== sameCode(code)) {
        throw nameTaken(`${name} is the code of another product.`)
      }
      await store.changeList(id, (list, lists) => {
        const isGiven = givenCodes(lists).some(one => sameCode(one) === sameCode(code))
        if (isGiven) throw conflict(given(code), { code: given(code) })
        const isNamed = listedProducts(list).some(one => one.name === name)
        if (isNamed) throw nameTaken(`Another product is called "${name}" already.`)
        list.products.push(added)
      })
      return products().withCode(code) as Product
    },
  }
}

/** Every code that was ever given. */
const givenCodes = (collections: Collections) =>
  collections.flatMap(({ products }) => products.map(({ code }) => code))

/** Of the codes that are the prefix and a number; 0 where there is none. */
export function highestNumber(prefix: string, codes: Iterable<string>): number {
  const start = sameCode(prefix)
  let highest = 0
  for (const code of codes) {
    const same = sameCode(code)
    const digits = same.startsWith(start) ? same.slice(start.length) : ''
    if (/^\d{1,15}$/.test(digits)) highest = Math.max(highest, Number(digits))
  }
  return highest
}

export const given = (code: string) =>
  `The code ${code} is or was that of another product. Codes stay on labels and in quotes: give another.`
