import type { OwnDrawing, Slot } from '../../../web/sections/fields.ts'

/** What is drawn anywhere in a source, and where, such as `sections.3.cards.0.images.1`. */
export interface Drawn {
  at: string
  drawn: Record<string, unknown> & Partial<Slot & Pick<OwnDrawing, 'name'>>
}

/** Everything in a source, valid or not, that says which family it is drawn by. */
export function drawnIn(value: unknown, at = ''): Drawn[] {
  if (typeof value !== 'object' || value === null) return []
  if ('family' in value) return [{ at, drawn: value as Drawn['drawn'] }]
  return Object.entries(value).flatMap(([name, inner]) =>
    drawnIn(inner, at ? `${at}.${name}` : name),
  )
}
