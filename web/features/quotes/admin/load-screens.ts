import { loadStylesheet } from '../../../base/later-styles.ts'
import styles from './quotes.later.css'

/** The styles of the screens of quotes, which the first view of the area does not have. */
const loadQuoteStyles = () => loadStylesheet(styles)

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
