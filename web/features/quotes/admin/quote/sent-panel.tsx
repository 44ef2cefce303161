import { Button } from '../../../../admin/ui/button.tsx'
import { copyLink } from '../../../../admin/ui/copy-link.ts'
import { moneyText } from '../../../../base/money/amount-text.ts'
import type { Edition } from '../../contract.ts'
import { momentText } from '../dates.ts'
import { useDraftState } from '../draft/form.ts'
import type { Sending } from '../sending/use-send.ts'
import { isMailLost, mailWords } from '../state-words.ts'

/** What was sent, when and how, the customer's link, and what became of the mail. */
export function SentPanel({ sending }: { sending: Sending }) {
  const { editions, url, state, opened } = useDraftState(({ stored }) => stored)
  const last = editions.at(-1)
  if (!last || !url) return null
  const link = new URL(url, location.origin).href
  return (
    <section className="panel quote-sent" aria-labelledby="quote-sent">
      <h2 id="quote-sent">Sent</h2>
      {state === 'changed' && (
        <p className="quote-notice">
          Changed since Version {last.edition} was sent. The customer sees Version {last.edition}{' '}
          until you send it again.
        </p>
      )}
      <p className="quote-link">
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
        <button
          type="button"
          className="button secondary small"
          onClick={() => void copyLink(link)}
        >
          Copy the link
        </button>
      </p>
      {last.mail && (
        <p
          className="quote-mail"
          role="status"
          data-alert={isMailLost(last.mail.state) || undefined}
        >
          {mailWords(last.mail)}
          {isMailLost(last.mail.state) && state !== 'void' && (
            <Button
              className="button secondary small"
              isBusy={sending.isBusy}
              onClick={() => void sending.byMail()}
            >
              Send again
            </Button>
          )}
        </p>
      )}
      <p>
        {opened.count > 0 && opened.last
          ? `Opened ${opened.count === 1 ? 'once' : `${opened.count} times`}, last on ${momentText(opened.last)}.`
          : 'Not opened by the customer yet.'}
      </p>
      <ol reversed>
        {editions.toReversed().map(edition => (
          <li key={edition.edition}>{editionText(edition)}</li>
        ))}
      </ol>
    </section>
  )
}

function editionText({ edition, at, by, means, content, totals }: Edition): string {
  const way = means === 'mail' ? 'by e-mail' : 'as a link'
  return `Version ${edition}: ${moneyText(totals.total, content.currency)}, ${way} on ${momentText(at)} by ${by}`
}
