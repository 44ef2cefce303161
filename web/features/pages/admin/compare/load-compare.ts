import type { FC } from 'react'
import { loadStylesheet } from '../../../../base/later-styles.ts'
import styles from './compare.later.css'
import type { CompareProps } from './compare-dialog.tsx'

/** The comparison with its styles, which the editor does not need before. */
export async function loadCompare(): Promise<FC<CompareProps>> {
  const [{ CompareDialog }] = await Promise.all([
    import('./compare-dialog.tsx'),
    loadStylesheet(styles),
  ])
  return CompareDialog
}
