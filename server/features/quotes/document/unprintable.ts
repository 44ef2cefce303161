import { lostSigns } from '../../../../web/base/printed.ts'
import { DETAIL_LABELS } from '../../../../web/features/company/contact-details/labels.ts'
import type { Letterhead, QuoteContent } from '../../../../web/features/quotes/contract.ts'

/**
 * The fields with characters that the PDF cannot print, and what to do, by the path of the field:
 * `customer.name`, `lines.3.text`. A letter that only loses its accent is none. A contact detail is
 * named in its message, since it stands on another screen than the quote.
 */
export function unprintableFields(
  content: QuoteContent,
  { payment, taxNumber }: Letterhead = {},
): Record<string, string> {
  const { customer, lines, delivery, terms, note } = content
  const texts: Text[] = [
    ...Object.entries(customer).map(([name, text]): Text => [`customer.${name}`, text]),
    ...lines.flatMap(({ text, detail, code }, index): Text[] => [
      [`lines.${index}.code`, code],
      [`lines.${index}.text`, text],
      [`lines.${index}.detail`, detail],
    ]),
    ['delivery.text', delivery?.text],
    ['terms', terms],
    ['note', note],
    ['paymentWords', payment, DETAIL_LABELS.paymentWords],
    ['taxNumber', taxNumber, DETAIL_LABELS.taxNumber],
  ]
  return Object.fromEntries(
    texts.flatMap(([path, text = '', detail]) => {
      const lost = lostSigns(text).slice(0, 5).join(' ')
      const place = detail ? ` (“${detail}” of your contact details)` : ''
      return lost ? [[path, messageFor(lost + place)]] : []
    }),
  )
}

type Text = [path: string, text: string | undefined, contactDetail?: string]

const messageFor = (lost: string) =>
  `The PDF cannot print ${lost}: leave that out, or write it in Latin letters.`
