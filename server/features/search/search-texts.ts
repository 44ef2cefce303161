import { SEARCH_TEXTS } from '../../../web/features/search/texts.ts'
import type { SectionOf } from '../../../web/sections/schemas.ts'
import type { Content } from '../../content/content.ts'

/** The texts of the search that administrators have changed; undefined where none. */
export function searchTexts({ texts }: Pick<Content, 'texts'>): SectionOf<'search'>['texts'] {
  const changed = Object.keys(SEARCH_TEXTS).flatMap(name => {
    const text = texts?.texts[`search.${name}`]
    return text === undefined ? [] : [[name, text]]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
