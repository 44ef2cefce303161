import {
  type MadeDocuments,
  type MadeDocumentsOptions,
  openMadeDocuments,
} from '../../../pdf/making/made-documents.ts'
import { type QuotePaper, versionOf } from './quote-paper.ts'

/** PDFs of quotes, each made when it is first asked for. */
export type QuoteDocuments = MadeDocuments<QuotePaper>

export const openQuoteDocuments = (options: MadeDocumentsOptions<QuotePaper>): QuoteDocuments =>
  openMadeDocuments({ folder: 'quote-documents', name: 'PDFs of quotes', versionOf }, options)
