import { routes } from '../../base/routes.ts'
import { follow } from '../../ui/follow.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { SectionOf } from '../schemas.ts'

/** The table scrolls sideways on phones, with the keyboard too, and the names of the rows stay. */
export function CompareTable({ items, rows }: SectionOf<'compare'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="compare-table" tabIndex={0} aria-label="Products side by side">
      <table>
        <thead>
          <tr>
            <td />
            {items.map(item => (
              <Head key={item.code} item={item} canLeave={items.length > 2} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, isDifferent }) => (
            <tr key={name} data-differs={isDifferent || undefined}>
              <th scope="row">
                {name}
                {isDifferent && <span className="visually-hidden">, differs</span>}
              </th>
              {values.map((value, index) => (
                <td key={items[index]?.code}>{value || <Unknown />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Item = SectionOf<'compare'>['items'][number]

function Head({ item, canLeave }: { item: Item; canLeave: boolean }) {
  const { code, name, media, without } = item
  return (
    <th scope="col">
      <Picture slot={media} shape="square" sizes="(min-width: 900px) 280px, 45vw" />
      <Link href={routes.product(code)}>{name}</Link>
      {canLeave && (
        <a className="compare-leave" href={`?${without}`} onClick={follow}>
          Take off<span className="visually-hidden"> {name}</span>
        </a>
      )}
    </th>
  )
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not known</span>
    </>
  )
}
