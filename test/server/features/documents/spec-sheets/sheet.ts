import type { SpecSheet } from '../../../../../server/features/documents/spec-sheets/spec-sheet.ts'
import { productsIn } from '../../../../../server/features/products/products.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import { contactDetails } from '../../../../support/contact-details.ts'

const product = productsIn(loadContent()).withCode('Ch8')
if (!product) throw new Error('There is no Ch8')
const { path, family, shape, traits, alt } = product.place

/** The sheet of a chair of which nothing has been said, with whatever a test is about. */
export const specSheet = (said: Partial<SpecSheet> = {}): SpecSheet => ({
  code: 'Ch8',
  name: 'Ch8',
  collection: 'Chairs',
  title: '',
  description: '',
  facts: [],
  picture: { drawing: { path, family, shape, traits } },
  alt,
  contact: contactDetails,
  website: 'https://example.org',
  address: 'https://example.org/products/ch8',
  day: '2031-03-09',
  ...said,
})
