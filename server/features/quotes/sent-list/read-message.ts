import { quoteLimits } from '../../../../web/features/quotes/limits.ts'
import { nearestQuantity } from '../../../../web/features/shortlist/entries.ts'
import { type SentList, sentList } from '../../../../web/features/shortlist/sent-list.ts'

/** One way to read a line. */
export interface Reading {
  /** A code or a name. */
  name: string
  /** Of the page that lists it, where the line says so. */
  pageName?: string | undefined
  note: string
  quantity: number
}

export interface MessageLine {
  text: string
  /** The likeliest first; which one is right depends on what the site has. */
  readings: Reading[]
  /** Whether it is written as shortlists write their items: `12 x Ch8 (Chairs): in grey`. */
  isItem: boolean
}

/** What a customer has sent: the lists of links to shortlists, and the lines around them. */
export interface Message {
  lists: SentList[]
  /** The ends of links that are cut off, as they stand there. */
  cut: string[]
  lines: MessageLine[]
}

export function readMessage(text: string): Message {
  const queries = text.split(/\s+/).flatMap(word => queryIn(word) ?? [])
  const lines = text.split(/[\r\n]+/).filter(line => line.trim() && !line.split(/\s/).some(queryIn))
  return {
    lists: queries.map(sentList),
    cut: queries.flatMap(query => cutEnd(query) ?? []),
    lines: lines.map(lineIn),
  }
}

/** A list that was written by hand, `Ch8 x 2, Ch9 and B17`, a part at a time. */
export const partsOf = ({ text }: MessageLine): MessageLine[] =>
  text.split(/[,;]| and /).flatMap(part => (part.trim() ? lineIn(part) : []))

/** The query of a link, without what a sentence or a chat program puts behind it. */
function queryIn(word: string): string | undefined {
  const plain = word.replaceAll('&amp;', '&')
  const start = plain.search(/(?:^|[?&])(?:list|items)=/)
  const [query = ''] = start < 0 ? [] : plain.slice(start).replace(/^[?&]/, '').split('#')
  return /^.*\w/.exec(query)?.[0]
}

/** A whole list ends with the number of an image. */
function cutEnd(query: string): string | undefined {
  const parts = (new URLSearchParams(query).get('list') ?? '').split('.')
  const end = parts.slice(parts.findLastIndex(part => /^\d/.test(part)) + 1)
  return end.join('.') || undefined
}

function lineIn(typed: string): MessageLine {
  const text = typed.replace(/\s+/g, ' ').trim()
  const bare = text.replace(/^[-–•*] ?|^\d{1,3}[.)] /, '')
  const [, counted, rest = ''] = /^(\d{1,4}) ?[x×*] (.+)$/i.exec(bare) ?? []
  if (counted) return { text, readings: [named(rest, counted)], isItem: true }
  const [, first, behind] =
    /^(\d{1,4}) ?(?:[x×*]|(?:pcs|pieces)(?: of)? )? ?(.+)$/i.exec(bare) ?? []
  const [, before, last] = BEFORE_QUANTITY.exec(bare) ?? []
  const whole = named(bare)
  const counts = [
    ...(before && last ? [named(before, last)] : []),
    ...(behind && first ? [named(behind, first)] : []),
  ]
  // What follows a colon is a note, unless it is a number.
  return { text, readings: whole.note ? [...counts, whole] : [whole, ...counts], isItem: false }
}

/** `Ch8 x 2`, `Ch8x2`, `Ch8 - 2`, `Ch8: 2 pcs`. */
const BEFORE_QUANTITY =
  /^(.+?)(?: ?[×*=:–-] ?|(?<=\d)x| x ?| )(\d{1,4})(?: ?(?:pcs|pieces|units))?$/i

/** `Savannah chair (Chairs): in grey` */
function named(text: string, quantity = '1'): Reading {
  const [, name = text, pageName, note = ''] =
    /^([^(:]+)(?:\(([^)]*)\))? ?(?:: ?(.*))?$/.exec(text) ?? []
  return {
    name: name.trim().slice(0, quoteLimits.text),
    pageName,
    note: note.slice(0, quoteLimits.detail),
    quantity: nearestQuantity(quantity),
  }
}
