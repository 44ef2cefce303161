import type { KeyedPage } from '../../web/page-editing/contract.ts'
import { sameJson } from '../../web/page-editing/same-json.ts'
import { routes } from '../../web/routes.ts'
import type { ContentPage } from '../content/page.ts'
import { badRequest, conflict } from '../errors.ts'
import { changedParts } from './changed-parts.ts'
import type { Faults } from './check-source.ts'
import { findPage, type PageEditorOptions } from './editor-options.ts'
import { formerOf, withFormer } from './former-states.ts'
import { knownDrawings } from './known-drawings.ts'
import { pageId } from './store.ts'
import { editedState, publishedState, type StoredPage } from './stored-page.ts'
import { unlisted } from './unlisted-page.ts'

export interface Published {
  version: number
  /** The address of the page. */
  path: string
  /** What it changed, for people. */
  parts: string[]
}

/** Makes drafts what visitors see. Its calls must not overlap. */
export function publisher(options: PageEditorOptions) {
  const { store, site, versions, build } = options

  async function checkedPage(
    source: KeyedPage['source'],
    stored: StoredPage,
  ): Promise<ContentPage> {
    const { checkSource } = await import('./check-source.ts')
    const known = knownDrawings(options.shipped.value, stored)
    const { page, fields } = await checkSource(source, known)
    if (!page) throw faulty(fields)
    const faults = siteFaults(page, stored)
    if (Object.keys(faults).length > 0) throw faulty(faults)
    return page
  }

  return {
    /**
     * What publishing checks of a source by itself.
     * @throws AppError 400 with a sentence for each field that is wrong
     */
    check: checkedPage,

    /**
     * Publishes the draft, or what is published already: the same again changes nothing.
     * @throws AppError 400 with a sentence for each field that is wrong; 409 where the draft has changed
     */
    async publish(path: unknown, version: number, by: string): Promise<Published> {
      const { stored, shipped } = await findPage(path, options)
      if (version !== stored.version) throw conflict(CHANGED)
      const next = editedState(stored, shipped)
      const before = publishedState(stored, shipped)
      const parts = changedParts(before, next)
      if (!stored.draft) return { version, path: stored.shipped, parts }
      const page = await checkedPage(next.source, stored)
      const checked = unlisted(page)
      fitTogether(() => site.contentWith(stored.shipped, checked))
      const at = new Date().toISOString()
      const later = version + 1
      // Before it is published: a version that nobody saw is replaced by the next one.
      await versions.add(pageId(stored.shipped), later, { at, by, sections: parts, ...next })
      await store.change(stored, draft => {
        draft.version = later
        draft.former = withFormer(draft.former, formerOf(version, next, next))
        delete draft.draft
        if (sameJson(next.source, shipped.source)) delete draft.published
        else draft.published = { ...next, by, at, checked, checkedBy: build }
      })
      site.refresh()
      return { version: later, path: stored.shipped, parts }
    },
  }
}

const CHANGED =
  'This page has changed since you opened it. Look at the changes, then publish again.'

/** What a page must be in its site. */
function siteFaults({ path, slots }: ContentPage, { shipped }: StoredPage): Faults {
  const faults: Faults = {}
  if (path !== shipped) faults.path = 'The address of a page of the release stays'
  const hasPicture = slots.some(({ kind }) => kind === 'image')
  if (shipped === routes.home && !hasPicture) {
    faults.sections = 'The home page needs a picture: the sign-in form shows it'
  }
  return faults
}

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
  const what = count === 1 ? 'One field needs' : `${count} fields need`
  return badRequest(`${what} a change before this page can be published`, fields)
}
