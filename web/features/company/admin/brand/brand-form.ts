import { storedForm } from '../../../../admin/ui/stored-form.ts'
import { brandUrls } from '../../brand/addresses.ts'
import { type BrandAnswer, type BrandChange, DEFAULT_COLORS } from '../../brand/contract.ts'
import { colorFaults } from '../../brand/contrast.ts'

export type BrandEntry = Record<
  | 'main'
  | 'accent'
  | 'hasName'
  /** `keep`, `remove`, or a file in Base64. */
  | 'logo'
  /** The stored logo; empty without one. */
  | 'stored'
  | 'mark',
  string
>

const entryOf = ({ colors, hasName, logo, mark }: BrandAnswer): BrandEntry => ({
  ...(colors ?? DEFAULT_COLORS),
  hasName: hasName ? 'yes' : 'no',
  logo: 'keep',
  stored: logo?.address ?? '',
  mark,
})

/** The colours as they are sent. */
export const colorsOf = ({ main, accent }: BrandEntry) => ({
  main: main.trim().toLowerCase(),
  accent: accent.trim().toLowerCase(),
})

function read(entry: BrandEntry, { version }: BrandAnswer) {
  const colors = colorsOf(entry)
  const faults: Record<string, string> = colorFaults(colors)
  if (Object.keys(faults).length > 0) return { faults }
  const { logo } = entry
  const body: BrandChange = {
    version,
    colors,
    hasName: entry.hasName === 'yes',
    logo: logo === 'keep' || logo === 'remove' ? logo : { file: logo },
  }
  return { body, faults }
}

/** The form of the stored brand with the chosen changes. */
export const useBrandForm = storedForm<BrandAnswer, BrandEntry, BrandChange>({
  address: brandUrls.settings,
  entryOf,
  read,
  unsaved: 'The brand is not saved yet.',
  saved: 'Visitors see it with their next visit.',
  notSaved: 'The brand could not be saved. Please try again.',
})

/** The address of the picture in the bar; '' for the mark in the colours of the company. */
export function logoShown({ logo, stored }: BrandEntry): string {
  if (logo === 'remove') return ''
  if (logo === 'keep') return stored
  // The beginning is that of a PNG's signature in Base64.
  const type = logo.startsWith('iVBOR') ? 'image/png' : 'image/svg+xml'
  return `data:${type};base64,${logo}`
}
