import { loadStylesheet } from '../../../../base/later-styles.ts'
import styles from './unit-prices.later.css'

/** The screen with its styles. */
export async function loadUnitPrices() {
  const [{ UnitPrices }] = await Promise.all([import('./unit-prices.tsx'), loadStylesheet(styles)])
  return UnitPrices
}
