import { createRoot, type Root } from 'react-dom/client'
import { loadStylesheet } from '../../base/later-styles.ts'
import styles from './search.later.css'
import { SearchDialog } from './search-dialog.tsx'

let root: Root | undefined
let openCount = 0

/**
 * Opens the search over the page, with the words that were typed last.
 * @throws where its styles cannot be loaded; the next call tries again
 */
export async function openSearch(): Promise<void> {
  await loadStylesheet(styles)
  if (!root) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  openCount += 1
  root.render(<SearchDialog key={openCount} />)
}
