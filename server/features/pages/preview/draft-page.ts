import type { EditedPage } from '../../../../web/features/pages/contract.ts'
import type { Section } from '../../../../web/sections/schemas.ts'
import type { ContentPage } from '../../../content/page.ts'
import { pageSchema } from '../../../content/page-schema.ts'
import type { UnlistedPage } from '../../products/listed-page.ts'
import type { DraftSection } from './draft-sections.ts'

/** The fields of a page that its preview shows, in its head, its menu, its breadcrumb or its links. */
const fields = [
  ...(['name', 'title', 'description', 'keywords', 'under', 'service', 'message'] as const),
] as const

export interface DraftPage {
  /** Those of a draft that fit, otherwise those of the published page. */
  fields: Pick<ContentPage, (typeof fields)[number]>
  faults: Record<string, string>
}

export function draftFields(source: EditedPage, published: ContentPage | undefined): DraftPage {
  const faults: Record<string, string> = {}
  const found = fields.flatMap(field => {
    const { data, error } = pageSchema.shape[field].safeParse(source[field])
    if (error) faults[field] = error.issues[0]?.message ?? 'It does not fit'
    const value = error ? published?.[field] : data
    return value === undefined ? [] : [[field, value]]
  })
  const missing = { name: 'New page', description: '', keywords: [] }
  return { fields: { ...missing, ...Object.fromEntries(found) }, faults }
}

/** A page made of a draft, without the products that it lists. */
export function draftPage(
  path: string,
  own: DraftPage['fields'],
  sections: readonly (DraftSection & { section: Section })[],
  running: ContentPage | undefined,
): UnlistedPage {
  const drawn = sections.flatMap(section => section.drawn)
  const slots = [...drawn.filter(one => 'path' in one || 'list' in one), ...(running?.slots ?? [])]
  return {
    ...own,
    path,
    aliases: [],
    index: false,
    sections: sections.map(({ section }) => section),
    slots: [...new Map(slots.map(slot => ['path' in slot ? slot.path : slot, slot])).values()],
    drawings: drawn.filter(one => 'name' in one),
  }
}
