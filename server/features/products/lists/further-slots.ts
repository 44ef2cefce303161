import type { ProductFacts } from '../../../../web/features/products/facts.ts'
import { furtherPlaces } from '../../../../web/features/products/further-places.ts'
import type { Content, FurtherSlot } from '../../../content/content.ts'
import { type Product, productsIn } from '../products.ts'

/**
 * Content with the slots of the places that the owner has opened for products; what has none comes
 * back as it is.
 * @param withPlaces the facts of products that have any, by code, deleted ones too
 */
export function withFurtherSlots(
  content: Content,
  withPlaces: ReadonlyMap<string, Readonly<ProductFacts>>,
): Content {
  if (withPlaces.size === 0) return content
  const further = productsIn(content).all.flatMap(product => {
    const facts = withPlaces.get(product.code)
    return facts ? slotsFor(product, facts) : []
  })
  return { ...content, further }
}

/** Drawn as its picture is, which administrators see in a place that is empty. */
function slotsFor(product: Product, facts: Readonly<ProductFacts>): FurtherSlot[] {
  const { path: _, kind: __, alt, ...drawn } = product.place
  return furtherPlaces(product, facts).map(({ path, kind, name }) => ({
    slot: { ...drawn, path, kind, alt: `${alt}, ${name}` },
    code: product.code,
    label: `${product.code}, ${name}`,
    ...(kind === 'pdf' && { title: capitalised(name) }),
  }))
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
