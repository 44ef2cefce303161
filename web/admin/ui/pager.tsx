import { Button } from './button.tsx'

interface Props {
  page: number
  pages: number
  /** The labels of the buttons; lists in another order than that of time have their own. */
  back?: string
  on?: string
  onShow: (page: number) => void
}

/** Buttons to the pages before and after; nothing where there is only one. */
export function Pager({ page, pages, back = 'Newer', on = 'Older', onShow }: Props) {
  if (pages < 2 && page === 1) return null
  return (
    <nav className="pager" aria-label="Pages">
      <Button
        className="button small secondary"
        isIdle={page <= 1}
        onClick={() => onShow(page - 1)}
      >
        {back}
      </Button>
      <span>
        Page {page} of {Math.max(pages, 1)}
      </span>
      <Button
        className="button small secondary"
        isIdle={page >= pages}
        onClick={() => onShow(page + 1)}
      >
        {on}
      </Button>
    </nav>
  )
}
