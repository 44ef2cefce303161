interface Props {
  page: number
  pages: number
  onShow: (page: number) => void
}

/** To the newer and the older pages; nothing where there is only one. */
export function Pager({ page, pages, onShow }: Props) {
  if (pages < 2 && page === 1) return null
  return (
    <nav className="pager" aria-label="Pages">
      <button
        type="button"
        className="button small secondary"
        disabled={page <= 1}
        onClick={() => onShow(page - 1)}
      >
        Newer
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
        Older
      </button>
    </nav>
  )
}
