import { useAskUrl, useChatUrl, useMessage } from '../../base/page-context.ts'
import { routes } from '../../base/routes.ts'
import { SEARCH_TEXTS } from '../../features/search/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SectionOf } from '../schemas.ts'
import { Choices } from './choices.tsx'
import { Filters } from './filters.tsx'
import { Results } from './results.tsx'

type Props = SectionOf<'search'>

/**
 * The links are plain ones: each address of a search is a document of its own, which the browser
 * brings back as it was.
 */
export function Search(props: Props) {
  const { words, total, pages, collections, filters } = props
  return (
    <section className="search section">
      <h1>{words ? `“${words}”` : 'Search'}</h1>
      <search>
        <form action={routes.search}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            defaultValue={words}
            aria-label="Search products and pages"
            placeholder={props.texts?.field ?? SEARCH_TEXTS.field}
            maxLength={100}
            enterKeyHint="search"
          />
          <button type="submit" className="button primary">
            Search
          </button>
        </form>
      </search>
      {total === 0 && words && !filters.all && <Nothing {...props} />}
      <Filters {...props} />
      <Results {...props} />
      {pages.length > 0 && (
        <>
          <h2 className="eyebrow">Pages</h2>
          <ul className="search-pages">
            {pages.map(({ name, text, href }) => (
              <li key={href}>
                <a href={href}>
                  <strong>{name}</strong> <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {collections.length > 0 && <Choices title="Collections" choices={collections} />}
    </section>
  )
}

/** Shows the nearest results, and the way to ask, where no product was found. */
function Nothing({ words, nearest, pages, texts }: Props) {
  const message = useMessage('search')
  const chat = useChatUrl(message)
  const ask = useAskUrl(routes.contact, `Question: ${words}`, message)
  return (
    <div className="search-nothing">
      <p className="lead">
        {pages.length > 0
          ? 'No product goes by these words, but a page does.'
          : (texts?.nothing ?? SEARCH_TEXTS.nothing)}
      </p>
      <p className="actions">
        {chat ? (
          <a className="button secondary" href={chat} target="_blank" rel="noopener">
            Ask on WhatsApp
          </a>
        ) : (
          <a className="button secondary" href={ask}>
            Ask us
          </a>
        )}
      </p>
      {nearest.length > 0 && <Choices title="Look here" choices={nearest} />}
    </div>
  )
}
