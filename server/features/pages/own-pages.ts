import type { EditedPage, EditedSection, KeyedPage } from '../../../web/features/pages/contract.ts'
import { badRequest, conflict } from '../../base/errors.ts'
import { pathFault } from '../../content/addresses.ts'
import { notSaved } from '../../storage/change-queue.ts'
import { drawnIn } from './drawn-in.ts'
import { findPage, type PageEditorOptions } from './editor-options.ts'
import { withNewSlots } from './new-slots.ts'
import { shippedKeys } from './section-keys.ts'
import { idOf, type StoredPage } from './stored-page.ts'

export interface NewPage {
  path: string
  /** The address of a page that it is a copy of; an empty page without one. */
  from?: string | undefined
  name: string
  /** What it begins as, where it is no copy. */
  source?: EditedPage | undefined
}

/** Sections that only pages of the release have: see place-faults.ts and content/listed-page.ts. */
const ONLY_SHIPPED = new Set([
  'product-grid',
  'gallery',
  'project-videos',
  'contact',
  'shortlist',
  'downloads',
])

/** Adds pages of the owner's own. Its calls must not overlap. */
export function pageCreator(options: PageEditorOptions) {
  const { store, site } = options

  /** Ids name files, versions and places of pictures: that of a deleted page is not given again. */
  function freeId(path: string): string {
    const ids = new Set(store.all.map(page => page.id))
    let id = idOf(path)
    for (let number = 2; ids.has(id); number += 1) id = `${idOf(path)}-${number}`
    return id
  }

  return {
    freeId,

    /**
     * Visitors see it when it is published.
     * @throws AppError 400 where no page may have this path; 409 where another has it
     */
    async create({ path, from, name, source: begun }: NewPage, by: string): Promise<StoredPage> {
      const fault = pathFault(path)
      if (fault) throw badRequest(fault, { path: fault })
      const isTaken =
        site.content.value.byPath.has(path) ||
        store.all.some(page => page.address === path && !page.deleted)
      if (isTaken)
        throw conflict('Another page has this address already', { path: 'Taken already' })
      const model = from === undefined ? undefined : await findPage(from, options)
      const source = model ? copyOf(model.edited.source) : (begun ?? emptyPage())
      const id = freeId(path)
      const named = withNewSlots({ ...source, path, name }, id, 0)
      const origin: KeyedPage = { source: named.source, keys: shippedKeys(named.source) }
      const at = new Date().toISOString()
      const page: StoredPage = {
        id,
        origin,
        address: path,
        version: 1,
        draft: { ...origin, by, at, begun: at },
        former: [],
        lastSlot: named.lastSlot,
      }
      await store.change(page, ({ draft }) => {
        // Its turn has ended, and another process has added one with this id.
        if (draft?.begun !== at) throw notSaved('the id is taken')
      })
      return store.get(id) ?? page
    },
  }
}

/** Its pictures have places of their own: a photo of one page never shows on the other. */
function copyOf({ sections, ...fields }: EditedPage): EditedPage {
  const { aliases: _, menu: __, title: ___, ...own } = fields
  const copied = structuredClone(sections.filter(({ kind }) => !ONLY_SHIPPED.has(kind)))
  for (const { drawn } of drawnIn(copied)) if (drawn.name === undefined) delete drawn.path
  return { ...own, path: '', sections: copied.length > 0 ? copied : [hero] }
}

const hero: EditedSection = { kind: 'hero', title: 'Title of the page', text: 'What it is about.' }

function emptyPage(): EditedPage {
  return { path: '', description: '', keywords: [], sections: [hero] }
}
