import { moneyText } from '../../../base/money/amount-text.ts'
import { acceptQuoteUrl } from '../../../base/routes.ts'
import { quoteLimits } from '../limits.ts'
import { FormField } from './form-field.tsx'
import type { QuotePageData } from './page-data.ts'

/** For the newest version only, once. */
export function AcceptForm({ data }: { data: QuotePageData }) {
  const { path, version, accepted, isValid, content, totals, outcome } = data
  if (accepted || !isValid) return null
  return (
    <section className="quote-form" id="accept" aria-labelledby="accept-title">
      <h2 id="accept-title">Accept this quote</h2>
      <p>
        Type your name to order what stands above for{' '}
        <strong>{moneyText(totals.total, content.currency)}</strong>.
      </p>
      <form method="post" action={acceptQuoteUrl(path)}>
        <input type="hidden" name="version" value={version} />
        <FormField
          name="name"
          label="Your name"
          outcome={outcome.form === 'accept' ? outcome : {}}
          autoComplete="name"
          maxLength={quoteLimits.name}
        />
        <button type="submit" className="button primary">
          Accept
        </button>
      </form>
    </section>
  )
}
