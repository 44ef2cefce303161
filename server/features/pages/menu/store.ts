import * as z from 'zod'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { conflict } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const menuSchema = z.strictObject({
  /** Rises with each change. */
  version: z.int().nonnegative(),
  /** The ids of pages; others stand where the release has them. */
  order: z.array(z.string().max(pageLimits.address)).max(1000),
})

export const menuFormat = { version: 1, schema: menuSchema }

type Stored = z.output<typeof menuSchema>

export type MenuOrder = Awaited<ReturnType<typeof openMenuOrder>>

/** In which order the pages stand in the navigation bar. Labels and parents are the pages' own. */
export async function openMenuOrder(options: StorePlace) {
  const store = await openStore<Stored>({
    ...options,
    ...menuFormat,
    initial: () => ({ version: 0, order: [] }),
  })

  return {
    get value(): Readonly<Stored> {
      return store.value
    },
    /** @throws AppError 409 where the change began from another version than there is now */
    async change(version: number, order: readonly string[]): Promise<void> {
      await store.change(draft => {
        if (draft.version !== version) throw conflict(CHANGED)
        draft.version += 1
        draft.order = [...order]
      })
    },
    onChange: store.onChange,
    refresh: store.refresh,
    settled: store.settled,
  }
}

const CHANGED =
  'Somebody else has changed the menu meanwhile. Load it again and repeat your change.'
