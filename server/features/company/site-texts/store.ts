import * as z from 'zod'
import type {
  SiteTexts,
  SiteTextsAnswer,
} from '../../../../web/features/company/site-texts/contract.ts'
import { AppError } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const link = z.tuple([z.string(), z.string()])

/** Stored texts outlive a field: one that the release does not know any more stays, and shows nowhere. */
const storedSchema = z.strictObject({
  version: z.int().nonnegative(),
  texts: z.record(z.string(), z.string()),
  footer: z.array(z.tuple([z.string(), z.array(link)])).nullable(),
})

export const siteTextsFormat = { version: 1, schema: storedSchema }

type Stored = z.output<typeof storedSchema>

export type SiteTextStore = Awaited<ReturnType<typeof openSiteTexts>>

/** The texts around the sections of pages that administrators have changed. */
export async function openSiteTexts(options: StorePlace) {
  const store = await openStore<Stored>({
    ...options,
    ...siteTextsFormat,
    initial: () => ({ version: 0, texts: {}, footer: null }),
  })

  return {
    /** A new object after each change. */
    get value(): Readonly<SiteTextsAnswer> {
      return store.value
    },
    /** @throws AppError 409 with `theirs`, where the change began from another version than there is now */
    async change(version: number, { texts, footer }: SiteTexts): Promise<void> {
      await store.change(draft => {
        if (draft.version !== version) throw changedMeanwhile(structuredClone(draft))
        draft.version += 1
        draft.texts = { ...texts }
        draft.footer = structuredClone(footer) as Stored['footer']
      })
    },
    onChange: store.onChange,
    refresh: store.refresh,
    settled: store.settled,
  }
}

const changedMeanwhile = (theirs: Readonly<SiteTextsAnswer>) =>
  new AppError(
    409,
    'conflict',
    'Somebody else has changed these texts meanwhile. What you typed is still here.',
    { details: { theirs } },
  )
