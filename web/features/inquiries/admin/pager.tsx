import { Link } from 'wouter'
import type { InquiryList } from '../../../base/contract.ts'

interface Props {
  list: Pick<InquiryList, 'total' | 'page' | 'pages' | 'pageSize'>
  hrefOf: (change: { page: number; open: string }) => string
}

const count = new Intl.NumberFormat('en')

/** The shown part of the list, and links to its neighbours. */
export function Pager({ list, hrefOf }: Props) {
  const { total, page, pages, pageSize } = list
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const linkTo = (target: number, label: string) =>
    target >= 1 && target <= pages ? (
      <Link className="button secondary small" href={hrefOf({ page: target, open: '' })}>
        {label}
      </Link>
    ) : (
      <span />
    )
  return (
    <nav className="pager" aria-label="Pages">
      {linkTo(page - 1, 'Newer')}
      <span role="status">
        {count.format(first)}–{count.format(last)} of {count.format(total)}
      </span>
      {linkTo(page + 1, 'Older')}
    </nav>
  )
}
