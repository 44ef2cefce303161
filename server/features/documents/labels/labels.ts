import type { LabelSheetId } from '../../../../web/features/products/admin/labels/label-sheets.ts'

/** A sticker. */
export interface Label {
  code: string
  /** The name that the site shows. */
  name: string
  /** The URL of the product's page, which the QR code opens. */
  address: string
}

/** The input of a document of labels. */
export interface Labels {
  labels: readonly Label[]
  sheet: LabelSheetId
  /** The first free place of the first sheet, from 1. */
  start: number
  /** True for plain paper, which is cut along these marks. */
  hasCutMarks: boolean
  companyName: string
}
