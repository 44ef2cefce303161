import { useAskUrl, useChatUrl, useMessage } from '../../base/page-context.ts'
import { routes } from '../../base/routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { SectionOf } from '../schemas.ts'
import { CompareTable } from './compare-table.tsx'

type Props = SectionOf<'compare'>

/** Products side by side; faults of the address are named above them. */
export function Compare(props: Props) {
  const { items, note } = props
  const isTable = items.length > 1
  return (
    <section className="compare section">
      <div className="section-heading">
        <h1>Compare products</h1>
        {isTable && <p className="lead">Facts in which they differ are marked.</p>}
      </div>
      {note && <p className="compare-note">{note}</p>}
      {isTable && <CompareTable {...props} />}
      {isTable ? <Actions {...props} /> : <WaysOn {...props} />}
    </section>
  )
}

/** Asks for all of them. */
function Actions({ items }: Props) {
  const names = items.map(({ name }) => name).join(', ')
  const message = useMessage('compare')
  const form = routes.contactAbout(items.map(({ list, name }) => `${list.path}:${name}`).join(';'))
  const quote = useAskUrl(form, `Quote for ${names}`, message)
  const chat = useChatUrl(message)
  return (
    <p className="actions">
      <Link className="button primary" href={quote}>
        Request a quote for all
      </Link>
      {chat && (
        <a className="button secondary" href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Ask on WhatsApp
        </a>
      )}
      <button type="button" className="button secondary" onClick={() => print()}>
        Print
      </button>
    </p>
  )
}

function WaysOn({ items: [first] }: Props) {
  return (
    <p className="actions">
      {first && (
        <Link className="button primary" href={first.list.path}>
          {first.list.name}
        </Link>
      )}
      <Link className="button secondary" href={routes.shortlist}>
        Your shortlist
      </Link>
      <Link className="button secondary" href={routes.products}>
        All collections
      </Link>
    </p>
  )
}
