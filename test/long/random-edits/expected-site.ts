/** The site that visitors must see, by words that nothing else says: each change writes a new one. */
export interface ExpectedSite {
  pages: ExpectedPage[]
  products: ExpectedProduct[]
  /** The label of the footer's own link, which leads to FOOTER_TARGET. */
  footer?: string
  /** The alt text of a picture, by the address of its page. */
  alts: Map<string, string>
}

export interface ExpectedPage {
  address: string
  /** Undefined until it is published. */
  published?: ReadonlySet<string>
  draft?: ReadonlySet<string>
  isHidden: boolean
  /** The entry of the bin that a page of the owner's own is in. */
  bin?: string
  isOwn: boolean
}

export interface ExpectedProduct {
  code: string
  collection: string
  name?: string
  materials?: string
  /** Links that have one of these still find it. */
  formerNames: string[]
  isHidden: boolean
  bin?: string
}

/** A link of the footer is drawn as long as visitors see the page that it leads to. */
export const FOOTER_TARGET = '/about'

export const pageOf: Readonly<Record<string, string>> = {
  chairs: '/services/furniture/chairs',
  beds: '/services/furniture/beds',
}

export const isPublic = ({ published, isHidden, bin }: ExpectedPage) =>
  published !== undefined && !isHidden && bin === undefined

export const isListed = ({ isHidden, bin }: ExpectedProduct) => !isHidden && bin === undefined

/** The label that visitors must find in the footer. */
export function visibleFooter({ pages, footer }: ExpectedSite): string | undefined {
  return pages.some(one => one.address === FOOTER_TARGET && isPublic(one)) ? footer : undefined
}

/** The words that visitors must find somewhere, and those that they may find. */
export function visibleWords(expected: ExpectedSite) {
  const { pages, products, alts } = expected
  const footer = visibleFooter(expected)
  const must = new Set<string>(footer ? [footer] : [])
  const may = new Set<string>()
  for (const page of pages.filter(isPublic)) {
    for (const word of page.published ?? []) must.add(word)
    const alt = alts.get(page.address)
    if (alt) must.add(alt)
  }
  for (const { name, materials, formerNames } of products.filter(isListed)) {
    if (name) must.add(name)
    if (materials) must.add(materials)
    for (const former of formerNames) may.add(former)
  }
  return { must, may }
}
