import { usePageData } from '../../base/page-context.ts'
import { Marked } from '../../features/search/marked.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { SectionOf } from '../schemas.ts'

/** The products that were found, as tiles that lead to their pages. */
export function Results({ words, results, total, steps }: SectionOf<'search'>) {
  const { media: pictures } = usePageData()
  if (results.length === 0) return null
  return (
    <>
      <h2 className="eyebrow">
        Products · <span>{total}</span>
      </h2>
      <ul className="tiles">
        {results.map(({ name, note, media, href, tint }) => (
          <li key={href}>
            <div className="product" data-tint={tint}>
              <a href={href}>
                <Picture slot={media} shape="square" />
                <h3>
                  <Marked text={name} words={words} />
                  <span>
                    <Marked text={note} words={words} />
                  </span>
                  {pictures[media]?.price && <span className="price">{pictures[media].price}</span>}
                </h3>
              </a>
            </div>
          </li>
        ))}
      </ul>
      {steps.length > 1 && (
        <nav className="actions toggle" aria-label="All results">
          {steps.map(({ label, href, isCurrent }) =>
            isCurrent ? (
              <strong key={href} className="button" aria-current="page">
                {label}
              </strong>
            ) : (
              <a key={href} className="button plain" href={href}>
                {label}
              </a>
            ),
          )}
        </nav>
      )}
    </>
  )
}
