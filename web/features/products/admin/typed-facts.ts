import type { NumberKind } from '../field-kinds.ts'
import type { ProductField } from '../fields.ts'

/** Writes a fact as its field of the form has it: `120.5` for 1205 mm. */
export function typedText(field: ProductField, value: string | number | undefined): string {
  if (field.kind === 'places') return String(value ?? 0)
  if (!('unit' in field) || value === undefined) return String(value ?? '')
  const steps = stepsPerStored(field)
  return String((Number(value) * steps) / (steps * field.storedPerTyped))
}

/** The fact that a text says, without needless spaces; undefined where that is no number of the field. */
export function factIn(field: ProductField, typed: string): string | number | undefined {
  if (field.kind === 'places') return Number(typed)
  return 'unit' in field ? numberIn(field, typed) : typed
}

/** Reads the stored number from "120,5 cm". */
function numberIn(field: NumberKind, typed: string): number | undefined {
  const { storedPerTyped, suffix, most } = field
  const number = typed.replace(/\s/g, '').replace(suffix, '')
  // Three digits after a comma may be meant as thousands: nothing is measured as finely as that.
  if (!/^\d+([.,]\d{1,2})?$/.test(number)) return undefined
  const steps = Number(number.replace(',', '.')) * storedPerTyped * stepsPerStored(field)
  const whole = Math.round(steps)
  const stored = whole / stepsPerStored(field)
  return Math.abs(steps - whole) < 1e-6 && whole > 0 && stored <= most ? stored : undefined
}

/** Lists the choices of a field; undefined where something is typed. */
export function optionsOf(field: ProductField): [value: string, label: string][] | undefined {
  if (field.kind === 'choice') return [['', 'Not said'], ...Object.entries(field.choices)]
  if (field.kind !== 'places') return undefined
  return Array.from({ length: field.most + 1 }, (_, count) => [String(count), String(count)])
}

/** Counted in whole steps, of millimetres or of tenths, so that no fraction is rounded. */
const stepsPerStored = ({ kind }: NumberKind) => (kind === 'tenths' ? 10 : 1)
