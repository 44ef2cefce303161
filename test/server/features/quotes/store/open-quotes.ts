import { type Creation, openQuotes } from '../../../../../server/features/quotes/store/index.ts'
import { durableAdapter } from '../../../../../server/storage/durable-adapter.ts'
import type { Disk } from '../../../../../server/storage/durable-file.ts'
import type { Envelope } from '../../../../../server/storage/store-options.ts'
import type { QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { quoteBody, quotesPlace } from '../../../../support/quotes.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

export const content = (fields: object = {}) => quoteBody(fields) as QuoteContent

export const letterhead = { companyName: 'Nairobi Prefab & Interiors', payment: 'Paybill 123456' }

interface Disks {
  disk?: Disk
  /** The place of the numbers. */
  numbersDisk?: Disk
}

/** A store over an empty folder, at a time that tests set. */
export async function open({ disk, numbersDisk }: Disks = {}) {
  const {
    folder,
    numbers: { file },
  } = quotesPlace(await temporaryFolder())
  const now = { is: Date.parse('2026-11-22T10:00:00Z') }
  const numbers = {
    file,
    ...(numbersDisk && { adapter: durableAdapter<Envelope>(file, numbersDisk) }),
  }
  const reopen = () => openQuotes({ folder, numbers, clock: () => now.is, ...(disk && { disk }) })
  const store = await reopen()
  const make = async (more: Partial<Creation> = {}) =>
    (await store.create({ content: content(), by: 'amina', year: '2026', ...more })).quote
  const send = async (id: string, means: 'mail' | 'link' = 'link') => {
    const { version = 0 } = (await store.find(id)) ?? {}
    return store.send(id, { version, by: 'amina', means, letterhead })
  }
  return { folder, numbers, now, store, reopen, make, send }
}

/** The secret in the URL of the customer's page. */
export const secretOf = ({ url = '' }: { url?: string | undefined }) => url.split('/').at(-1) ?? ''
