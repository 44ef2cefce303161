import * as z from 'zod'
import { counted } from '../../../../web/base/counted.ts'
import { conflict } from '../../../base/errors.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import { filesInBin } from '../../media/former-files.ts'
import { intoBin } from '../../media/into-bin.ts'
import type { Product } from '../products.ts'
import { assertFreeName } from './free-name.ts'
import { collectionWith, type ListEditorOptions } from './list-editor-options.ts'

const product = z.object({ collection: z.string(), code: z.string(), name: z.string() })

/** Of one alone its fields, of several a list. */
const inBin = z.union([
  z.object({ products: z.array(product).min(1) }),
  product.transform(one => ({ products: [one] })),
])

export function productDeleter(options: ListEditorOptions) {
  const { content, products, store, media } = options

  /** The paths of its further places that are open. */
  const furtherOf = (code: string): string[] =>
    content.value.further.filter(one => one.code === code).map(({ slot }) => slot.path)

  /** After a crash amid a restoration, and another deletion, the photo of a product is in an older entry. */
  async function entryWithFiles(
    entry: BinEntry,
    codes: readonly string[],
  ): Promise<BinEntry | undefined> {
    const older = (await media.bin.list()).filter(
      ({ kind, content }) =>
        kind === 'product' && inBin.parse(content).products.every(one => codes.includes(one.code)),
    )
    return [entry, ...older].find(one => filesInBin(one).length > 0)
  }

  return {
    /**
     * All of them or none. Their codes are never given again, their addresses are gone; their pictures,
     * documents and records can be restored from the bin, together.
     * @returns the id of the entry in the bin
     * @throws AppError 404 where one is deleted already; 507 where the disk has no room for that entry
     */
    async remove(deleted: readonly Product[], by: string): Promise<string> {
      const kind = 'product' as const
      const about = { kind, subject: subjectOf(deleted), content: contentOf(deleted) }
      const slots = deleted.flatMap(({ code, slot }) => [slot, ...furtherOf(code)])
      const codes = deleted.map(({ code }) => code)
      return intoBin(media, { slots, about, by }, () => store.deleteProducts(codes))
    },

    /**
     * Where they were, with their pictures and documents.
     * @throws AppError 409 where another product has the name of one now, or its collection is deleted
     */
    async restore(entry: BinEntry, by: string): Promise<void> {
      const { products: former } = inBin.parse(entry.content)
      for (const { collection: id, code, name } of former) {
        const isRemoved = store.collections.some(one => one.id === id && one.removed)
        if (isRemoved) throw conflict('Its collection is deleted. Restore that first.')
        assertFreeName(name, { collection: collectionWith(id, products()), code }, products())
      }
      const codes = former.map(({ code }) => code)
      await store.restoreProducts(codes)
      const withFiles = await entryWithFiles(entry, codes)
      if (withFiles) await media.restore(withFiles, { by })
      if (withFiles !== entry) await media.bin.remove(entry.id)
    },
  }
}

const contentOf = (products: readonly Product[]) => {
  const named = products.map(({ collection: { id }, code, name }) => ({
    collection: id,
    code,
    name,
  }))
  return named.length === 1 ? { ...named[0] } : { products: named }
}

/** By which the bin is searched. */
function subjectOf(products: readonly Product[]): string {
  const [first] = products
  if (products.length > 1) {
    const codes = products.map(({ code }) => code).join(', ')
    return `${counted(products.length, 'product')}: ${codes}`.slice(0, 500)
  }
  const { name = '', code = '' } = first ?? {}
  return name === code ? code : `${name} (${code})`
}
