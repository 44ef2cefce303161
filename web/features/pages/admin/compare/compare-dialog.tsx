import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { api } from '../../../../base/routes.ts'
import { useObserved } from '../../../../ui/observable.ts'
import { withSharedKeys } from '../../compare/shared-keys.ts'
import type { KeyedPage, OpenedPage, PageVersion } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'
import { useIsNarrow } from '../editor/use-is-narrow.ts'
import type { PreviewWidth } from '../preview/scale-to-fit.ts'
import { about } from '../saving/about.ts'
import type { PageDraft } from '../saving/page-kind.ts'
import { changesBetween } from './changes.ts'
import { ChangesList } from './changes-list.tsx'
import { CompareHead } from './compare-head.tsx'
import { ComparedFrames, type Side } from './compared-frames.tsx'
import { PairChoice } from './pair-choice.tsx'
import { DRAFT, type Pair, PUBLISHED } from './states.ts'
import { useNewer } from './use-newer.ts'
import { useStateOfPage } from './use-state-of-page.ts'
import { useSteps } from './use-steps.ts'

export interface CompareProps {
  path: string
  draft: PageDraft
  kinds: PageKinds
  pair: Pair
  onChange: (pair: Pair) => void
  onPublish: () => void
  /** Goes to a section of the draft. */
  onEdit: (key: string) => void
  onClose: () => void
}

/** Two states of a page: side by side, and what differs in words. */
export function CompareDialog(props: CompareProps) {
  const { path, draft, pair, onChange, onClose } = props
  const state = useObserved(draft.state, state => state)
  const isNewer = useNewer(path, draft)
  const { data: opened } = useQuery<OpenedPage>({ queryKey: [about(api.editedPage, path)] })
  const { data } = useQuery<{ versions: PageVersion[] }>({
    queryKey: [about(api.pageVersions, path)],
    refetchOnMount: 'always',
  })
  const { isOwn = false, isHidden = false } = opened ?? {}
  const before = useStateOfPage(path, pair.before, state, isHidden)
  const after = useStateOfPage(path, pair.after, state, isHidden)
  const { name } = state.typed.source
  const choice = (
    <>
      <PairChoice {...{ pair, isOwn, isHidden, onChange }} versions={data?.versions ?? []} />
      {isNewer && (
        <p className="compare-note" role="status">
          Somebody published this page meanwhile. This is the comparison with it.
        </p>
      )}
    </>
  )
  return (
    <Dialog
      title={`Compare: ${typeof name === 'string' && name ? name : path}`}
      className="compare"
      onClose={onClose}
    >
      <DialogClose className="round compare-back" aria-label="Close the comparison">
        ‹
      </DialogClose>
      {before.page && after.page ? (
        <Compared {...props} before={before.page} after={after.page}>
          {choice}
        </Compared>
      ) : (
        <>
          {choice}
          <div className="compare-note">
            <ReadState what="A version" data={undefined} error={before.error ?? after.error} />
          </div>
        </>
      )}
    </Dialog>
  )
}

interface ComparedProps extends CompareProps {
  before: KeyedPage
  after: KeyedPage
  /** What was chosen to be compared. */
  children: ReactNode
}

function Compared(props: ComparedProps) {
  const { path, kinds, pair, before, after, onPublish, onEdit, children } = props
  const isNarrow = useIsNarrow()
  const [chosenWidth, setWidth] = useState<PreviewWidth>('desktop')
  const [view, setView] = useState<Side | 'list'>('list')
  const pages = useMemo(() => {
    const [old, now] = withSharedKeys(before, after)
    return { before: old, after: now }
  }, [before, after])
  const changes = useMemo(() => changesBetween(pages.before, pages.after, kinds), [pages, kinds])
  const steps = useSteps(changes)
  const isDraft = pair.after === DRAFT
  const isUnpublished = isDraft && pair.before === PUBLISHED && changes.length > 0
  const isFormer = (name: string) => name !== DRAFT && name !== PUBLISHED
  const [wasShown, setWasShown] = useState(false)
  // On a phone both pages are loaded once one is asked for.
  const areShown = !isNarrow || view !== 'list' || wasShown
  return (
    <>
      <CompareHead
        count={changes.length}
        index={steps.index}
        width={isNarrow ? 'phone' : chosenWidth}
        onGo={steps.goBy}
        onWidth={setWidth}
        onPublish={isUnpublished ? onPublish : undefined}
      />
      <fieldset className="compare-views" aria-label="What is shown">
        {views.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className="round"
            aria-pressed={view === value}
            onClick={() => {
              setView(value)
              setWasShown(wasShown || value !== 'list')
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {children}
      <div className="compared" data-view={view}>
        {areShown && (
          <ComparedFrames
            path={path}
            pages={pages}
            isFormer={{ before: isFormer(pair.before), after: isFormer(pair.after) }}
            titles={titles}
            width={isNarrow ? 'phone' : chosenWidth}
            changes={changes}
            current={steps.current}
            onGo={steps.go}
          />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a button in it, keys scroll it */}
        <section className="compared-list" aria-label="What differs" tabIndex={0}>
          {changes.length === 0 ? (
            <p>Nothing differs.</p>
          ) : (
            <ChangesList
              changes={changes}
              current={steps.current?.key}
              onGo={steps.go}
              onEdit={isDraft ? onEdit : undefined}
            />
          )}
        </section>
      </div>
    </>
  )
}

const titles = { before: 'Old page', after: 'New page' }

const views: readonly (readonly [Side | 'list', string])[] = [
  ['list', 'Changes'],
  ['before', 'Old'],
  ['after', 'New'],
]
