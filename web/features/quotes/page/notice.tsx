import { dayInWords } from '../../../base/day-in-words.ts'
import type { QuotePageData } from './page-data.ts'

/** What has just happened, or what to know before reading. */
export function Notice({ data }: { data: QuotePageData }) {
  const { outcome, edition, days, path, accepted, isValid, content } = data
  if (outcome.notice === 'newer') {
    return (
      <p className="quote-notice" role="alert">
        There is a newer version of this quote, which you see here. Please read it before you accept
        it.
      </p>
    )
  }
  if (outcome.notice === 'asked') {
    return (
      <p className="quote-notice" role="status">
        Your question has arrived. We will answer you soon.
      </p>
    )
  }
  if (edition < days.length) {
    return (
      <p className="quote-notice">
        This is version {edition}, which does not hold any more.{' '}
        <a href={path}>Go to the newest version</a>
      </p>
    )
  }
  if (accepted) {
    return (
      <p className="quote-notice" role="status">
        <strong>Accepted</strong> by {accepted.name} on {dayInWords(accepted.day)}. Thank you.
      </p>
    )
  }
  if (isValid) return null
  return (
    <p className="quote-notice" role={outcome.notice === 'over' ? 'alert' : undefined}>
      This quote was valid until {dayInWords(content.validUntil)}, so it cannot be accepted any
      more. <a href="#ask">Ask for a new one.</a>
    </p>
  )
}
