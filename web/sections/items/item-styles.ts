import { loadStylesheet } from '../../later-styles.ts'

let loading: Promise<unknown> | undefined

/** Loads the styles of the viewer and of the tiles' buttons, which no page needs at first. */
export function loadItemStyles(): Promise<unknown> {
  loading ??= loadStylesheet('itemStyles', 'all').catch(event => {
    // The next one retries.
    loading = undefined
    throw event
  })
  return loading
}
