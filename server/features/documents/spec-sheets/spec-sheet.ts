import { createHash } from 'node:crypto'
import type { ContactDetails, ItemFact } from '../../../../web/base/contract.ts'
import { drawingsVersion } from '../../../drawings/version.ts'
import { hashedInput } from '../../../pdf/photos.ts'
import type { Picture } from '../../../pdf/pictures.ts'
import type { PrintedBrand } from '../../../pdf/printed-brand.ts'

/** The input of one specification sheet: equal values give the same page. */
export interface SpecSheet {
  code: string
  /** The name that the site shows. */
  name: string
  collection: string
  /** The owner's words; either may be empty. */
  title: string
  description: string
  /** The facts in words, the price only where it may be printed. */
  facts: readonly ItemFact[]
  picture: Picture
  alt: string
  contact: ContactDetails
  /** The website of the company; empty where none is known. */
  website: string
  /** Absent where it is that of the release. */
  brand?: PrintedBrand
  /** The URL of the product's page, which the QR code opens. */
  address: string
  /** A date such as 2026-12-31. */
  day: string
}

/** Increment when the layout of the same input changes. */
const layoutVersion = 's3'

/** A hash of the input, and the name of its file. */
export function versionOf(sheet: SpecSheet): string {
  const input = hashedInput([layoutVersion, drawingsVersion, sheet])
  return createHash('sha256').update(input).digest('hex').slice(0, 20)
}
