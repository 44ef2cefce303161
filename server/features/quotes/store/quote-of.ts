import { quoteUrl } from '../../../../web/base/routes.ts'
import type { Quote, QuoteRow, QuoteState } from '../../../../web/features/quotes/contract.ts'
import { totalsOf } from '../../../../web/features/quotes/sums/totals.ts'
import type { StoredQuote } from './stored-quote.ts'

/** A stored quote as administrators and documents see it. */
export function quoteOf(stored: StoredQuote): Quote {
  const { key: _, mails, secret, acceptances, voided: __, reports: ___, ...fields } = stored
  return {
    ...fields,
    state: stateOf(stored),
    totals: totalsOf(stored.content),
    editions: stored.editions.map(one => {
      const mail = mails.find(({ edition }) => edition === one.edition)
      return mail ? { ...one, mail: mailOf(mail) } : one
    }),
    url: secret && quoteUrl(secret),
    accepted: acceptances.at(-1),
  }
}

/** What the list says of it. */
export function rowOf(stored: StoredQuote): QuoteRow {
  const { id, number, inquiryId, content, editions, mails, opened, acceptances } = stored
  const { createdAt, changedAt, changedBy } = stored
  const accepted = acceptances.at(-1)
  const last = editions.at(-1)
  const mail = mails.find(({ edition }) => edition === last?.edition)
  return {
    id,
    number,
    inquiryId,
    state: stateOf(stored),
    customer: content.customer.name,
    company: content.customer.company ?? '',
    currency: content.currency,
    total: totalsOf(content).total,
    lacksPrice: content.lines.some(({ unitPrice }) => unitPrice === null),
    validUntil: content.validUntil,
    editions: editions.length,
    sent: last && { at: last.at, means: last.means, mail: mail?.state },
    opened,
    accepted: accepted && { name: accepted.name, at: accepted.at },
    createdAt,
    changedAt,
    changedBy,
  }
}

export function stateOf(stored: StoredQuote): QuoteState {
  const { voided, editions, version, acceptances, mails, opened } = stored
  const last = editions.at(-1)
  if (voided) return 'void'
  if (!last) return 'draft'
  if (version > last.version) return 'changed'
  if (acceptances.at(-1)?.edition === last.edition) return 'accepted'
  const isRefused = mails.find(({ edition }) => edition === last.edition)?.state === 'refused'
  // Who has opened it was given the link some other way.
  return isRefused && opened.count === 0 ? 'undelivered' : 'sent'
}

const mailOf = ({ edition: _, ...mail }: StoredQuote['mails'][number]) => mail
