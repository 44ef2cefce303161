import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../base/errors.ts'
import { stayFault } from '../../content/addresses.ts'
import type { Content } from '../../content/content.ts'
import type { BinEntry } from '../../storage/bin/entry.ts'
import { filesInBin } from '../media/former-files.ts'
import { intoBin } from '../media/into-bin.ts'
import type { OpenMedia } from '../media/open-media.ts'
import type { Manifest } from '../media/slots/slots.ts'
import { presentCollections } from '../products/lists/collection-schema.ts'
import { findPage, otherAt, type PageEditorOptions } from './editor-options.ts'
import { newSlotsFolder } from './new-slots.ts'
import type { StoredPage } from './stored-page.ts'

const inBin = z.object({ page: z.string(), name: z.string().optional() })

/** What a page in the bin was called; undefined where its entry does not say so. */
export const nameInBin = ({ content }: BinEntry): string | undefined =>
  inBin.safeParse(content).data?.name

export interface PageRemoverOptions extends PageEditorOptions {
  media: Pick<OpenMedia, 'bin' | 'leave' | 'restore'>
  manifest: Manifest
}

export type PageRemover = ReturnType<typeof pageRemover>

/** Tells the places of a page from those that another page shows as well. */
export function isOnlyIn({ id, address, delivered }: Readonly<StoredPage>, { pages }: Content) {
  const folder = newSlotsFolder(id)
  const others = pages.filter(({ path }) => path !== address)
  const shared = new Set(others.flatMap(({ slots }) => slots.map(({ path }) => path)))
  return (slot: string): boolean =>
    slot.startsWith(folder) || (delivered?.places[slot] !== undefined && !shared.has(slot))
}

/** Deletes pages with their pictures into the bin, and restores them. */
export function pageRemover(options: PageRemoverOptions) {
  const { store, site, redirects, media, manifest, inTurn } = options

  return {
    /**
     * @param redirectTo where its address leads from now on
     * @returns the id of its entry in the bin
     * @throws AppError 400 for a page that the site leads to by its own links; 507 where the disk has no room for the entry
     */
    remove: (path: unknown, redirectTo: string | undefined, by: string): Promise<string> =>
      inTurn(async () => {
        const { stored, edited } = await findPage(path, options)
        const { id, address } = stored
        const name = String(edited.source.name ?? '').slice(0, 60)
        const fault = stayFault(stored, false)
        if (fault) throw badRequest(fault)
        const below = site.content.value.pages.find(({ under }) => under === address)
        if (below) throw badRequest(`“${below.name}” is below this page. Move or delete it first.`)
        const { collections } = site.content.value
        const isListed = presentCollections(collections).some(one => one.page === address)
        if (isListed) throw badRequest('It lists a collection. Delete that under Products.')
        const isPage = redirectTo === undefined || site.content.value.byPath.has(redirectTo)
        if (!isPage || redirectTo === address) {
          throw badRequest('Name a page that its address leads to', {
            redirectTo: 'No page is there',
          })
        }
        const slots = manifest.all
          .map(slot => slot.path)
          .filter(isOnlyIn(stored, site.content.value))
        const about = { kind: 'page', subject: address, content: { page: id, name } } as const
        return intoBin(media, { slots, about, by }, async () => {
          if (redirectTo !== undefined) await redirects.add(address, redirectTo, by)
          await store.change(stored, draft => {
            draft.deleted = { by, at: new Date().toISOString() }
            delete draft.publishAt
            delete draft.hideAt
          })
        })
      }),

    /**
     * At its address, as it was.
     * @throws AppError 409 where another page has the address now
     */
    restore: (entry: BinEntry, by: string): Promise<void> =>
      inTurn(async () => {
        const stored = store.get(inBin.parse(entry.content).page)
        if (!stored) throw notFound('This page is no longer stored')
        const isTaken =
          site.content.value.byPath.has(stored.address) || otherAt(stored.address, stored, store)
        if (isTaken) throw conflict(`Another page has the address ${stored.address} now.`)
        await store.change(stored, draft => void delete draft.deleted)
        await redirects.remove(stored.address)
        if (filesInBin(entry).length > 0) await media.restore(entry, { by })
        else await media.bin.remove(entry.id)
      }),
  }
}
