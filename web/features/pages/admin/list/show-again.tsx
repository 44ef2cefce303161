import { Button } from '../../../../admin/ui/button.tsx'
import type { ListedPage } from '../../contract.ts'
import { useShowAgain } from '../hiding/use-show-again.ts'

/** Shows a hidden page in one press. */
export function ShowAgain({ row: { path, name } }: { row: ListedPage }) {
  const { isBusy, show } = useShowAgain()
  return (
    <Button className="link-button" isBusy={isBusy} onClick={() => void show(path, name)}>
      Show<span className="visually-hidden"> {name} again</span>
    </Button>
  )
}
