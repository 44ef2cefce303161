import { useEffect, useMemo, useState } from 'react'
import type { KeyedPage } from '../../contract.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import type { PreviewWidth } from '../preview/scale-to-fit.ts'
import { type Mark, type ShownMarks, showMarks } from './change-marks.ts'
import type { Change } from './changes.ts'
import { scrollTogether, type TogetherScrolled } from './scroll-together.ts'

export type Side = 'before' | 'after'

interface Props {
  path: string
  pages: Record<Side, KeyedPage>
  /** Which of them is no draft: what does not fit any more is not shown as it is now. */
  isFormer: Record<Side, boolean>
  titles: Record<Side, string>
  width: PreviewWidth
  changes: readonly Change[]
  /** The change that is looked at; a new object looks again. */
  current: { key: string } | undefined
  onGo: (key: string) => void
}

const sides = ['before', 'after'] as const

/** Both pages, with what differs marked, scrolled together. */
export function ComparedFrames(props: Props) {
  const { path, pages, isFormer, titles, width, changes, current, onGo } = props
  const [shown, setShown] = useState<Partial<Record<Side, Document>>>({})
  const [marks, setMarks] = useState<ShownMarks[]>([])
  const [together, setTogether] = useState<TogetherScrolled>()
  const { before, after } = shown
  const marksOf = useMemo(
    () => ({
      before: marksIn(pages.before, changes, 'before'),
      after: marksIn(pages.after, changes, 'after'),
    }),
    [pages, changes],
  )

  useEffect(() => {
    const drawn = sides.flatMap(side => {
      const page = shown[side]
      return page ? [showMarks(page, marksOf[side])] : []
    })
    setMarks(drawn)
    return () => {
      for (const one of drawn) one.end()
    }
  }, [shown, marksOf])

  useEffect(() => {
    if (!before || !after) return
    const both = scrollTogether([before, after])
    setTogether(both)
    return () => both.end()
  }, [before, after])

  useEffect(() => {
    for (const one of marks) one.choose(current?.key)
  }, [marks, current])
  useEffect(() => {
    if (current) together?.show(current.key)
  }, [together, current])

  return sides.map(side => {
    const { source, keys } = pages[side]
    return (
      <section
        key={side}
        className="compared-frame"
        aria-label={titles[side]}
        data-side={side}
        data-shown={shown[side] !== undefined || undefined}
      >
        {keys.length === 0 ? (
          <p className="compared-nothing">Nothing was published yet.</p>
        ) : (
          <PreviewFrame
            path={path}
            source={source}
            keys={keys}
            isFormer={isFormer[side] || undefined}
            title={titles[side]}
            width={width}
            onPick={({ section }) => onGo(section)}
            onSection={onGo}
            // Rendered again, its sections are other elements.
            onShown={page => setShown(all => ({ ...all, [side]: page }))}
          />
        )}
      </section>
    )
  })
}

function marksIn({ keys }: KeyedPage, changes: readonly Change[], side: Side): Mark[] {
  return changes.flatMap(change => {
    const index = keys.indexOf(change.key)
    if (index < 0) return []
    // Of a section that is new or gone all texts are.
    const isWhole = change.kind === 'added' || change.kind === 'removed'
    const texts = change.fields.flatMap(({ at }) => {
      const place = at[side]
      return place && !isWhole ? [`sections.${index}.${place}`] : []
    })
    return [{ key: change.key, kind: change.kind, marks: change.marks, texts }]
  })
}
