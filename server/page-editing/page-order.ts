import * as z from 'zod'
import { openStore } from '../store/open-store.ts'
import type { StorePlace } from '../store/store-options.ts'

const pageOrderSchema = z.strictObject({
  /** What the pages of the site were copied from; null until all of them are stored. */
  starter: z.string().nullable(),
  /** The ids of its pages. Pages that were added later come after them, in the order of their ids. */
  order: z.array(z.string()).max(2000),
})

export const pageOrderFormat = { version: 1, schema: pageOrderSchema }

type PageOrder = z.output<typeof pageOrderSchema>

export type PageOrderStore = Awaited<ReturnType<typeof openPageOrder>>

/** In which order pages stand in the sitemap and the upload tree, and whether they are stored at all. */
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
    sure: store.sure,
    settled: store.settled,
  }
}
