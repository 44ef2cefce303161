import * as z from 'zod'
import { openStore, type Store } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const linkSchema = z.strictObject({
  /** SHA-256 of the secret in the address, so that a backup opens no preview. */
  hash: z.string(),
  until: z.iso.datetime(),
  by: z.string(),
})

export const previewLinksFormat = {
  version: 1,
  schema: z.record(z.string(), z.array(linkSchema)),
}

type StoredLinks = Record<string, z.output<typeof linkSchema>[]>

/** By the id of the page, oldest first. */
export type PreviewLinkStore = Store<StoredLinks>

export const openPreviewLinkStore = (options: StorePlace): Promise<PreviewLinkStore> =>
  openStore({
    ...options,
    ...previewLinksFormat,
    initial: () => ({}),
  })
