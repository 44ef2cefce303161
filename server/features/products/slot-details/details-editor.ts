import type { NamedSlotDetails } from '../../../../web/admin/contract.ts'
import { textNames } from '../../../../web/base/slot-details-limits.ts'
import { derived } from '../../../base/derived.ts'
import { badRequest, conflict } from '../../../base/errors.ts'
import type { Log } from '../../../base/log.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { Bin } from '../../../storage/bin/bin.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import type { Library } from '../../media/library-types.ts'
import { assertCurrent, type ProductChange } from '../changed-product.ts'
import { assertFreeNames } from '../lists/free-name.ts'
import type { Products } from '../products.ts'
import type { ProductStore } from '../store.ts'
import { assertBuildable } from './built-photo.ts'
import { formerTexts, textsOf } from './former-texts.ts'
import { namedDetailsOf } from './named-details.ts'
import { namesInContent } from './names-in-content.ts'
import { changed, type SlotDetailsChange } from './rows.ts'

/** Of one slot, and of the product that it shows where it shows one. */
export type Edit = ProductChange

export type Edits = ReadonlyMap<string, Edit>

export interface DetailsEditorOptions {
  content: SiteContent
  library: Pick<Library, 'media'>
  products: () => Products
  store: Pick<ProductStore, 'change' | 'collections' | 'slotDetails'>
  bin: Pick<Bin, 'add' | 'remove'>
  log: Log
  /** What goes to the bin is what the write then removes. */
  inTurn: InTurn
}

export type DetailsEditor = ReturnType<typeof detailsEditor>

/**
 * Changes what is said of slots and products for administrators: product names are unique, removed
 * texts go to the bin.
 */
export function detailsEditor(options: DetailsEditorOptions) {
  const { content, library, products, store, bin, log, inTurn } = options
  const { slotDetails } = store
  const names = derived(() => content.value, namesInContent)

  const detailsOf = (slotPath: string): NamedSlotDetails | undefined => {
    const named = names().get(slotPath)
    if (!named) return undefined
    const product = products().inSlot(slotPath)
    return {
      ...namedDetailsOf(
        named,
        slotDetails.value[slotPath],
        library.media(slotPath),
        content.value.described?.has(slotPath) === true,
      ),
      ...(product && { version: product.version }),
    }
  }

  /** The changes of products, by code, and of the other slots, by path. */
  function partsOf(edits: Edits) {
    const changes = {
      products: new Map<string, ProductChange>(),
      slots: new Map<string, SlotDetailsChange>(),
    }
    for (const [path, change] of edits) {
      const product = products().inSlot(path)
      if (product) changes.products.set(product.code, change)
      else if (change.version === undefined) changes.slots.set(path, change.details ?? {})
      else throw badRequest(`${path} is no product: it has no version`)
    }
    return changes
  }

  /**
   * Applies all of the edits or none.
   * @param by the administrator's name
   * @throws AppError 409 where a product has changed since, where two items of a page would have the
   *   same product name (with its field), or where another photo was ticked as built than the slot
   *   holds
   */
  const change = (edits: Edits, by: string) => inTurn(() => applied(edits, by))

  async function applied(edits: Edits, by: string) {
    const changes = partsOf(edits)
    assertCurrent(store.collections, changes.products)
    assertFreeNames(changes.products, products())
    const before = slotDetails.value
    const after = { ...before }
    for (const [path, { details = {} }] of edits) {
      const { builtVersion } = details
      if (builtVersion) assertBuildable(names().get(path), library.media(path), builtVersion)
      after[path] = changed(before[path], details)
    }
    const paths = [...edits.keys()]
    const former = formerTexts(before, after, paths)
    const kept = former && (await bin.add({ ...former, who: by }))
    await store.change(changes).catch(async error => {
      if (kept) await bin.remove(kept.id).catch(() => undefined)
      throw error
    })
    log.info({ admin: by, slots: edits.size, path: paths[0] }, 'slot details')
    return { slots: paths.map(detailsOf), bin: kept?.id }
  }

  return {
    names,
    detailsOf,
    change,

    /**
     * Restores texts where there are none now, and deletes their entry in the bin.
     * @throws AppError 409 where a slot has another text, or another item has the name now
     */
    restore: (entry: BinEntry, by: string): Promise<void> =>
      inTurn(async () => {
        const former = Object.entries(textsOf(entry))
        for (const [path, texts] of former) {
          const now = slotDetails.value[path]
          const isTaken = textNames.some(name => texts[name] && now?.[name])
          if (isTaken) throw conflict(`${path} has other words meanwhile. Delete those first.`)
        }
        await applied(new Map(former.map(([path, details]) => [path, { details }])), by)
        await bin.remove(entry.id)
      }),

    /** With an entry that is deleted for good its name goes, by which links still find the item. */
    async forget(entry: BinEntry): Promise<void> {
      const slots = Object.entries(textsOf(entry))
      await slotDetails.forgetNames(
        new Map(slots.map(([path, { productName = '' }]) => [path, productName])),
      )
    },
  }
}
