import { planCode, planOfCode } from '../../../../web/features/design/plan-code.ts'
import type { SentList } from '../../../../web/features/shortlist/sent-list.ts'
import { refKey, slotRefOf } from '../../../../web/features/shortlist/slot-ref.ts'
import { productNamed } from '../../products/named-product.ts'
import type { Product } from '../../products/products.ts'
import type { QuotedProducts, RequestedItem } from '../item-lines.ts'
import { designsIn } from './designs-in.ts'
import { productFinder } from './named-in-line.ts'
import { type Message, type MessageLine, partsOf } from './read-message.ts'

/** The items of a message, and the lines and ends of links that name no item. */
export function requestedItems(
  message: Message,
  source: QuotedProducts,
): { items: RequestedItem[]; unread: string[] } {
  const find = productFinder(source)
  const items = message.lists.flatMap(list => itemsOf(list, source))
  const unread = [...message.cut]
  for (const line of message.lines) {
    // A note of a shortlist may name other products.
    const isOfShortlist = line.isItem && line.readings[0]?.pageName !== undefined
    const parts = isOfShortlist ? [] : partsOf(line).map(part => itemIn(part) ?? part.text)
    const found = parts.filter(part => typeof part !== 'string')
    const whole = found.length > 1 && found.length === parts.length ? undefined : itemIn(line)
    if (whole) {
      add(whole)
    } else if (found.length > 0) {
      for (const part of parts) typeof part === 'string' ? addUnread(part) : add(part)
    } else if (line.isItem && line.readings[0]) {
      add(itemOf(line.readings[0]))
    } else if (designsIn(line.text).length > 0) {
      for (const name of designsIn(line.text)) add({ ...ONE, name })
    } else {
      addUnread(line.text)
    }
  }
  return { items, unread }

  function itemIn({ readings }: MessageLine): RequestedItem | undefined {
    for (const reading of readings) {
      const product = find(reading)
      if (product) return itemOf(reading, product)
      const plan = planOfCode(reading.name)
      if (plan) return itemOf({ ...reading, name: planCode(plan) })
    }
    return undefined
  }

  /** What has no number is a greeting, not an item. */
  function addUnread(text: string): void {
    if (/\d/.test(text)) unread.push(text)
  }

  /** A message says again in words what its link has; only notes are not in the link. */
  function add(item: RequestedItem): void {
    const same = items.find(one =>
      item.product ? one.product === item.product : !one.product && one.name === item.name,
    )
    if (!same) items.push(item)
    else if (!same.note) same.note = item.note
  }
}

const ONE = { note: '', quantity: 1, product: undefined }

const itemOf = (
  { name, note, quantity }: MessageLine['readings'][number],
  product?: Product,
): RequestedItem => ({ name, note, quantity, product })

function itemsOf({ slots, entries }: SentList, source: QuotedProducts): RequestedItem[] {
  const { all } = source.products()
  const byRef = new Map(
    all.flatMap(product => {
      const ref = slotRefOf(product.collection.page.path, product.slot)
      return ref ? [[refKey(ref), product] as const] : []
    }),
  )
  return [
    ...slots.map(({ quantity, ...ref }) => {
      const name = `${ref.folder} ${ref.number}`
      return { name, note: '', quantity, product: byRef.get(refKey(ref)) }
    }),
    ...entries.map(({ page, code, note, quantity }) => {
      const product = productNamed({ page, code }, source.products())
      return { name: code, note, quantity, product }
    }),
  ]
}
