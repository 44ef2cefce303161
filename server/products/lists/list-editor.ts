import * as z from 'zod'
import { sameCode } from '../../../web/products/codes.ts'
import type { ProductFacts } from '../../../web/products/facts.ts'
import { reordered } from '../../../web/products/order.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { badRequest, conflict, notFound } from '../../errors.ts'
import { filesInBin } from '../../media/former-files.ts'
import type { OpenMedia } from '../../media/open-media.ts'
import type { SlotDetailsStore } from '../../slot-details/store.ts'
import type { BinEntry } from '../../store/bin/entry.ts'
import type { Collection, Product, Products } from '../products.ts'
import type { ProductRecords } from '../records.ts'
import { nameOf, slotOf } from '../shown-product.ts'
import type { ListedSite } from './listed-site.ts'
import type { ProductLists } from './lists-schema.ts'

export interface ListEditorOptions {
  site: ListedSite
  products: () => Products
  records: ProductRecords
  slotDetails: Pick<SlotDetailsStore, 'value'>
  media: Pick<OpenMedia, 'bin' | 'leave' | 'restore'>
}

export interface NewProduct {
  collection: string
  code: string
  name: string
  /** The code of one that it is drawn like; the first of the collection by default. */
  drawnLike?: string | undefined
  facts: ProductFacts
}

export interface Move {
  /** Of the list, that the move began from. */
  version: number
  codes: readonly string[]
  /** The code before which they come; null for the end. */
  before: string | null
}

/** As many as a collection may have, and as one change of many may name. */
export const MOST_PRODUCTS = 2000

const inBin = z.object({ collection: z.string(), code: z.string(), name: z.string() })

export type ListEditor = ReturnType<typeof listEditor>

/** Adds, orders, deletes and restores products; what the site shows follows at once. */
export function listEditor({ site, products, records, slotDetails, media }: ListEditorOptions) {
  function collectionWith(id: string): Collection {
    const found = products().collections.find(collection => collection.id === id)
    if (!found) throw badRequest(`There is no collection "${id.slice(0, 40)}"`)
    return found
  }

  /** Every code that was ever given; `lists` may be newer than what is stored. */
  const givenCodes = (lists: ProductLists) => [
    ...site.shipped().all.map(({ code }) => code),
    ...Object.values(lists).flatMap(({ added }) => added.map(({ code }) => code)),
  ]

  /** Links and shortlists name a product by its page and its name. */
  function assertFreeName(
    name: string,
    { collection, code }: Pick<Product, 'collection' | 'code'>,
  ) {
    const other = products().all.find(
      one =>
        one.collection.page.path === collection.page.path &&
        one.code !== code &&
        nameOf(one, slotDetails.value) === name,
    )
    if (other) throw named(`${other.code} on the same page is called "${name}" already.`)
  }

  /** The paths of its further places that are open. */
  const furtherOf = (code: string): string[] =>
    site.content.value.further.filter(one => one.code === code).map(({ slot }) => slot.path)

  /** After a crash amid a restoration, and another deletion, its photo is in an older entry. */
  async function entryWithFiles(entry: BinEntry, code: string): Promise<BinEntry | undefined> {
    const others = (await media.bin.list()).filter(
      ({ kind, content }) => kind === 'product' && inBin.parse(content).code === code,
    )
    return [entry, ...others].find(one => filesInBin(one).length > 0)
  }

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
      const collection = collectionWith(id)
      if (collection.products.length >= MOST_PRODUCTS) {
        throw badRequest(`A collection has ${MOST_PRODUCTS.toLocaleString('en')} products at most`)
      }
      const [first] = site.shipped().collections.find(one => one.id === id)?.products ?? []
      const model = drawnLike === undefined ? first : products().withCode(drawnLike)
      if (!first || !model) throw badRequest(`There is no product ${drawnLike} to draw it like`)
      assertFreeName(name, { collection, code })
      if (products().withCode(name) && sameCode(name) !== sameCode(code)) {
        throw named(`${name} is the code of another product.`)
      }
      await records.changeList(
        id,
        (list, lists) => {
          const isGiven = givenCodes(lists).some(known => sameCode(known) === sameCode(code))
          if (isGiven) throw conflict(given(code), { code: given(code) })
          const isNamed = list.added.some(
            one => one.name === name && !list.deleted.includes(one.code),
          )
          if (isNamed) throw named(`Another product is called "${name}" already.`)
          list.added.push({ code, name, slot: slotFor({ code, name }, first, slotOf(model)) })
        },
        { [code]: facts },
      )
      return products().withCode(code) as Product
    },

    /** @throws AppError 409 where the list has changed since */
    async move(id: string, { version, codes: moved, before }: Move): Promise<void> {
      const collection = collectionWith(id)
      const known = new Map(collection.products.map(({ code }) => [sameCode(code), code]))
      const codeOf = (code: string) => {
        const found = known.get(sameCode(code))
        if (!found) throw badRequest(`${collection.name} has no product ${code.slice(0, 40)}`)
        return found
      }
      const moving = new Set(moved.map(codeOf))
      const target = before === null ? null : codeOf(before)
      if (target !== null && moving.has(target))
        throw badRequest(`${target} cannot come before itself`)
      await records.changeList(id, list => {
        if (list.version !== version) {
          throw conflict(
            'Somebody else has changed this list meanwhile. Look at it, then move again.',
          )
        }
        list.order = reordered(site.codesOf(id), [...moving], target)
      })
    },

    /**
     * Its code is never given again, its address is gone; its pictures, its documents and all that is said of it
     * can be taken back from the bin.
     * @returns the id of the entry in the bin
     */
    async remove(product: Product, by: string): Promise<string | undefined> {
      const { code, slot, collection } = product
      const name = nameOf(product, slotDetails.value)
      const subject = name === code ? code : `${name} (${code})`
      const content = { collection: collection.id, code, name }
      const left = await media.leave(
        [slot, ...furtherOf(code)],
        { kind: 'product', subject, content },
        by,
      )
      try {
        await records.changeList(collection.id, list => {
          if (list.deleted.includes(code)) throw notFound(`${code} is deleted already`)
          list.deleted.push(code)
        })
      } catch (error) {
        await left.kept?.undo().catch(() => undefined)
        throw error
      }
      await left.clear()
      return left.kept?.id
    },

    /**
     * Where it was, with its pictures and documents.
     * @throws AppError 409 where another product has its name now
     */
    async restore(entry: BinEntry, by: string): Promise<void> {
      const { collection: id, code, name } = inBin.parse(entry.content)
      assertFreeName(name, { collection: collectionWith(id), code })
      await records.changeList(id, list => {
        list.deleted = list.deleted.filter(deleted => deleted !== code)
      })
      const withFiles = await entryWithFiles(entry, code)
      if (withFiles) await media.restore(withFiles, { by })
      if (withFiles !== entry) await media.bin.remove(entry.id)
    },
  }
}

const named = (message: string) => conflict(message, { name: message })

const given = (code: string) =>
  `The code ${code} is or was that of another product. Codes stay on labels and in quotes: give another.`

/** Its own picture, beside those of its collection, and drawn like `model` until it is uploaded. */
function slotFor(
  { code, name }: Pick<Product, 'code' | 'name'>,
  { slot, collection }: Product,
  { traits, family, shape, ground }: Slot,
): Slot {
  return {
    path: slot.replace(/[^/]+$/, `product-${sameCode(code)}.jpg`),
    kind: 'image',
    alt: name === code ? `${collection.name}, model ${code}` : `${name}, ${code}`,
    family,
    shape,
    ...(traits && { traits }),
    ...(ground !== undefined && { ground }),
  }
}
