import type { OwnDrawing } from '../../../web/sections/fields.ts'

/**
 * A page or its source with the drawings of this release in place of those that an earlier one stored,
 * of the same names. Their versions tell them apart: what another release drew is nothing that its
 * author changed.
 */
export function withCurrentDrawings<P extends object>(
  page: P,
  drawings: ReadonlyMap<string, OwnDrawing>,
): P {
  return renewed(page) as P

  function renewed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(renewed)
    if (typeof value !== 'object' || value === null) return value
    if ('family' in value && 'version' in value && 'name' in value) {
      const current = drawings.get(`${value.name}`)
      return current && current.version !== value.version ? current : value
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renewed(inner)]))
  }
}
