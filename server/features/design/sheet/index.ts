import {
  type MadeDocuments,
  type MadeDocumentsOptions,
  openMadeDocuments,
} from '../../../pdf/making/made-documents.ts'
import { type DesignSheet, versionOf } from './design-sheet.ts'

/** The sheets of units that visitors design, each made when it is first asked for. */
export type DesignSheets = MadeDocuments<DesignSheet>

export const openDesignSheets = (options: MadeDocumentsOptions<DesignSheet>): DesignSheets =>
  openMadeDocuments({ folder: 'design-sheets', name: 'sheets of designs', versionOf }, options)
