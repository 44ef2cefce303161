import type { Inquiry } from '../../../../base/contract.ts'

/** The placeholders of answer words for values of the inquiry. */
export const PLACEHOLDERS = ['name', 'items', 'company'] as const

const placeholder = /\{([a-z]+)\}/g

/** Fills in answer words for an inquiry; unknown placeholders stay. */
export function filledIn(
  text: string,
  inquiry: Pick<Inquiry, 'name' | 'items' | 'subject'>,
  companyName: string,
): string {
  const values: Record<(typeof PLACEHOLDERS)[number], string> = {
    name: inquiry.name,
    items: itemsOf(inquiry),
    company: companyName,
  }
  return text.replace(placeholder, (match, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof typeof values] : match,
  )
}

/** Each chosen item takes a row; without any, the subject of the inquiry stands there. */
function itemsOf({ items, subject }: Pick<Inquiry, 'items' | 'subject'>): string {
  if (items.length === 0) return subject || 'your inquiry'
  return items
    .map(({ quantity, code, note }) => `${quantity} × ${code}${note && ` (${note})`}`)
    .join('\n')
}

/** Lists the braces that are not filled in, such as a mistyped `{nmae}`. */
export const unknownIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeholder)]
      .filter(([, name]) => !PLACEHOLDERS.some(one => one === name))
      .map(([match]) => match),
  ),
]
