import type { ListedPage } from '../../../page-editing/contract.ts'
import { useShowAgain } from '../hiding/use-show-again.ts'

/** Shows a hidden page in one press. */
export function ShowAgain({ row: { path, name } }: { row: ListedPage }) {
  const { isBusy, show } = useShowAgain()
  return (
    <button
      type="button"
      className="link-button"
      aria-disabled={isBusy}
      onClick={() => void show(path, name)}
    >
      Show<span className="visually-hidden"> {name} again</span>
    </button>
  )
}
