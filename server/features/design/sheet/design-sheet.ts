import { createHash } from 'node:crypto'
import type { ContactDetails } from '../../../../web/base/contract.ts'
import type { DesignFacts } from '../../../../web/features/design/contract.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import { drawingsVersion } from '../../../drawings/version.ts'
import { hashedInput } from '../../../pdf/photos.ts'
import type { PrintedBrand } from '../../../pdf/printed-brand.ts'

/** The input of the sheet of one plan: equal values give the same page. */
export interface DesignSheet {
  plan: Plan
  facts: DesignFacts
  contact: ContactDetails
  /** The website of the company; empty where none is known. */
  website: string
  /** Absent where it is that of the release. */
  brand?: PrintedBrand
  /** The URL of the page that shows the plan, which the QR code opens. */
  address: string
  /** The date, such as 2026-12-31, of a sheet with an estimate, which ends with other prices. */
  day?: string
}

/** Increment when the layout of the same input changes. */
const layoutVersion = 'u3'

/** A hash of the input, and the name of its file. */
export function versionOf(sheet: DesignSheet): string {
  const input = hashedInput([layoutVersion, drawingsVersion, sheet])
  return createHash('sha256').update(input).digest('hex').slice(0, 20)
}
