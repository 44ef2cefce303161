interface Props {
  page: number
  pages: number
  /** What the buttons say; lists that are not in the order of time say something else. */
  back?: string
  on?: string
  onShow: (page: number) => void
}

/** To the pages before and after; nothing where there is only one. */
export function Pager({ page, pages, back = 'Newer', on = 'Older', onShow }: Props) {
  if (pages < 2 && page === 1) return null
  return (
    <nav className="pager" aria-label="Pages">
      <button
        type="button"
        className="button small secondary"
        disabled={page <= 1}
        onClick={() => onShow(page - 1)}
      >
        {back}
      </button>
      <span>
        Page {page} of {Math.max(pages, 1)}
      </span>
      <button
        type="button"
        className="button small secondary"
        disabled={page >= pages}
        onClick={() => onShow(page + 1)}
      >
        {on}
      </button>
    </nav>
  )
}
