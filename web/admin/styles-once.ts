import { addStylesheet } from '../later-styles.ts'

/** Loads styles of screens, which the first view of the area does not have, when it is first called. */
export function stylesOnce(address: string): () => Promise<unknown> {
  let loading: Promise<unknown> | undefined
  return () => {
    loading ??= addStylesheet(address, 'all').catch(() => {
      loading = undefined
      // As `import` does without an answer.
      throw new TypeError('The styles of this screen did not come.')
    })
    return loading
  }
}
