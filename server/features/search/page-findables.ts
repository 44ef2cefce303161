import type { Section } from '../../../web/sections/schemas.ts'
import { categoryAddress } from '../../content/category-address.ts'
import type { ContentPage } from '../../content/page.ts'
import { releaseSynonyms, type Synonyms } from './synonyms.ts'
import type { Findable } from './text-index.ts'
import { wordsIn } from './words.ts'

/** A page or a catalog; `id` is its address. */
export interface FindablePage extends Findable {
  label: string
  /** A sentence or two. */
  about: string
}

/** A page and the catalogs that it offers; nothing of one that search engines may not show either. */
export function findablesOf(
  page: ContentPage,
  otherWords: Synonyms = releaseSynonyms,
): FindablePage[] {
  return page.index
    ? [pageOf(page), ...catalogsOf(page)].map(source => findable(source, otherWords))
    : []
}

function pageOf({ path, name, title = '', description, keywords, sections }: ContentPage): Said {
  const words = sections.flatMap(textsOf).join(' ')
  return { id: path, label: name, about: description, keywords, words: `${title} ${words}` }
}

function catalogsOf({ name, sections }: ContentPage): Said[] {
  return sections
    .flatMap(section => (section.kind === 'gallery' ? section.categories : []))
    .flatMap(({ id, label, catalog }) =>
      catalog
        ? {
            id: categoryAddress({ id, label }),
            label: catalog.title,
            about: catalog.text,
            keywords: [name],
            words: '',
          }
        : [],
    )
}

interface Said {
  id: string
  label: string
  about: string
  keywords: readonly string[]
  words: string
}

function findable({ id, label, about, keywords, words }: Said, otherWords: Synonyms): FindablePage {
  const [name, kind, group, rest] = [label, about, keywords.join(' '), words].map(wordsIn) as [
    string[],
    string[],
    string[],
    string[],
  ]
  return {
    id,
    label,
    about,
    name,
    also: otherWords(name),
    kind: [...kind, ...otherWords(kind)],
    group,
    words: [...rest, ...otherWords(rest)],
  }
}

/** Products are found by themselves, and these fields contain no text. */
const NO_TEXT = new Set([
  ...[
    'products',
    'collection',
    'codes',
    'categories',
    'kind',
    'id',
    'icon',
    'href',
    'media',
    'drawing',
    'look',
    'page',
  ],
])

function textsOf(value: Section | unknown, name?: unknown): string[] {
  if (typeof name === 'string' && NO_TEXT.has(name)) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(entry => textsOf(entry))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, key))
}
