import { createHash, randomBytes } from 'node:crypto'
import { day } from '../../../../web/base/units.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import type { PreviewLinkStore } from './store.ts'

export interface PreviewLinksOptions {
  editing: PageEditorOptions
  store: PreviewLinkStore
  clock: () => number
}

export type PreviewLinks = ReturnType<typeof previewLinks>

const DAYS = 7

/** Of one page; the oldest one ends first. */
const MOST = 10

/** 128 bits, which cannot be guessed. */
const BYTES = 16

/** Links that show the draft of a page to people without an account. */
export function previewLinks({ editing, store, clock }: PreviewLinksOptions) {
  const isLasting = ({ until }: { until: string }) => Date.parse(until) > clock()

  /** A link ends with the next publication, which shows its draft to all visitors. */
  function isOpen(id: string, link: { until: string }): boolean {
    const published = editing.store.get(id)?.published
    const madeAt = Date.parse(link.until) - DAYS * day
    const isPublishedSince = published?.by && Date.parse(published.at) > madeAt
    return isLasting(link) && !isPublishedSince
  }

  const remove = (id: string) => store.change(all => void delete all[id])

  /** Undefined where the page is in the bin. */
  function addressOf(id: string): string | undefined {
    const page = editing.store.get(id)
    return page?.deleted ? undefined : page?.address
  }

  return {
    /** The secret is told once, and not stored. */
    async create(
      path: unknown,
      by: string,
    ): Promise<{ path: string; token: string; until: string }> {
      const { id, address } = (await findPage(path, editing)).stored
      const token = randomBytes(BYTES).toString('base64url')
      const until = new Date(clock() + DAYS * day).toISOString()
      await store.change(all => {
        for (const [page, links] of Object.entries(all)) {
          all[page] = links.filter(isLasting)
          if (all[page].length === 0) delete all[page]
        }
        all[id] = [...(all[id] ?? []), { hash: hashOf(token), until, by }].slice(-MOST)
      })
      return { path: address, token, until }
    },

    /** The address of the page that a secret opens; undefined where it has ended, or is none. */
    async open(token: string): Promise<string | undefined> {
      // Another process may have made or ended it just now, or saved the page.
      await store.refresh()
      const hash = hashOf(token)
      const [id, links = []] =
        Object.entries(store.value).find(([, links]) => links.some(link => link.hash === hash)) ??
        []
      if (id === undefined) return undefined
      await editing.store.refresh()
      return links.some(link => link.hash === hash && isOpen(id, link)) ? addressOf(id) : undefined
    },

    /**
     * Ends all links of a page.
     * @returns its address; undefined where there was none
     */
    async end(path: unknown): Promise<string | undefined> {
      const { id, address } = (await findPage(path, editing)).stored
      if (!store.value[id]) return undefined
      await remove(id)
      return address
    },
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
