import { useRef } from 'react'
import { confirm } from '../../../admin/ui/confirm.tsx'
import { ReadState } from '../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../admin/ui/screen-heading.tsx'
import type { Inquiry, PipelineChange } from '../../../base/contract.ts'
import { oneOr } from '../../../base/counted.ts'
import { type InquiryStage, isClosed } from '../stages.ts'
import { ExportLink } from './export-link.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { isFiltered } from './inbox-query.ts'
import { InquiryDetail } from './inquiry-detail.tsx'
import { InquiryList } from './inquiry-list.tsx'
import { NoInquiries } from './no-inquiries.tsx'
import { Pager } from './pager.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { moveSummary } from './stage-labels.ts'
import { StageSums } from './stage-sums.tsx'
import { StageTabs } from './stage-tabs.tsx'
import { StillRows } from './still-rows.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useInboxView } from './use-inbox-view.ts'
import { useInquiries, useInquiryActions } from './use-inquiries.ts'
import { useOpenedInquiry } from './use-opened-inquiry.ts'
import { useSelection } from './use-selection.ts'

/** The inbox: every message of the contact form, with its state. */
export function Inquiries() {
  const { view, hrefOf, go } = useInboxView()
  const { data: list, error } = useInquiries(view)
  const actions = useInquiryActions()
  const { askAgain, change, move, moveMany, remove, removeMany, markRead } = actions
  const selection = useSelection(view)
  const column = useRef<HTMLDivElement>(null)
  const inquiries = list?.inquiries ?? []
  const opened = useOpenedInquiry(list?.inquiries, view.open, markRead)
  useArrivals(view, () => new Set([view.open, focusedId(), ...selection.ids]))

  /** Goes back to the inquiry that was read; where it has gone, to the one in its place. */
  const backToList = (index = 0) => {
    const openId = view.open
    go({ open: '' })
    // The list is only there again in a narrow window once it has been drawn.
    requestAnimationFrame(() => {
      const links = [...(column.current?.querySelectorAll<HTMLElement>('.inquiry-list a') ?? [])]
      const link = links.find(({ id }) => id === openId) ?? links[index] ?? links.at(-1)
      const target = link ?? document.getElementById('main')
      target?.focus()
    })
  }
  const indexOf = (id: string) =>
    Math.max(
      0,
      inquiries.findIndex(inquiry => inquiry.id === id),
    )
  const setStage = async (inquiry: Inquiry, stage: InquiryStage) => {
    const index = indexOf(inquiry.id)
    const isDone = await move(inquiry, { stage }, moveSummary(stage))
    // A closed inquiry that left the tab makes way for the next.
    if (isDone && isClosed(stage) && view.stage !== 'all') backToList(index)
  }
  const deleteAfterAsking = async ({ id, name }: Inquiry) => {
    const isSure = await confirm({
      title: `Delete the inquiry of ${name}?`,
      text: 'It stays in the bin for 30 days. To keep it out of the way, press Done instead.',
      action: 'Delete',
    })
    const index = indexOf(id)
    if (!isSure || !(await remove(id))) return
    backToList(index)
  }

  const changeSelected = (selected: PipelineChange, words: string) => {
    const ids = [...selection.ids]
    void moveMany(ids, selected, words, () => selection.untick(ids))
  }
  const deleteSelected = async () => {
    const ids = [...selection.ids]
    const isSure = await confirm({
      title: `Delete ${oneOr(ids.length, 'the selected inquiry', 'inquiries')}?`,
      text: 'They stay in the bin for 30 days.',
      action: 'Delete',
    })
    if (isSure) await removeMany(ids, () => selection.untick(ids))
  }

  return (
    <>
      <ScreenHeading
        title="Inquiries"
        text="What came by the contact form, newest first. Opening one marks it as read."
      >
        <ExportLink view={view} />
      </ScreenHeading>
      <div className="inbox" data-reading={opened ? true : undefined}>
        <div className="inbox-top">
          <StageTabs
            view={view}
            counts={list?.stages}
            hrefOf={hrefOf}
            onChoose={stage => go({ stage, page: 1, open: '' })}
            onPressAgain={askAgain}
          />
          {list && <StageSums stage={view.stage} sums={list.sums} />}
          <InboxFilters
            view={view}
            services={list?.services ?? []}
            onChange={changed => go({ ...changed, page: 1, open: '' }, { replace: true })}
          />
        </div>
        <div className="inbox-column" ref={column}>
          <ReadState what="The inquiries" data={list} error={error} />
          {list && inquiries.length === 0 && (
            <NoInquiries
              isNarrowed={isFiltered(view) || view.stage !== 'all' || list.stages.spam > 0}
            />
          )}
          {list && inquiries.length > 0 && (
            <>
              <SelectionBar
                total={list.total}
                selected={selection.ids.size}
                stage={view.stage}
                onSelectAll={isSelected =>
                  isSelected ? void selection.tickAll() : selection.tick([])
                }
                onRead={() => changeSelected({ isRead: true }, 'marked as read')}
                onStage={stage => changeSelected({ stage }, moveSummary(stage))}
                onAssign={assignee => changeSelected({ assignee }, takenWords(assignee))}
                onDelete={deleteSelected}
              />
              <StillRows>
                <InquiryList
                  inquiries={inquiries}
                  open={view.open}
                  selected={selection.ids}
                  hrefOf={hrefOf}
                  onToggle={selection.toggle}
                />
              </StillRows>
              <Pager list={list} hrefOf={hrefOf} />
            </>
          )}
        </div>
        <div className="inbox-reading">
          {opened ? (
            <InquiryDetail
              inquiry={opened}
              onClose={() => backToList()}
              onStage={stage => setStage(opened, stage)}
              onAnswered={() => move(opened, answered(opened), 'marked as answered')}
              onAssign={assignee => move(opened, { assignee }, takenWords(assignee))}
              onUnread={() => change(opened.id, { isRead: false })}
              onDelete={() => deleteAfterAsking(opened)}
              onMailAgain={() => change(opened.id, { mail: 'queued' })}
            />
          ) : (
            <p className="empty">Choose an inquiry to read it here.</p>
          )}
        </div>
      </div>
    </>
  )
}

/** The later stages stay: setting a stage answers the customer's question. */
const answered = ({ stage }: Inquiry): PipelineChange => ({
  stage: stage === 'new' ? 'answered' : stage,
})

const takenWords = (username: string) =>
  username === '' ? 'taken by nobody now' : `taken by ${username} now`

/** The id of the inquiry in whose row the focus is. */
const focusedId = () => document.activeElement?.closest('li')?.querySelector('a')?.id ?? ''
