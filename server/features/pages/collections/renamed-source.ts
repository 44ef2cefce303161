import type { EditedPage, EditedSection } from '../../../../web/features/pages/contract.ts'
import type { Collection } from '../../products/products.ts'

/**
 * Names a collection in the source of its page: the page, with its heading and its entry in the menu where
 * they are the name, or its category of the gallery. A source that has another name already stays.
 */
export const renamedSource =
  ({ name: before, category }: Pick<Collection, 'name' | 'category'>, name: string) =>
  (source: EditedPage): EditedPage => {
    const of = <T>(value: T) => (value === before ? name : value)
    if (category !== undefined) {
      return { ...source, sections: source.sections.map(one => withLabel(one, category, of)) }
    }
    if (source.name !== before) return source
    const sections = source.sections.map(one =>
      one.kind === 'hero' ? { ...one, title: of(one.title) } : one,
    )
    return { ...source, name, ...('menu' in source && { menu: of(source.menu) }), sections }
  }

function withLabel(
  section: EditedSection,
  id: string,
  of: <T>(value: T) => T | string,
): EditedSection {
  if (section.kind !== 'gallery' || !Array.isArray(section.categories)) return section
  const categories = section.categories.map(one =>
    one.id === id ? { ...one, label: of(one.label) } : one,
  )
  return { ...section, categories }
}
