import type { EditedSection, KeyedPage } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'

/** What its kind is called, such as `Cards`. */
export const kindName = ({ kind }: EditedSection, { kinds }: PageKinds): string =>
  kinds[kind]?.name ?? kind

/** Its own words: the title, or else the first text in it. */
export function titleOf(section: EditedSection): string {
  const { kind: _, id: __, ...fields } = section
  const { title } = fields
  return typeof title === 'string' && title ? title : (firstText(fields) ?? '')
}

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes(' ') ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const text = firstText(inner)
    if (text) return text
  }
  return undefined
}

/** What a conflict or a version is about: `Cards: Our Core Services`, or a field's label. */
export function subjectOf(subject: string, pages: readonly KeyedPage[], kinds: PageKinds): string {
  if (subject === 'order') return 'The order of the sections'
  for (const { source, keys } of pages) {
    const section = source.sections[keys.indexOf(subject)]
    if (section) return [kindName(section, kinds), titleOf(section)].filter(Boolean).join(': ')
  }
  return kinds.page.properties[subject]?.title ?? subject
}
