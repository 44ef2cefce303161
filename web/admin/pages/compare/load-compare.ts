import type { FC } from 'react'
import { addStylesheet } from '../../../later-styles.ts'
import styles from './compare.later.css'
import type { CompareProps } from './compare-dialog.tsx'

let loading: Promise<unknown> | undefined

/** The comparison with its styles, which the editor does not need before. */
export async function loadCompare(): Promise<FC<CompareProps>> {
  loading ??= addStylesheet(styles, 'all').catch(() => {
    loading = undefined
    // As `import` does without an answer.
    throw new TypeError('The styles of the comparison did not come.')
  })
  const [{ CompareDialog }] = await Promise.all([import('./compare-dialog.tsx'), loading])
  return CompareDialog
}
