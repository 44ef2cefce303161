import * as z from 'zod'
import type { NamedSlotDetails, SlotDetails } from '../../web/admin/contract.ts'
import type { SiteContent } from '../content/site-content.ts'
import { derived } from '../derived.ts'
import { conflict } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Library } from '../media/library-types.ts'
import type { Bin } from '../store/bin/bin.ts'
import type { BinEntry } from '../store/bin/entry.ts'
import { assertBuildable } from './built-photo.ts'
import { namedDetailsOf } from './named-details.ts'
import { namesInContent } from './names-in-content.ts'
import {
  changed,
  type SlotDetailsChange,
  type SlotDetailsStore,
  slotDetailsSchema,
  textNames,
} from './store.ts'

const content = z.strictObject({
  /** The removed texts, by slot path. */
  slots: z.record(
    z.string(),
    slotDetailsSchema.omit({ isVisible: true, builtVersion: true }).partial(),
  ),
})

type FormerTexts = z.output<typeof content>['slots']

export interface DetailsEditorOptions {
  content: SiteContent
  library: Pick<Library, 'media'>
  slotDetails: SlotDetailsStore
  bin: Pick<Bin, 'add' | 'remove'>
  log: Log
}

export type DetailsEditor = ReturnType<typeof detailsEditor>

/**
 * Changes slot details for administrators: product names are unique, removed texts go to the bin.
 */
export function detailsEditor({ content, library, slotDetails, bin, log }: DetailsEditorOptions) {
  const names = derived(
    () => content.value,
    ({ pages }) => namesInContent(pages),
  )

  const detailsOf = (slotPath: string): NamedSlotDetails | undefined => {
    const named = names().get(slotPath)
    return named && namedDetailsOf(named, slotDetails.value[slotPath], library.media(slotPath))
  }

  /**
   * Applies all of the changes or none.
   * @param by the administrator's name
   * @throws AppError 409 where two items of a page would have the same product name, or where
   *   another photo was ticked as built than the slot holds
   */
  async function change(changes: ReadonlyMap<string, SlotDetailsChange>, by: string) {
    for (const [path, { builtVersion }] of changes) {
      if (builtVersion) assertBuildable(names().get(path), library.media(path), builtVersion)
    }
    const before = slotDetails.value
    const after = { ...before }
    for (const [path, change] of changes) after[path] = changed(before[path], change)
    const renamed = [...changes.keys()].filter(
      path => after[path]?.productName !== (before[path]?.productName ?? ''),
    )
    const twice = names().usedTwice(after, renamed)
    if (twice) {
      throw conflict(
        `Another item on the same page is already called "${twice}". Take another name.`,
      )
    }
    const former = formerTexts(before, after, [...changes.keys()])
    const kept = former && (await bin.add({ ...former, who: by }))
    await slotDetails.change(changes).catch(async error => {
      if (kept) await bin.remove(kept.id).catch(() => undefined)
      throw error
    })
    log.info({ admin: by, slots: changes.size, path: [...changes.keys()][0] }, 'slot details')
    return { slots: [...changes.keys()].map(detailsOf), bin: kept?.id }
  }

  return {
    names,
    detailsOf,
    change,

    /**
     * Restores texts where there are none now, and deletes their entry in the bin.
     * @throws AppError 409 where a slot has another text, or another item has the name now
     */
    async restore(entry: BinEntry, by: string): Promise<void> {
      const { slots } = contentOf(entry)
      for (const [path, texts] of Object.entries(slots)) {
        const now = slotDetails.value[path]
        const isTaken = textNames.some(name => texts[name] && now?.[name])
        if (isTaken) throw conflict(`${path} has other words meanwhile. Delete those first.`)
      }
      await change(new Map(Object.entries(slots)), by)
      await bin.remove(entry.id)
    },

    /** With an entry that is deleted for good its name goes, by which links still find the item. */
    async forget(entry: BinEntry): Promise<void> {
      const slots = Object.entries(contentOf(entry).slots)
      await slotDetails.forgetNames(
        new Map(slots.map(([path, { productName = '' }]) => [path, productName])),
      )
    },
  }
}

const contentOf = (entry: BinEntry) => content.parse(entry.content)

/** The bin entry for the texts that a change removes; undefined where it removes none. */
function formerTexts(
  before: Readonly<Record<string, Readonly<SlotDetails>>>,
  after: Readonly<Record<string, Readonly<SlotDetails>>>,
  paths: readonly string[],
) {
  const slots: FormerTexts = {}
  for (const path of paths) {
    const emptied = textNames.filter(name => before[path]?.[name] && !after[path]?.[name])
    if (emptied.length === 0) continue
    slots[path] = Object.fromEntries(emptied.map(name => [name, before[path]?.[name]]))
  }
  const emptied = Object.keys(slots)
  if (emptied.length === 0) return undefined
  const subject = emptied.length === 1 ? (emptied[0] ?? '') : `${emptied.length} places`
  return { kind: 'slot-details', cause: 'deleted', subject, content: { slots } } as const
}
