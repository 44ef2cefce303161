import { loadStylesheet } from '../../../../base/later-styles.ts'
import styles from './brand.later.css'

/** The screen with its styles. */
export async function loadBrand() {
  const [{ Brand }] = await Promise.all([import('./brand.tsx'), loadStylesheet(styles)])
  return Brand
}
