import type { Config } from '../../base/config.ts'
import { derived } from '../../base/derived.ts'
import type { Mailer } from '../../base/mail/mailer.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { MadeDocumentsOptions } from '../../pdf/making/made-documents.ts'
import type { Leader } from '../../scale/leader.ts'
import type { SiteBrand } from '../company/brand/site-brand.ts'
import { timeZoneOf } from '../company/contact-details/time-zone.ts'
import type { Library } from '../media/library-types.ts'
import type { Stores } from '../operations/stores/index.ts'
import { productsIn } from '../products/products.ts'
import { type PaperSource, paperSource } from './document/paper-source.ts'
import { openQuoteDocuments, type QuoteDocuments } from './document/quote-documents.ts'
import type { QuotePaper } from './document/quote-paper.ts'
import { openQuoteReports, type QuoteReports } from './reports/owner-mail.ts'
import { type CustomerMail, openCustomerMail } from './sending/customer-mail.ts'
import { dropWaitingMails } from './sending/drop-waiting.ts'

/** How quotes reach their customers. */
export interface QuoteDelivery {
  paper: PaperSource
  documents: QuoteDocuments
  mail: CustomerMail
  reports: QuoteReports
  close(): Promise<void>
}

interface QuoteDeliveryOptions extends MadeDocumentsOptions<QuotePaper> {
  config: Config
  content: Pick<SiteContent, 'value'>
  library: Pick<Library, 'file'>
  brand: Pick<SiteBrand, 'printedFor'>
  stores: Pick<Stores, 'quotes' | 'contactDetails'>
  /** Sends the mails. */
  leader: Leader
  mailer: Mailer | undefined
}

/** A copy of a site sends nothing of what waits in it. */
export async function openQuoteDelivery(options: QuoteDeliveryOptions): Promise<QuoteDelivery> {
  const { config, content, library, brand, stores, log, leader, mailer } = options
  const products = derived(() => content.value, productsIn)
  const paper = paperSource({
    products,
    library,
    brand,
    timeZone: timeZoneOf(stores.contactDetails, config),
  })
  const documents = openQuoteDocuments(options)
  if (config.isStaging) await dropWaitingMails(stores.quotes, log)
  const mail = openCustomerMail({
    ...{ mailer, ...stores, log, leader },
    pdfOf: documents.read,
    paperOf: paper.ofEdition,
  })
  const reports = openQuoteReports({ config, mailer, ...stores, log, leader })
  return {
    ...{ paper, documents, mail, reports },
    async close() {
      await Promise.all([mail.close(), reports.close()])
      await documents.close()
    },
  }
}
