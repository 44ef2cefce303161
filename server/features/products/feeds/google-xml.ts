import type { FeedItem } from './feed-items.ts'

/*
 * https://support.google.com/merchants/answer/7052112: the required attributes. The company makes what it
 * sells, so that its code is the number of the manufacturer (mpn); with the brand it stands for a GTIN.
 * What is made to order can be ordered now and is `in_stock`.
 */
const attributes: [name: string, value: (item: FeedItem) => string][] = [
  ['g:id', ({ id }) => id],
  ['g:title', ({ title }) => title],
  ['g:description', ({ description }) => description],
  ['g:link', ({ link }) => link],
  ['g:image_link', ({ image }) => image],
  ['g:availability', () => 'in_stock'],
  ['g:condition', () => 'new'],
  ['g:price', ({ price }) => price],
  ['g:brand', ({ brand }) => brand],
  ['g:mpn', ({ id }) => id],
]

interface Shop {
  name: string
  origin: string
}

/** An RSS feed of products. */
export function googleXml(items: readonly FeedItem[], { name, origin }: Shop): string {
  const rows = items.map(item => {
    const elements = attributes.map(([tag, value]) => `<${tag}>${xml(value(item))}</${tag}>`)
    return `<item>${elements.join('')}</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>${xml(name)}</title><link>${xml(origin)}</link><description>${xml(`Products of ${name}`)}</description>
${rows.join('\n')}
</channel>
</rss>
`
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
