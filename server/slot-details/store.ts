import * as z from 'zod'
import type { SlotDetails } from '../../web/admin/contract.ts'
import { slotSchema } from '../../web/sections/fields.ts'
import { openStore } from '../store/json-store.ts'
import type { StoreOptions } from '../store/store-options.ts'
import { mostFormerNames, rememberedNames } from './former-names.ts'

const words = (most: number) => z.string().trim().max(most)

/** Also used in links to a shortlist, where `*` and `;` are separators. */
export const productNameSchema = words(80).regex(/^[^*;]*$/, 'May not contain * or ;')

/** An empty text means the default of the page. */
export const slotDetailsSchema = z.strictObject({
  productName: productNameSchema,
  alt: words(255),
  title: words(120),
  description: words(1000),
  isVisible: z.boolean(),
  /** As `versionOf` makes it: see disk/stored-file.ts. */
  builtVersion: z.string().regex(/^([0-9a-z]{1,16}-[0-9a-z]{1,16})?$/, 'Is no version of a file'),
}) satisfies z.ZodType<SlotDetails>

const stored = slotDetailsSchema.extend({
  updatedAt: z.iso.datetime(),
  /** Newest first. Links and shortlists that have one of them still find the item. */
  formerNames: z.array(words(80)).max(mostFormerNames),
})

/** By slot path. Details of a slot that no page names stay: the page may be restored. */
const bySlotSchema = z.record(slotSchema.shape.path, stored)

type BySlot = z.output<typeof bySlotSchema>

export type DetailsBySlot = Readonly<Record<string, Readonly<SlotDetails> & FormerNames>>

/** Missing where an item has never had another name. */
type FormerNames = { readonly formerNames?: readonly string[] }

export type SlotDetailsStore = Awaited<ReturnType<typeof openSlotDetails>>

/** Missing fields stay. */
export type SlotDetailsChange = { [Name in keyof SlotDetails]?: SlotDetails[Name] | undefined }

export const textNames = ['productName', 'alt', 'title', 'description'] as const

export const untouched: Readonly<SlotDetails> = Object.freeze({
  productName: '',
  alt: '',
  title: '',
  description: '',
  isVisible: true,
  builtVersion: '',
})

/** The details that administrators set for single images, videos and catalogs. */
export async function openSlotDetails(options: Pick<StoreOptions<BySlot>, 'file' | 'adapter'>) {
  const initial = () => ({})
  const store = await openStore<BySlot>({
    ...options,
    version: 3,
    schema: bySlotSchema,
    initial,
    migrate,
  })
  const listeners = new Set<(slotPaths: readonly string[]) => void>()

  return {
    /** Contains edited slots only; a new object after each change. */
    get value(): DetailsBySlot {
      return store.value
    },

    /** Changes the given fields of each slot, all of them or none. */
    async change(changes: ReadonlyMap<string, SlotDetailsChange>): Promise<void> {
      await store.change(draft => {
        const updatedAt = new Date().toISOString()
        for (const [slotPath, change] of changes) {
          const details = changed(draft[slotPath], change)
          const formerNames = rememberedNames(draft[slotPath], details.productName)
          const next = { ...details, formerNames, updatedAt }
          if (isUntouched(next)) delete draft[slotPath]
          else draft[slotPath] = next
        }
      })
      for (const listener of listeners) listener([...changes.keys()])
    },

    /**
     * Removes a former name of each of these slots: links that have it no longer find the item, and
     * neither the file nor its previous version has it.
     */
    async forgetNames(names: ReadonlyMap<string, string>): Promise<void> {
      await store.change(draft => {
        for (const [slotPath, name] of names) {
          const row = draft[slotPath]
          if (!row) continue
          row.formerNames = row.formerNames.filter(former => former !== name)
          if (isUntouched(row)) delete draft[slotPath]
        }
      })
      // The second write makes the previous version one without them.
      await store.change(() => undefined)
      for (const listener of listeners) listener([...names.keys()])
    },

    /** Called with the changed slots; returns a function that unsubscribes. */
    onChange(listener: (slotPaths: readonly string[]) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    settled: store.settled,
  }
}

/** A slot's details with a change applied. */
export function changed(
  details: Readonly<SlotDetails> | undefined,
  change: SlotDetailsChange,
): SlotDetails {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...untouched, ...details, ...Object.fromEntries(given) }
}

const isUntouched = (details: BySlot[string]) =>
  details.isVisible &&
  !details.builtVersion &&
  !details.formerNames.length &&
  textNames.every(name => !details[name])

/** Version 1 forgot the names that items had before, version 2 had no photos built as drawn. */
function migrate(data: unknown): unknown {
  const rows = Object.entries(data as Record<string, object>)
  const added = { formerNames: [], builtVersion: '' }
  return Object.fromEntries(rows.map(([path, row]) => [path, { ...added, ...row }]))
}
