import { area, length, line, type NumberKind, seats, weight } from './field-kinds.ts'
import { OWN_IDS, type OwnFactId } from './own-facts.ts'

type Kind =
  | (NumberKind & {
      /** Lists are narrowed down by classes of it, up to bounds in the unit in which it is typed. */
      filter?: { name: string; bounds: readonly number[] }
      /** A size is told of all sides together, or with these words where one is not known. */
      side?: 'wide' | 'deep' | 'high'
    })
  /** Lists are narrowed down by each of the things that the line names. */
  | { kind: 'line'; most: number; example: string; filter?: { name: string } }
  | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  /** A number of places for files, which visitors see once they are filled: see further-places.ts. */
  | { kind: 'places'; most: number; holds: 'image' | 'pdf'; name: string; first: number }

type FieldRow = Kind & {
  /** Names it in the form and the table file. */
  label: string
  /** Names it for visitors, where the label does not. Fields of the same name share a row. */
  shownAs?: string
  /** The error for anything else; for a number, the beginning of that error. */
  accepts: string
  /** Its property in structured data. */
  schemaOrg?: string
  /** Many products can be given the same at once. */
  isSetForMany?: boolean
}

/** Its collection says what it is called, and what it takes: see own-facts.ts. */
const ofCollection = { ...line, label: '', example: '', isSetForMany: false }

const size = { ...length, shownAs: 'Size' }
const lengths = [60, 90, 120, 180, 240, 300, 600]

/**
 * Lists all that an owner can say of a product. The schema, the table file, the form, changes of many, filters
 * and the rows for visitors are made of it; the price, which has parts, is in facts.ts.
 */
const table = {
  size: {
    widthMm: {
      ...{ ...size, side: 'wide', filter: { name: 'width', bounds: lengths } },
      ...{ label: 'Width', accepts: 'A width in millimetres', schemaOrg: 'width' },
    },
    depthMm: {
      ...{ ...size, side: 'deep' },
      ...{ label: 'Depth', accepts: 'A depth in millimetres', schemaOrg: 'depth' },
    },
    heightMm: {
      ...{ ...size, side: 'high', filter: { name: 'height', bounds: lengths } },
      ...{ label: 'Height', accepts: 'A height in millimetres', schemaOrg: 'height' },
    },
    weightKg: { ...weight, label: 'Weight', accepts: 'A weight in kilograms', schemaOrg: 'weight' },
    seats: { ...seats, label: 'Seats', accepts: 'A number of seats' },
    areaM2: { ...area, label: 'Area', accepts: 'An area in square metres' },
  },
  making: {
    materials: {
      ...{ ...line, label: 'Materials', shownAs: 'Material', example: 'steel, glass' },
      filter: { name: 'material' },
    },
    finishes: {
      ...line,
      label: 'Finishes',
      shownAs: 'Finish',
      example: 'brushed, or painted white',
      isSetForMany: false,
    },
  },
  delivery: {
    availability: {
      kind: 'choice',
      choices: { 'made-to-order': 'Made to order', 'in-stock': 'In stock' },
      label: 'Availability',
      shownAs: 'Delivery',
      accepts: 'Made to order, or in stock',
      schemaOrg: 'availability',
      isSetForMany: true,
    },
    leadTime: { ...line, label: 'Lead time', shownAs: 'Delivery', example: '3 weeks' },
    warranty: { ...line, label: 'Warranty', example: '2 years' },
  },
  own: Object.fromEntries(OWN_IDS.map(id => [id, ofCollection])) as Record<
    OwnFactId,
    typeof ofCollection
  >,
  places: {
    morePictures: {
      ...{ kind: 'places', label: 'More pictures', accepts: 'A number of further pictures' },
      // The picture of the product is the first.
      ...{ most: 7, holds: 'image', name: 'picture', first: 2 },
    },
    documents: {
      ...{ kind: 'places', label: 'Documents', accepts: 'A number of documents' },
      ...{ most: 3, holds: 'pdf', name: 'document', first: 1 },
    },
  },
} as const satisfies Record<string, Record<string, FieldRow>>

type Table = typeof table
type Rows = Table['size'] & Table['making'] & Table['delivery'] & Table['own'] & Table['places']
/** Fields of a group stand together in the form and the table file. */
export type FieldGroup = keyof Table
export type FieldId = keyof Rows
/** A row of the table. */
export type ProductField = FieldRow & { id: FieldId; group: FieldGroup }

type ValueOf<Row> = Row extends { choices: infer Choices }
  ? keyof Choices
  : Row extends { kind: 'line' }
    ? string
    : number

/** A product's value for each field; absent where its owner has given none. */
export type FieldValues = { [Id in FieldId]?: ValueOf<Rows[Id]> }

/** All rows of the table, in its order. */
export const productFields = Object.entries(table).flatMap(([group, rows]) =>
  Object.entries(rows).map(([id, row]) => ({ ...row, id, group })),
) as readonly ProductField[]

/** The sides by which a product is measured. */
export const sides = productFields.flatMap(field => ('side' in field ? [field] : []))

/** The rows of some groups, in the order of the table. */
export const fieldsOf = (...groups: FieldGroup[]): ProductField[] =>
  productFields.filter(({ group }) => groups.includes(group))
