import * as z from 'zod'
import type { BrandColors } from '../../../../web/features/company/brand/contract.ts'
import { AppError } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const logoSchema = z.strictObject({
  /** A hash of the file, in its address. */
  id: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  /** Cleaned. */
  svg: z.string().optional(),
  /** A PNG of at most 800 pixels in Base64: for paper, and the file where there is no SVG. */
  png: z.string(),
})

const storedSchema = z.strictObject({
  version: z.int().nonnegative(),
  colors: z.strictObject({ main: z.string(), accent: z.string() }).nullable(),
  hasName: z.boolean(),
  logo: logoSchema.nullable(),
  /** Sent quotes keep them; the last one comes first. */
  former: z.array(logoSchema.omit({ svg: true })),
})

export const brandFormat = { version: 1, schema: storedSchema }

export type StoredBrand = z.output<typeof storedSchema>
export type Logo = z.output<typeof logoSchema>

/** The logo and the colours of the company, where it does not have those of the release. */
export type BrandStore = Awaited<ReturnType<typeof openBrand>>

/** Quotes that were sent with an older logo are printed with today's. */
const MOST_FORMER = 12

export async function openBrand(options: StorePlace) {
  const store = await openStore<StoredBrand>({
    ...options,
    ...brandFormat,
    initial: () => ({ version: 0, colors: null, hasName: false, logo: null, former: [] }),
  })

  return {
    /** A new object after each change. */
    get value(): Readonly<StoredBrand> {
      return store.value
    },
    /** @throws AppError 409 where the change began from another version than there is now */
    async change(
      version: number,
      next: { colors: BrandColors | null; hasName: boolean; logo: Logo | null },
    ): Promise<void> {
      await store.change(draft => {
        if (draft.version !== version) throw changedMeanwhile()
        const { logo: last, former } = draft
        const isReplaced = last && last.id !== next.logo?.id
        const { svg, ...printed } = last ?? {}
        draft.former = isReplaced
          ? [printed as Logo, ...former.filter(({ id }) => id !== last.id)].slice(0, MOST_FORMER)
          : former
        Object.assign(draft, structuredClone(next), { version: version + 1 })
      })
    },
    onChange: store.onChange,
    refresh: store.refresh,
    settled: store.settled,
  }
}

const changedMeanwhile = () =>
  new AppError(409, 'conflict', 'Somebody else has changed the brand meanwhile.')
