import * as z from 'zod'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { derived } from '../../../base/derived.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import type { FormerAddress } from './former-address.ts'
import { afterMove, type RedirectList, withRedirects } from './redirect-list.ts'

const path = z.string().max(pageLimits.address)

const redirectsSchema = z.record(
  path,
  z.strictObject({ to: path, by: z.string(), at: z.iso.datetime() }),
)

export const redirectsFormat = { version: 1, schema: redirectsSchema }

type Stored = z.output<typeof redirectsSchema>

/** Redirects that a site has at most. */
export const MOST_REDIRECTS = 2000

export type Redirects = Awaited<ReturnType<typeof openRedirects>>

/** Where former addresses of pages lead. */
export async function openRedirects(options: StorePlace) {
  const store = await openStore<Stored>({
    ...options,
    ...redirectsFormat,
    initial: () => ({}),
  })

  const inAnyCase = derived(
    () => store.value,
    list => new Map(Object.keys(list).map(from => [from.toLowerCase(), from])),
  )

  /** The former address as it is listed: in the same case, or else in another. */
  const listed = (address: string) =>
    Object.hasOwn(store.value, address) ? address : inAnyCase().get(address.toLowerCase())

  /** @returns whether `change` made another list */
  const replace = (change: (list: RedirectList) => RedirectList | undefined) =>
    store.change(draft => {
      const next = structuredClone(change(draft)) as Stored | undefined
      if (!next) return false
      for (const from of Object.keys(draft)) delete draft[from]
      Object.assign(draft, next)
      return true
    })

  const addAll = (all: readonly { from: string; to: string }[], by: string): Promise<boolean> => {
    const at = new Date().toISOString()
    return replace(list =>
      withRedirects(
        list,
        all.map(({ from, to }) => ({ from, to, by, at })),
      ),
    )
  }

  return {
    get list(): RedirectList {
      return store.value
    },
    /** The former address that a request means: by its query, or else by its path alone. */
    find: ({ path, query }: Pick<FormerAddress, 'path' | 'query'>): string | undefined =>
      listed(path + query) ?? listed(path),

    /** The target of a listed address; undefined where it has none. */
    to: (from: string): string | undefined =>
      Object.hasOwn(store.value, from) ? store.value[from]?.to : undefined,

    /** @returns false where the path would lead back to itself */
    add: (from: string, to: string, by: string): Promise<boolean> => addAll([{ from, to }], by),

    /**
     * Adds all in one write, or none.
     * @returns false where one of them would lead back to itself
     */
    addAll,

    /** Of a page that has moved. */
    async move(from: string, to: string, by: string): Promise<void> {
      await replace(list => afterMove(list, { from, to, by, at: new Date().toISOString() }))
    },

    /** @returns false where there is none */
    remove: (from: string): Promise<boolean> =>
      store.change(draft => Object.hasOwn(draft, from) && delete draft[from]),
    onChange: store.onChange,
    refresh: store.refresh,
    settled: store.settled,
  }
}
