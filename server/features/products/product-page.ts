import type { ContactDetails } from '../../../web/base/contract.ts'
import { routes } from '../../../web/base/routes.ts'
import type { ContentPage } from '../../content/page.ts'
import { OTHERS, type ProductSource, productSection } from './product-section.ts'
import type { Product } from './products.ts'

/** A few more than are shown, since some of them may be hidden. */
const CANDIDATES = OTHERS + 3

interface Source extends ProductSource {
  contact: Pick<ContactDetails, 'companyName' | 'whatsapp'>
}

/**
 * The page of a product. Its slots are its empty places and those of its neighbours as well, hidden
 * ones among them, so that the page is made again when one is filled or shown.
 */
export function productPage({ contact, ...source }: Source): ContentPage {
  const { product, further } = source
  const { code, name, place, collection } = product
  const { page } = collection
  const near = neighboursOf(product)
  const way = contact.whatsapp ? 'on WhatsApp' : 'by e-mail'
  const ask = `Ask for a quote with its code, ${code}, by form or ${way}.`
  const titled = name === code ? name : `${name} (${code})`
  return {
    path: routes.product(code),
    aliases: [],
    name,
    title: `${titled}, ${collection.name} | ${contact.companyName}`,
    description: descriptionOf(product.description || product.alt || place.alt, ask),
    keywords: [...new Set([name, code, collection.name])],
    under: page.path,
    index: true,
    sections: [productSection(source, near)],
    slots: [place, ...further.map(({ slot }) => slot), ...near.map(one => one.place)],
    drawings: [],
  }
}

/** The next ones in the list, which begins again after its last. */
function neighboursOf({ collection: { products }, code }: Product): Product[] {
  const at = products.findIndex(product => product.code === code)
  return [...products.slice(at + 1), ...products.slice(0, at)].slice(0, CANDIDATES)
}

/** As much as search engines show. */
const LONGEST = 155

function descriptionOf(words: string, ask: string): string {
  const sentence = words.replace(/\s+/g, ' ').trim()
  const text = sentence.endsWith('.') ? sentence.slice(0, -1) : sentence
  const room = LONGEST - ask.length
  const short = text.length > room ? text.slice(0, text.lastIndexOf(' ', room)) : text
  return `${short}. ${ask}`
}
