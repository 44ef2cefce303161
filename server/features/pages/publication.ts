import { oneOr } from '../../../web/base/counted.ts'
import { sameJson } from '../../../web/base/same-json.ts'
import type { KeyedPage } from '../../../web/features/pages/contract.ts'
import { badRequest, conflict } from '../../base/errors.ts'
import type { PageSource } from '../../content/page.ts'
import { listFault, type UnlistedPage } from '../products/listed-page.ts'
import { productsIn } from '../products/products.ts'
import { tileFaults } from '../products/tiles.ts'
import { changedParts } from './changed-parts.ts'
import type { Faults } from './check-source.ts'
import { deliveredOf, findPage, otherAt, type PageEditorOptions } from './editor-options.ts'
import { endTexts } from './ended-texts.ts'
import { formerOf, withFormer } from './former-states.ts'
import { knownDrawings } from './known-drawings.ts'
import { addressFault, siteFaults } from './site-faults.ts'
import { deliveredAs } from './starter.ts'
import { pagesFormat } from './store.ts'
import type { StoredPage } from './stored-page.ts'

export interface Published {
  version: number
  /** The address of the page. */
  path: string
  /** What it changed, for people. */
  parts: string[]
}

/** Makes drafts what visitors see. Its calls must not overlap. */
export function publisher(options: PageEditorOptions) {
  const { store, site, starter, versions, redirects } = options

  async function checkedPage(
    source: KeyedPage['source'],
    stored: StoredPage,
  ): Promise<UnlistedPage> {
    const { checkSource } = await import('./check-source.ts')
    // Where a page lists products, nothing else of it can be read at another address.
    const moved = addressFault(source.path, source.sections, stored, site.content.value)
    if (moved) throw faulty({ path: moved })
    if (otherAt(source.path, stored, store)) throw faulty({ path: HELD })
    const allowed = knownDrawings(stored, store.all)
    const { page, fields } = await checkSource(source, allowed)
    const faults = page ? faultsInSite(source, page, stored) : fields
    if (!page || Object.keys(faults).length > 0) throw faulty(faults)
    return page
  }

  function faultsInSite(
    source: KeyedPage['source'],
    page: UnlistedPage,
    stored: StoredPage,
  ): Faults {
    const { value } = site.content
    const sections = listFault(source as unknown as PageSource, value.collections)
    return {
      ...(sections && { sections }),
      ...siteFaults(page, stored, value, redirects.to),
      ...tileFaults(source.sections, productsIn(value)),
    }
  }

  return {
    /**
     * What publishing checks of a source by itself.
     * @throws AppError 400 with a sentence for each field that is wrong
     */
    check: checkedPage,

    /**
     * Publishes the draft, of a hidden page as well; without one nothing changes.
     * @throws AppError 400 with a sentence for each field that is wrong; 409 where the draft has changed
     */
    async publish(path: unknown, version: number, by: string): Promise<Published> {
      const { stored, published, edited: next } = await findPage(path, options)
      const { id, address } = stored
      if (version !== stored.version) throw conflict(CHANGED)
      const isPublic = stored.published !== undefined
      const parts = changedParts(published, next)
      if (!stored.draft && isPublic) return { version, path: address, parts }
      const checked = await checkedPage(next.source, stored)
      fitTogether(() => site.contentWith(stored, checked))
      const at = momentAfter(stored.published?.at)
      const delivered = stored.shipped && (await deliveredOf(stored, options))
      const later = version + 1
      // Before it is published: the next publication replaces a version that failed after this.
      await versions.add(id, { number: later, at, by, sections: parts, ...next })
      // A page goes before a redirect: until it has moved, its former address shows it.
      if (isPublic && checked.path !== address) await redirects.move(address, checked.path, by)
      else if (redirects.to(checked.path)) await redirects.remove(checked.path)
      await store.change(stored, draft => {
        if (draft.version !== version) throw conflict(CHANGED)
        draft.version = later
        draft.address = checked.path
        draft.former = withFormer(draft.former, formerOf(version, next, next))
        draft.endedTexts = draft.draft?.begun ?? at
        delete draft.draft
        delete draft.hidden
        delete draft.publishAt
        draft.published = { ...next, by, at, checked, format: pagesFormat.version }
        if (delivered && sameJson(next.source, delivered.source))
          draft.deliveredAs = deliveredAs(starter, delivered.source)
        else delete draft.deliveredAs
      })
      await endTexts(options, store.get(id))
      return { version: later, path: checked.path, parts }
    },
  }
}

/** Each publication of a page has a time of its own, also where the clock has gone back. */
export const momentAfter = (before = '') =>
  new Date(Math.max(Date.now(), (Date.parse(before) || 0) + 1)).toISOString()

const HELD = 'A page that visitors do not see has this address'

export const CHANGED =
  'This page has changed since you opened it. Look at the changes, then publish again.'

function fitTogether(assemble: () => unknown): void {
  try {
    assemble()
  } catch (error) {
    const { message } = error as Error
    throw badRequest(`This page does not fit the others: ${message}`, { sections: message })
  }
}

const faulty = (fields: Faults) => {
  const count = Object.keys(fields).length
  const what = oneOr(count, 'One field needs', 'fields need')
  return badRequest(`${what} a change before this page can be published`, fields)
}
