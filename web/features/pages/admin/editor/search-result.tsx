import { companyName } from '../../../../admin/settings.ts'
import { useObserved } from '../../../../ui/observable.ts'
import type { EditedPage } from '../../contract.ts'

/** About as much as search engines show. */
const MOST = { title: 60, description: 160 }

/** How a search engine is likely to show the page. */
export function SearchResult({ source }: { source: EditedPage }) {
  const company = useObserved(companyName, name => name)
  const { path, name, title, description } = source
  const whole = typeof title === 'string' && title ? title : `${text(name)} | ${company}`
  return (
    <figure className="search-result">
      <figcaption>In a search</figcaption>
      <p className="search-result-address">
        {location.host}
        {path === '/' ? '' : path.replaceAll('/', ' › ')}
      </p>
      <p className="search-result-title">{shortened(whole, MOST.title)}</p>
      <p>{shortened(text(description), MOST.description)}</p>
    </figure>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Cut between two words. */
function shortened(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))} …`
}
