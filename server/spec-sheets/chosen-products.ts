import type { Inquiry } from '../../web/contract.ts'
import type { Product, Products } from '../products/products.ts'
import { nameOf } from '../products/shown-product.ts'
import { formerNamesOf } from '../slot-details/former-names.ts'
import type { DetailsBySlot } from '../slot-details/rows.ts'

/** The products that an inquiry is about, which names them as their tiles did then. */
export function chosenProducts(
  items: Inquiry['items'],
  { all }: Pick<Products, 'all'>,
  details: DetailsBySlot,
): { chosen: Product[]; missing: string[] } {
  const chosen = new Set<Product>()
  const missing: string[] = []
  for (const { page, code } of items) {
    const onPage = all.filter(({ collection }) => collection.page.path === page.split('?')[0])
    const found =
      onPage.find(product => nameOf(product, details) === code) ??
      onPage.find(product => formerNames(product, details).includes(code))
    if (found) chosen.add(found)
    else missing.push(code)
  }
  return { chosen: [...chosen], missing }
}

function formerNames({ slot, name }: Product, details: DetailsBySlot): string[] {
  const said = details[slot]
  return said ? [name, ...formerNamesOf(said, name)] : [name]
}
