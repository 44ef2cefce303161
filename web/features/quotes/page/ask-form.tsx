import { askAboutQuoteUrl } from '../../../base/routes.ts'
import { inquiryTexts } from '../../inquiries/rules.ts'
import { FormField } from './form-field.tsx'
import { LONGEST_QUESTION } from './longest-question.ts'
import type { QuotePageData } from './page-data.ts'

/** Its answer comes by mail or telephone; an address is asked for only where none is known. */
export function AskForm({ data }: { data: QuotePageData }) {
  const { path, asksEmail, outcome } = data
  const own = outcome.form === 'ask' ? outcome : {}
  return (
    <section className="quote-form" id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">Ask a question</h2>
      <form method="post" action={askAboutQuoteUrl(path)}>
        <FormField
          name="message"
          label="Your question"
          outcome={own}
          rows={4}
          maxLength={LONGEST_QUESTION}
        />
        {asksEmail && (
          <FormField
            name="email"
            label="Your e-mail, for the answer"
            outcome={own}
            type="email"
            autoComplete="email"
            maxLength={inquiryTexts.email.most}
          />
        )}
        <button type="submit" className="button secondary">
          Send the question
        </button>
      </form>
    </section>
  )
}
