import { dayInWords } from '../../../base/day-in-words.ts'
import { quoteDocumentUrl } from '../../../base/routes.ts'
import { AcceptForm } from './accept-form.tsx'
import { AskForm } from './ask-form.tsx'
import { Bar, CompanyFoot } from './company.tsx'
import { Lines } from './lines.tsx'
import { Notice } from './notice.tsx'
import type { QuotePageData } from './page-data.ts'
import { Totals } from './totals.tsx'
import { Words } from './words.tsx'

/** What a customer sees of a quote, without an account and without script. */
export function QuotePage({ data }: { data: QuotePageData }) {
  const { number, edition, days, content, letterhead, path, accepted } = data
  const { customer, note, terms, validUntil } = content
  const isNewest = edition === days.length
  return (
    <>
      <Bar letterhead={letterhead} />
      <main className="quote-page">
        <Notice data={data} />
        <header className="quote-head">
          <h1>Quote {number}</h1>
          <p>
            {days.length > 1 && `Version ${edition}, `}
            {dayInWords(days[edition - 1] ?? '')}
          </p>
          <p>
            For <strong>{customer.name}</strong>
            {customer.company && `, ${customer.company}`}. Valid until {dayInWords(validUntil)}.
          </p>
          <p className="actions">
            {isNewest && !accepted && data.isValid && (
              <a className="button primary" href="#accept">
                Accept this quote
              </a>
            )}
            <a className="button secondary" href={pdfUrl(data)}>
              Open as PDF
            </a>
            <a className="button plain" href="#ask">
              Ask a question
            </a>
          </p>
        </header>
        <section aria-label="What is offered" className="quote-paper">
          <Lines data={data} />
          <Totals data={data} />
          <Words text={note} />
          <Words title="Terms" text={terms} />
          <Words title="How to pay" text={letterhead.payment} />
        </section>
        {isNewest && <AcceptForm data={data} />}
        <AskForm data={data} />
        {days.length > 1 && (
          <nav aria-label="Versions of this quote" className="quote-versions">
            <h2>Versions</h2>
            <ul>
              {days.map((day, index) => (
                <li key={day + String(index)}>
                  <a
                    href={index + 1 === days.length ? path : `${path}?edition=${index + 1}`}
                    aria-current={index + 1 === edition ? 'page' : undefined}
                  >
                    Version {index + 1}
                  </a>{' '}
                  of {dayInWords(day)}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </main>
      <CompanyFoot letterhead={letterhead} />
    </>
  )
}

const pdfUrl = ({ path, edition, days }: QuotePageData) =>
  quoteDocumentUrl(path) + (edition === days.length ? '' : `?edition=${edition}`)
