import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Pager } from '../../../admin/ui/pager.tsx'
import { ReadState } from '../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../admin/ui/screen-heading.tsx'
import type { ActivityPage } from '../../../base/activity-entries.ts'
import { adminRoutes } from '../../../base/routes.ts'
import { ActivityFilters } from './activity-filters.tsx'
import {
  type ActivityView,
  activitySearch,
  activityView,
  entriesAddress,
} from './activity-query.ts'
import { Entries } from './entries.tsx'

/**
 * The log of actions with their users and times; filters and page stand in the address, so they can
 * be linked to.
 */
export function Activity() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const view = useMemo(() => activityView(search), [search])
  const { data, error, isPlaceholderData } = useQuery<ActivityPage>({
    queryKey: [entriesAddress(view)],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const show = useCallback(
    (change: Partial<ActivityView>) =>
      navigate(adminRoutes.activity + activitySearch({ ...view, page: 1, ...change })),
    [view, navigate],
  )

  return (
    <>
      <ScreenHeading title="Activity" text="Who did what, newest first. Kept for 400 days." />
      <ActivityFilters view={view} people={data?.people ?? []} onChange={show} />
      <ReadState what="The activity" data={data} error={error} />
      {data && (
        <section className="panel" aria-busy={isPlaceholderData} aria-label="Entries">
          <Entries entries={data.entries} />
          <Pager
            page={view.page}
            pages={Math.ceil(data.total / data.pageSize)}
            onShow={page => show({ page })}
          />
        </section>
      )}
    </>
  )
}
