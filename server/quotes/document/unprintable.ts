import { lostSigns } from '../../../web/printed.ts'
import type { Letterhead, QuoteContent } from '../../../web/quotes/contract.ts'

/**
 * The fields with characters that the PDF cannot print, and what to do, by the path of the field:
 * `customer.name`, `lines.3.text`. A letter that only loses its accent is none.
 */
export function unprintableFields(
  content: QuoteContent,
  { payment }: Letterhead = {},
): Record<string, string> {
  const { customer, lines, delivery, terms, note } = content
  const texts: [path: string, text: string | undefined][] = [
    ...Object.entries(customer).map(([name, text]): [string, string] => [`customer.${name}`, text]),
    ...lines.flatMap(({ text, detail, code }, index): [string, string | undefined][] => [
      [`lines.${index}.code`, code],
      [`lines.${index}.text`, text],
      [`lines.${index}.detail`, detail],
    ]),
    ['delivery.text', delivery?.text],
    ['terms', terms],
    ['note', note],
    ['payment', payment],
  ]
  return Object.fromEntries(
    texts.flatMap(([path, text = '']) => {
      const lost = lostSigns(text).slice(0, 5).join(' ')
      return lost ? [[path, messageFor(lost)]] : []
    }),
  )
}

const messageFor = (lost: string) =>
  `The PDF cannot print ${lost}: leave that out, or write it in Latin letters.`
