import type { FeedItem } from './feed-items.ts'

/*
 * https://developers.facebook.com/documentation/ads-commerce/catalog/reference: the required fields of a
 * catalogue, for WhatsApp as for Facebook. What is made to order can be ordered and is "in stock".
 */
const columns: [name: string, value: (item: FeedItem) => string][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['availability', () => 'in stock'],
  ['condition', () => 'new'],
  ['price', ({ price }) => price],
  ['link', ({ link }) => link],
  ['image_link', ({ image }) => image],
  ['brand', ({ brand }) => brand],
]

/** By RFC 4180, without a byte order mark, which would be part of the first name. */
export function metaCsv(items: readonly FeedItem[]): string {
  const rows = items.map(item => columns.map(([, value]) => value(item)))
  return [columns.map(([name]) => name), ...rows].map(rowOf).join('')
}

const rowOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`
const cellOf = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
