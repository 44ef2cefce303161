import { Button } from '../../../../admin/ui/button.tsx'
import { counted } from '../../../../base/counted.ts'
import { PreviewWidths } from '../preview/preview-widths.tsx'
import type { PreviewWidth } from '../preview/scale-to-fit.ts'

interface Props {
  count: number
  /** Of the change that is looked at; -1 before the first. */
  index: number
  width: PreviewWidth
  onGo: (by: number) => void
  onWidth: (width: PreviewWidth) => void
  /** Undefined where there is nothing to publish. */
  onPublish: (() => void) | undefined
}

/** From one change to the next, how wide both pages are, and what comes after looking. */
export function CompareHead({ count, index, width, onGo, onWidth, onPublish }: Props) {
  return (
    <div className="compare-tools">
      <PreviewWidths width={width} onWidth={onWidth} />
      {count > 0 && (
        <div className="compare-steps">
          <Button
            className="round"
            aria-label="Previous change"
            aria-keyshortcuts="Alt+ArrowUp"
            isIdle={index <= 0}
            onClick={() => onGo(-1)}
          >
            ↑
          </Button>
          <p role="status">{index < 0 ? counted(count, 'change') : `${index + 1} of ${count}`}</p>
          <Button
            className="round"
            aria-label="Next change"
            aria-keyshortcuts="Alt+ArrowDown"
            isIdle={index === count - 1}
            onClick={() => onGo(1)}
          >
            ↓
          </Button>
        </div>
      )}
      {onPublish && (
        <button type="button" className="button small primary" onClick={onPublish}>
          Publish
        </button>
      )}
    </div>
  )
}
