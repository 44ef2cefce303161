import { addStylesheet } from '../../later-styles.ts'
import styles from './quotes.later.css'

let loading: Promise<unknown> | undefined

/** The styles of the screens of quotes, which the first view of the area does not have. */
export function loadQuoteStyles(): Promise<unknown> {
  loading ??= addStylesheet(styles, 'all').catch(() => {
    loading = undefined
    // As `import` does without an answer.
    throw new TypeError('The styles of the quotes did not come.')
  })
  return loading
}

export async function loadQuotes() {
  const [{ Quotes }] = await Promise.all([import('./list/quotes.tsx'), loadQuoteStyles()])
  return Quotes
}

export async function loadQuote() {
  const [{ QuoteScreen }] = await Promise.all([
    import('./quote/quote-screen.tsx'),
    loadQuoteStyles(),
  ])
  return QuoteScreen
}

export async function loadQuoteSettings() {
  const [{ QuoteSettingsScreen }] = await Promise.all([
    import('./settings/quote-settings.tsx'),
    loadQuoteStyles(),
  ])
  return QuoteSettingsScreen
}
