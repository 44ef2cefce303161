import { addStylesheet } from '../../../later-styles.ts'
import styles from './form.later.css'

let loading: Promise<unknown> | undefined

/** Loads the styles of forms, once; what loads a screen with a form awaits it. */
export function prepareForm(): Promise<unknown> {
  loading ??= addStylesheet(styles, 'all').catch(error => {
    loading = undefined
    throw error
  })
  return loading
}
