/** The names of an item that administrators have set. */
interface Named {
  productName: string
  formerNames?: readonly string[] | undefined
}

/** As many as one item remembers; the oldest are forgotten. */
export const mostFormerNames = 20

/** What to remember when an item gets another name; '' stands for the page's own. */
export function rememberedNames(before: Named | undefined, productName: string): string[] {
  const { productName: former = '', formerNames = [] } = before ?? {}
  const names = former === '' ? formerNames : [former, ...formerNames]
  return [...new Set(names)].filter(name => name !== productName).slice(0, mostFormerNames)
}

/** All names but the present one under which links may ask for an item. */
export function formerNamesOf({ productName, formerNames = [] }: Named, onPage: string): string[] {
  const present = productName || onPage
  return [...new Set([onPage, ...formerNames])].filter(name => name !== present)
}
