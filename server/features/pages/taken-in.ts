import type { EditedPage, KeyedPage } from '../../../web/features/pages/contract.ts'
import type { SectionKind } from '../../../web/sections/schemas.ts'
import type { DetailsBySlot } from '../products/slot-details/rows.ts'
import { givenTexts } from '../products/slot-details/text-fields.ts'
import { drawnIn } from './drawn-in.ts'

/*
 * Slot details and pages say the same of a picture: its alt text, title and description. A draft begins
 * with what visitors see, the details included, and when it is published they end: see `endedTexts` in
 * stored-page.ts. Names of products and what is hidden stay details.
 */

/** A page as visitors see it, with the details of its pictures in the places of its own texts. */
export function withTextsTakenIn({ source, keys }: KeyedPage, details: DetailsBySlot): KeyedPage {
  if (!slotsOf(source).some(path => details[path])) return { source, keys }
  const sections = source.sections.map(section => inside(section, section.kind, '', details))
  return { source: { ...source, sections: sections as EditedPage['sections'] }, keys }
}

/** The places of a source, but for those of the products that it lists. */
export const slotsOf = (source: object): string[] =>
  drawnIn(source).flatMap(({ drawn: { path } }) => (typeof path === 'string' ? [path] : []))

function inside(
  value: unknown,
  kind: SectionKind,
  property: string,
  details: DetailsBySlot,
): unknown {
  if (Array.isArray(value)) return value.map(one => inside(one, kind, property, details))
  if (typeof value !== 'object' || value === null) return value
  if ('family' in value) return withAlt(value, details)
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    inside(inner, kind, name, details),
  ])
  const { path = '' } = Object(Reflect.get(value, 'media')) as { path?: string }
  const own = details[path]
  return { ...Object.fromEntries(entries), ...(own && givenTexts(own, kind, property)) }
}

function withAlt(slot: object, details: DetailsBySlot): object {
  const alt = details[String(Reflect.get(slot, 'path'))]?.alt
  return alt ? { ...slot, alt } : slot
}
