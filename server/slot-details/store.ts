import * as z from 'zod'
import type { SlotDetails } from '../../web/admin/contract.ts'
import { slotSchema } from '../../web/sections/fields.ts'
import { openStore } from '../store/json-store.ts'
import type { StoreOptions } from '../store/store-options.ts'

const words = (most: number) => z.string().trim().max(most)

/** An empty text means the default of the page. */
export const slotDetailsSchema = z.strictObject({
  /** Also used in links to a shortlist, where `*` and `;` are separators. */
  productName: words(80).regex(/^[^*;]*$/, 'May not contain * or ;'),
  alt: words(255),
  title: words(120),
  description: words(1000),
  isVisible: z.boolean(),
}) satisfies z.ZodType<SlotDetails>

const stored = slotDetailsSchema.extend({ updatedAt: z.iso.datetime() })

/** By slot path. Details of a slot that no page names stay: the page may be restored. */
const bySlotSchema = z.record(slotSchema.shape.path, stored)

type BySlot = z.output<typeof bySlotSchema>

export type DetailsBySlot = Readonly<Record<string, Readonly<SlotDetails>>>

export type SlotDetailsStore = Awaited<ReturnType<typeof openSlotDetails>>

/** Missing fields stay. */
export type SlotDetailsChange = { [Name in keyof SlotDetails]?: SlotDetails[Name] | undefined }

export const untouched: Readonly<SlotDetails> = Object.freeze({
  productName: '',
  alt: '',
  title: '',
  description: '',
  isVisible: true,
})

/** The details that administrators set for single images, videos and catalogs. */
export async function openSlotDetails(options: Pick<StoreOptions<BySlot>, 'file' | 'adapter'>) {
  const initial = () => ({})
  const store = await openStore<BySlot>({ ...options, version: 1, schema: bySlotSchema, initial })
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
          const next = { ...changed(draft[slotPath], change), updatedAt }
          if (isUntouched(next)) delete draft[slotPath]
          else draft[slotPath] = next
        }
      })
      for (const listener of listeners) listener([...changes.keys()])
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

const isUntouched = ({ productName, alt, title, description, isVisible }: SlotDetails) =>
  isVisible && !(productName || alt || title || description)
