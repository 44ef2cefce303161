import type { LabelSheetId } from '../../../../web/features/products/admin/labels/label-sheets.ts'

/** One sticker. */
export interface Label {
  code: string
  /** The name that the site shows. */
  name: string
  /** Of the page of the product, which the QR code opens. */
  address: string
}

/** All input of a document of labels. */
export interface Labels {
  labels: readonly Label[]
  sheet: LabelSheetId
  /** The first free place of the first sheet, from 1. */
  start: number
  /** Where to cut, on plain paper. */
  hasCutMarks: boolean
  companyName: string
}
