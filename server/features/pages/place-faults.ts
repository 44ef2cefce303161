import { routes } from '../../../web/base/routes.ts'
import { designUrls } from '../../../web/features/design/addresses.ts'
import type { EditedPage, EditedSection } from '../../../web/features/pages/contract.ts'
import { pageSectionSchema } from '../../../web/sections/schemas.ts'

/** Kinds of section that a page may have once. */
const ONCE = new Set<string>(
  pageSectionSchema.options
    .filter(option => option.meta()?.isOnce)
    .map(option => option.shape.kind.value),
)

/** The sections that some pages cannot be without, since links of the whole site lead to them. */
const NEEDED: Record<string, [kind: EditedSection['kind'], why: string]> = {
  [routes.contact]: ['contact', 'Visitors send inquiries here: this page needs its form'],
  [routes.gallery()]: [
    'gallery',
    'Links of the whole site lead to the gallery: this page needs it',
  ],
  [routes.shortlist]: [
    'shortlist',
    'Visitors find what they have chosen here: this page needs its list',
  ],
  [designUrls.page]: [
    'design',
    'Links lead to units that are shown here: this page needs its drawing',
  ],
}

/** Sections that are where they may not be, or are missing. */
export function placeFaults({ path, sections }: EditedPage): [at: string, fault: string][] {
  const faults: [string, string][] = []
  const kinds = new Set<string>()
  const anchors = new Set<unknown>()
  sections.forEach(({ kind, id, hidden }, index) => {
    const at = `sections.${index}`
    if (hidden) return
    if (ONCE.has(kind) && kinds.has(kind)) faults.push([`${at}.kind`, 'A page has one of these'])
    kinds.add(kind)
    if (id === undefined) return
    if (anchors.has(id)) faults.push([`${at}.id`, 'Another section of the page has this address'])
    anchors.add(id)
  })
  const [needed, why] = NEEDED[path] ?? []
  if (needed && why && !kinds.has(needed)) faults.push(['sections', why])
  if (sections.every(({ hidden }) => hidden)) faults.push(['sections', 'Show one section at least'])
  return faults
}
