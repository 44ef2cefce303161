import { codeInFiles } from './codes.ts'
import type { ProductFacts } from './facts.ts'
import { type FieldId, productFields } from './fields.ts'

/** A place that the owner has opened for a product, beside that of its picture. */
export interface FurtherPlace {
  /** Of its slot. */
  path: string
  kind: 'image' | 'pdf'
  /** Such as "picture 2". */
  name: string
}

interface PicturedProduct {
  code: string
  /** Of its picture. */
  slot: string
}

export const placeFields = productFields.flatMap(field => (field.kind === 'places' ? [field] : []))

/** Tells whether facts, or a change of them, give a number of places. */
export const namesPlaces = (facts: { [Id in FieldId]?: unknown }): boolean =>
  placeFields.some(({ id }) => facts[id] !== undefined)

/** In the folder of its picture, pictures first. */
export function furtherPlaces(
  { code, slot }: PicturedProduct,
  facts: Readonly<ProductFacts>,
): FurtherPlace[] {
  const folder = slot.slice(0, slot.lastIndexOf('/') + 1)
  return placeFields.flatMap(({ id, name, first, holds: kind }) =>
    Array.from({ length: Number(facts[id] ?? 0) }, (_, index): FurtherPlace => {
      const file = `${name}-${codeInFiles(code)}-${first + index}.${kind === 'pdf' ? 'pdf' : 'jpg'}`
      return { path: folder + file, kind, name: `${name} ${first + index}` }
    }),
  )
}
