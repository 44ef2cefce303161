import {
  type MadeDocuments,
  type MadeDocumentsOptions,
  openMadeDocuments,
} from '../../../pdf/making/made-documents.ts'
import { type SpecSheet, versionOf } from './spec-sheet.ts'

/** Specification sheets, each made when it is first asked for. */
export type SpecSheets = MadeDocuments<SpecSheet>

export const openSpecSheets = (options: MadeDocumentsOptions<SpecSheet>): SpecSheets =>
  openMadeDocuments({ folder: 'spec-sheets', name: 'specification sheets', versionOf }, options)
