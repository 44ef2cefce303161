import type { FC } from 'react'
import { addStylesheet } from '../../../later-styles.ts'
import { prepareForm } from '../form/prepare-form.ts'
import previewStyles from '../preview/preview.later.css'
import styles from './editor.later.css'

let loading: Promise<unknown> | undefined

/** The editor with its styles, neither of which the first view of the area has. */
export async function loadEditor(): Promise<FC> {
  loading ??= Promise.all([
    addStylesheet(styles, 'all'),
    addStylesheet(previewStyles, 'all'),
    prepareForm(),
  ]).catch(() => {
    loading = undefined
    // As `import` does without an answer.
    throw new TypeError('The styles of the editor did not come.')
  })
  const [{ Editor }] = await Promise.all([import('./editor.tsx'), loading])
  return Editor
}
