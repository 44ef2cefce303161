import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../../../base/routes.ts'
import type { EditedPage } from '../../contract.ts'
import { type FramePage, openFramePage } from './frame-page.ts'
import type { Picked } from './inert-document.ts'
import { type Fit, type FrameRect, fittedRect, type PreviewWidth, useFit } from './scale-to-fit.ts'
import { useFrameDocument } from './use-frame-document.ts'
import { usePreviewedDraft } from './use-previewed-draft.ts'

export interface PreviewFrameProps {
  /** The address that the page has now. */
  path: string
  source: EditedPage
  keys: readonly (string | null)[]
  /** It is a state of the past. */
  isFormer?: true | undefined
  /** For screen readers, where there are several. */
  title?: string | undefined
  /** The key of the selected section. */
  selected?: string | undefined
  /** The text that is being edited, such as `sections.3.title`; it is scrolled to. */
  at?: string | undefined
  /** What may stand over the lower part of the page, such as a sheet. */
  cover?: (() => Element | null) | undefined
  /** Shown smaller where there is not that much space. */
  width: PreviewWidth
  /** A text was pressed. */
  onPick(place: Required<Picked>): void
  /** A section was pressed, beside its texts. */
  onSection(key: string): void
  /** Where the selected section is, in pixels from the corner of this element. */
  onLayout?: ((rect: FrameRect | undefined) => void) | undefined
  /** What is not complete, after each rendering; by place. */
  onFaults?: ((faults: Readonly<Record<string, string>>) => void) | undefined
  /** After each rendering, with the page. */
  onShown?: ((document: Document) => void) | undefined
  /** Above the page, such as the bar of the selected section. */
  children?: ReactNode
}

/**
 * A page as its draft would be shown to visitors. Its places are no tab stops: the outline beside it is
 * the way of the keyboard.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { path, title = 'Preview of the page', width, selected, at, children } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const fit = useFit(box, width)
  const [page, setPage] = useState<FramePage>()
  const [loads, setLoads] = useState(0)
  const [isLost, setLost] = useState(false)
  const current = useRef({ props, fit, page })
  useLayoutEffect(() => {
    current.current = { props, fit, page }
  })

  const load = useCallback(() => {
    setPage(undefined)
    setLost(false)
    setLoads(count => count + 1)
  }, [])

  const { isOutdated, tryAgain } = usePreviewedDraft(page, props, load)

  const report = useCallback(() => {
    const { props, fit, page } = current.current
    props.onLayout?.(fit && fittedRect(fit, page?.rect()))
  }, [])

  const loading = `${path} ${loads}`
  const onLoad = useFrameDocument(frame, loading, document => {
    const opened = document
      ? openFramePage(document, { onPicked: pick, onMoved: report })
      : undefined
    setPage(opened)
    setLost(!opened)
  })

  function pick({ section, at }: Picked): void {
    const { onPick, onSection } = current.current.props
    if (at === undefined) onSection(section)
    else onPick({ section, at })
  }

  useEffect(() => () => page?.close(), [page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of another path is not this one
  useEffect(() => () => setPage(undefined), [path])
  useEffect(() => {
    const select = () => {
      const { props, fit } = current.current
      page?.select(selected, at, coveredBy(props.cover?.(), box.current) / (fit?.scale ?? 1))
    }
    select()
    // The keyboard of a phone lifts the sheet.
    const { visualViewport: view } = window
    const again = () => requestAnimationFrame(select)
    view?.addEventListener('resize', again)
    return () => view?.removeEventListener('resize', again)
  }, [page, selected, at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame has been measured again
  useEffect(report, [report, fit])

  return (
    <div className="preview" ref={box} data-width={width}>
      <iframe
        key={loading}
        ref={frame}
        title={title}
        tabIndex={-1}
        src={`${api.pagePreview}?path=${encodeURIComponent(path)}`}
        onLoad={onLoad}
        style={fit && styleOf(fit)}
        // Nothing is pressed before it is reported instead of followed.
        inert={page === undefined}
      />
      {page && children}
      {isLost && <Note text="The preview could not be loaded." label="Load again" onPress={load} />}
      {isOutdated && (
        <Note
          text="The preview does not show your last changes yet."
          label="Try again"
          onPress={tryAgain}
        />
      )}
    </div>
  )
}

/** How many pixels of an element's lower part are under another. */
function coveredBy(cover: Element | null | undefined, element: Element | null): number {
  const over = cover?.getBoundingClientRect()
  const own = element?.getBoundingClientRect()
  if (!over?.height || !own || over.left >= own.right || over.right <= own.left) return 0
  return Math.max(0, own.bottom - over.top)
}

function Note({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <div className="preview-note" role="status">
      <p>{text}</p>
      <button type="button" className="button secondary" onClick={onPress}>
        {label}
      </button>
    </div>
  )
}

const styleOf = ({ left, width, height, scale }: Fit) => ({
  left,
  width,
  height,
  transform: `scale(${scale})`,
})
