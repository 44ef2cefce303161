import { stylesOnce } from '../../styles-once.ts'
import styles from './unit-prices.later.css'

const loadStyles = stylesOnce(styles)

/** The screen with its styles. */
export async function loadUnitPrices() {
  const [{ UnitPrices }] = await Promise.all([import('./unit-prices.tsx'), loadStyles()])
  return UnitPrices
}
