import * as z from 'zod'
import { openStore, type Store } from '../../store/open-store.ts'
import type { StorePlace } from '../../store/store-options.ts'

const planned = {
  at: z.iso.datetime(),
  by: z.string(),
  /** Why it was not done, in words for its author. */
  failed: z.string().optional(),
}

const plansSchema = z.strictObject({
  /** When the draft is published, and a hidden page shown. */
  publication: z
    .strictObject({
      ...planned,
      /** Of the page, as it was seen. */
      version: z.int().nonnegative(),
    })
    .optional(),
  /** When visitors no longer see the page, whatever it says then. */
  hiding: z
    .strictObject({
      ...planned,
      /** The address of the page to which its own leads from then on. */
      leadsTo: z.string().optional(),
    })
    .optional(),
})

export const pageSchedulesFormat = { version: 2, schema: z.record(z.string(), plansSchema) }

/** What is planned of one page. */
export type StoredPlans = z.output<typeof plansSchema>

/** What a plan does with a page. */
export type PlanKind = keyof StoredPlans

/** The plans that are still to be carried out, with their times. */
export function waitingPlans(all: Readonly<Record<string, StoredPlans>>) {
  const kinds = ['publication', 'hiding'] as const
  return Object.entries(all).flatMap(([id, plans]) =>
    kinds.flatMap(kind => {
      const plan = plans[kind]
      return plan && plan.failed === undefined ? [{ id, kind, time: Date.parse(plan.at) }] : []
    }),
  )
}

/** By the id of the page, which stays when its address changes. */
export type ScheduleStore = Store<Record<string, StoredPlans>>

export const openScheduleStore = (options: StorePlace): Promise<ScheduleStore> =>
  openStore({
    ...options,
    ...pageSchedulesFormat,
    initial: () => ({}),
    migrate: withKinds,
  })

/** Until version 2 a page had the plan of its publication alone. */
const withKinds = (data: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(data)).map(([id, publication]) => [id, { publication }]))
