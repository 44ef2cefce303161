import * as z from 'zod'
import { openStore } from '../../storage/open-store.ts'
import type { StorePlace } from '../../storage/store-options.ts'

const pageOrderSchema = z.strictObject({
  /** The name of the starter that was copied; null until all of its pages are stored. */
  starter: z.string().nullable(),
  /** The ids of its pages. Pages that were added later come after them, in the order of their ids. */
  order: z.array(z.string()).max(2000),
})

export const pageOrderFormat = { version: 1, schema: pageOrderSchema }

type PageOrder = z.output<typeof pageOrderSchema>

export type PageOrderStore = Awaited<ReturnType<typeof openPageOrder>>

/** The order of pages in the sitemap and the upload tree; it is stored once all of them are. */
export async function openPageOrder(options: StorePlace) {
  const store = await openStore<PageOrder>({
    ...options,
    ...pageOrderFormat,
    initial: () => ({ starter: null, order: [] }),
  })
  return {
    get value(): Readonly<PageOrder> {
      return store.value
    },
    begin: (starter: string, order: readonly string[]) =>
      store.change(draft => void Object.assign(draft, { starter, order })),
    onChange: store.onChange,
    refresh: store.refresh,
    settled: store.settled,
  }
}
