import * as z from 'zod'
import { diskFull, notFound } from '../../errors.ts'
import { filesInBin } from '../../media/former-files.ts'
import type { BinEntry } from '../../store/bin/entry.ts'
import type { Product } from '../products.ts'
import { assertFreeName } from './free-name.ts'
import { collectionWith, type ListEditorOptions } from './list-editor-options.ts'

const inBin = z.object({ collection: z.string(), code: z.string(), name: z.string() })

const NO_ROOM =
  'The disk is too full to keep the product in the bin. Free some space, then delete it again.'

export function productDeleter(options: ListEditorOptions) {
  const { content, products, store, media } = options

  /** The paths of its further places that are open. */
  const furtherOf = (code: string): string[] =>
    content.value.further.filter(one => one.code === code).map(({ slot }) => slot.path)

  /** After a crash amid a restoration, and another deletion, its photo is in an older entry. */
  async function entryWithFiles(entry: BinEntry, code: string): Promise<BinEntry | undefined> {
    const older = (await media.bin.list()).filter(
      ({ kind, content }) => kind === 'product' && inBin.parse(content).code === code,
    )
    return [entry, ...older].find(one => filesInBin(one).length > 0)
  }

  return {
    /**
     * Its code is never given again, its address is gone; its pictures, its documents and its record can
     * be restored from the bin.
     * @returns the id of the entry in the bin
     * @throws AppError 507 where the disk has no room for that entry
     */
    async remove(product: Product, by: string): Promise<string> {
      const { code, name, slot, collection } = product
      const subject = name === code ? code : `${name} (${code})`
      const about = {
        kind: 'product',
        subject,
        content: { collection: collection.id, code, name },
      } as const
      const { kept, clear } = await media.leave([slot, ...furtherOf(code)], about, by)
      if (!kept) throw diskFull(NO_ROOM)
      try {
        await store.changeList(collection.id, list => {
          if (list.deleted.includes(code)) throw notFound(`${code} is deleted already`)
          list.deleted.push(code)
        })
      } catch (error) {
        await kept.undo().catch(() => undefined)
        throw error
      }
      await clear()
      return kept.id
    },

    /**
     * Where it was, with its pictures and documents.
     * @throws AppError 409 where another product has its name now
     */
    async restore(entry: BinEntry, by: string): Promise<void> {
      const { collection: id, code, name } = inBin.parse(entry.content)
      const collection = collectionWith(id, products())
      assertFreeName(name, { collection, code }, products())
      await store.changeList(id, list => {
        list.deleted = list.deleted.filter(deleted => deleted !== code)
      })
      const withFiles = await entryWithFiles(entry, code)
      if (withFiles) await media.restore(withFiles, { by })
      if (withFiles !== entry) await media.bin.remove(entry.id)
    },
  }
}
