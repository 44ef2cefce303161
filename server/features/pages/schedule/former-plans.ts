import * as z from 'zod'
import { openStore, type Store } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import type { PageStore } from '../store.ts'

const planned = { at: z.iso.datetime(), by: z.string(), failed: z.string().optional() }

const plansSchema = z.strictObject({
  publication: z.strictObject({ ...planned, version: z.int().nonnegative() }).optional(),
  hiding: z.strictObject({ ...planned, leadsTo: z.string().optional() }).optional(),
})

/** Empty since version 3, which earlier releases refuse: plans stand with their pages. */
export const pageSchedulesFormat = { version: 3, schema: z.record(z.string(), plansSchema) }

export type FormerPlans = Store<z.output<typeof pageSchedulesFormat.schema>>

export const openFormerPlans = (place: StorePlace): Promise<FormerPlans> =>
  openStore({
    ...place,
    ...pageSchedulesFormat,
    initial: () => ({}),
    migrate: (data, from) => (from < 2 ? withKinds(data) : data),
  })

/** Until version 2 a page had the plan of its publication alone. */
const withKinds = (data: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(data)).map(([id, publication]) => [id, { publication }]))

/** Puts plans of an earlier release into their pages. */
export async function takeOverPlans(former: FormerPlans, store: PageStore): Promise<void> {
  // Another process that starts at the same time may have done it.
  await former.refresh()
  const plans = Object.entries(former.value)
  if (plans.length === 0) return
  for (const [id, { publication, hiding }] of plans) {
    const page = store.get(id)
    if (!page || page.deleted) continue
    await store.change(page, draft => {
      draft.publishAt = publication
      draft.hideAt = hiding
    })
  }
  await former.change(all => {
    for (const id of Object.keys(all)) delete all[id]
  })
}
