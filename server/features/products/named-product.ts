import type { Product, Products } from './products.ts'

/**
 * The product that visitors mean by the page that lists it and its name there, which shortlists and
 * inquiries have instead of codes: its name now, or else a former one.
 */
export function productNamed(
  { page, code: name }: { page: string; code: string },
  { all }: Pick<Products, 'all'>,
): Product | undefined {
  const path = page.split('?')[0]
  const onPage = all.filter(({ collection }) => collection.page.path === path)
  return (
    onPage.find(product => product.name === name) ??
    onPage.find(({ formerNames }) => formerNames.includes(name))
  )
}
