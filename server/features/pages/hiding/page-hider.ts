import type { PageVisibility } from '../../../../web/features/pages/contract.ts'
import { badRequest } from '../../../base/errors.ts'
import { type FoundPage, findPage, type PageEditorOptions } from '../editor-options.ts'
import type { publisher } from '../publication.ts'
import { listsProducts } from '../site-faults.ts'
import { hidingFault } from './hiding-fault.ts'
import { linkingPages } from './linking-pages.ts'

/** Takes pages from visitors and gives them back: nothing is deleted. Its calls must not overlap. */
export function pageHider(
  options: PageEditorOptions,
  { check }: Pick<ReturnType<typeof publisher>, 'check'>,
) {
  const { store, site, redirects } = options

  function faultOf({ stored, edited }: FoundPage): string | undefined {
    const isPublic = stored.published !== undefined
    return isPublic ? hidingFault(stored, edited, site.content.value) : UNSEEN
  }

  /** @throws AppError 400 where a path is that of no page, or of the one that is hidden */
  function checkTarget(leadsTo: string | undefined, address: string): void {
    if (leadsTo === undefined) return
    if (site.content.value.byPath.get(leadsTo)?.path === leadsTo && leadsTo !== address) return
    throw badRequest(NO_PAGE, { leadsTo: NO_PAGE })
  }

  return {
    checkTarget,

    async visibility(path: unknown): Promise<PageVisibility> {
      const page = await findPage(path, options)
      const { address, hidden } = page.stored
      const content = site.content.value
      const refused = hidden ? undefined : faultOf(page)
      return {
        ...(hidden && { hidden }),
        ...(refused !== undefined && { refused }),
        linkedFrom: linkingPages(content, address),
      }
    },

    /**
     * @param leadsTo the page to which its address leads meanwhile; without one it is answered by 404
     * @returns the address of the page
     * @throws AppError 400 where visitors have to go on seeing it, or do not see it yet
     */
    async hide(path: unknown, leadsTo: string | undefined, by: string): Promise<string> {
      const page = await findPage(path, options)
      const { stored } = page
      const fault = stored.hidden ? undefined : faultOf(page)
      if (fault) throw badRequest(fault)
      checkTarget(leadsTo, stored.address)
      const to = leadsTo === undefined ? {} : { leadsTo }
      await store.change(stored, draft => {
        draft.hidden = { by, at: new Date().toISOString(), ...to }
        delete draft.hideAt
      })
      return stored.address
    },

    /**
     * As visitors saw it last.
     * @param isAsked whether an administrator shows it, and not its publication
     * @returns its address; undefined where they see it already, or once they see its collection
     * @throws AppError 400 where it does not fit the other pages any more
     */
    async show(path: unknown, isAsked = false): Promise<string | undefined> {
      const page = await findPage(path, options)
      const { stored, published } = page
      if (!stored.hidden) return undefined
      if (published.source.sections.some(listsProducts)) {
        if (isAsked) throw badRequest(WITH_COLLECTION)
        return undefined
      }
      await check(published.source, stored)
      if (redirects.to(stored.address)) await redirects.remove(stored.address)
      await store.change(stored, draft => {
        delete draft.hidden
        // The publication of a draft is still to come.
        if (!draft.draft) delete draft.publishAt
      })
      return stored.address
    },
  }
}

/** Of a page that was never published. */
export const UNSEEN = 'Visitors do not see this page yet'

const WITH_COLLECTION = 'Its collection is hidden. Show that under Products, Collections.'

const NO_PAGE = 'There is no page at this address'
