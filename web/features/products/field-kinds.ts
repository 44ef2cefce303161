/** Says how the numbers of a field are stored, typed and told. */
export interface NumberKind {
  /** The precision: one of the stored unit, or a tenth of it. */
  kind: 'whole' | 'tenths'
  /** The unit in which they are stored, exported and told to visitors; '' for a count. */
  unit: string
  /** The unit in which administrators type them. */
  typedUnit: string
  storedPerTyped: number
  /** A unit that may be typed behind the number. */
  suffix: RegExp
  /** The form says this where no such number was typed. */
  hint: string
  /** The largest that is stored; a larger one is a slip of the keyboard. */
  most: number
  /** The unit in UN/CEFACT, for structured data. */
  unitCode?: string
}

/** Furniture is measured in centimetres. */
export const length: NumberKind = {
  kind: 'whole',
  ...{ unit: 'mm', typedUnit: 'cm', storedPerTyped: 10, suffix: /cm$/i, unitCode: 'MMT' },
  ...{ hint: 'Centimetres, such as 120 or 120.5', most: 100_000 },
}

export const weight: NumberKind = {
  kind: 'tenths',
  ...{ unit: 'kg', typedUnit: 'kg', storedPerTyped: 1, suffix: /kg$/i, unitCode: 'KGM' },
  ...{ hint: 'Kilograms, such as 45 or 45.5', most: 100_000 },
}

export const area: NumberKind = {
  kind: 'tenths',
  ...{ unit: 'm²', typedUnit: 'm²', storedPerTyped: 1, suffix: /m[2²]$/i },
  ...{ hint: 'Square metres, such as 28 or 28.5', most: 10_000 },
}

export const seats: NumberKind = {
  kind: 'whole',
  ...{ unit: '', typedUnit: '', storedPerTyped: 1, suffix: /seats?$/i },
  ...{ hint: 'A whole number, such as 6', most: 1000 },
}

/** A line of text; `most` counts its characters. */
export const line = {
  kind: 'line',
  ...{ most: 120, accepts: 'A line of at most 120 characters', isSetForMany: true },
} as const
