import type { Section, SectionKind } from '../../../../web/sections/schemas.ts'
import { formerNamesOf } from './former-names.ts'
import type { DetailsBySlot } from './rows.ts'
import { type Entry, givenTexts, isEntry, textPropertiesAt } from './text-fields.ts'

/** A section as visitors see it: without hidden slots, and with the administrators' texts. */
export function shownSection<S extends Section>(section: S, details: DetailsBySlot): S {
  return shownProperties(section, section.kind, details) as S
}

/** The same for a part of a section, such as one category of the gallery. */
export function shownProperties(
  value: object,
  kind: SectionKind,
  details: DetailsBySlot,
): Record<string, unknown> {
  const shown = Object.entries(value)
    .filter(([, inner]) => !isHidden(inner, details))
    .map(([property, inner]) => [property, shownValue(inner, kind, property, details)])
  return Object.fromEntries(shown)
}

function shownValue(
  value: unknown,
  kind: SectionKind,
  property: string,
  details: DetailsBySlot,
): unknown {
  if (Array.isArray(value)) {
    return value
      .filter(one => !isHidden(one, details))
      .map(one => shownValue(one, kind, property, details))
  }
  if (typeof value !== 'object' || value === null) return value
  const shown = shownProperties(value, kind, details)
  return isEntry(shown) ? withWords(shown, kind, property, details) : shown
}

/** Whether a slot path, or an entry that only shows one, is hidden. */
const isHidden = (value: unknown, details: DetailsBySlot): boolean =>
  typeof value === 'string'
    ? details[value]?.isVisible === false
    : isEntry(value) && isHidden(value.media, details)

/** An entry with the names that administrators have set. */
export function withWords<E extends Entry>(
  entry: E,
  kind: SectionKind,
  property: string,
  details: DetailsBySlot,
): E {
  const own = details[entry.media]
  if (!own) return entry
  const { productName } = textPropertiesAt(kind, property)
  const before = productName ? formerNamesOf(own, String(Reflect.get(entry, productName))) : []
  return {
    ...entry,
    ...givenTexts(own, kind, property),
    ...(before.length > 0 && { formerNames: before }),
  }
}
