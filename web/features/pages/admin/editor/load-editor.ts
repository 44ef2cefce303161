import type { FC } from 'react'
import { loadStylesheet } from '../../../../base/later-styles.ts'
import formStyles from '../form/form.later.css'
import previewStyles from '../preview/preview.later.css'
import styles from './editor.later.css'

/** The editor with its styles, neither of which the first view of the area has. */
export async function loadEditor(): Promise<FC> {
  const sheets = [styles, previewStyles, formStyles]
  const [{ Editor }] = await Promise.all([
    import('./editor.tsx'),
    ...sheets.map(sheet => loadStylesheet(sheet)),
  ])
  return Editor
}
