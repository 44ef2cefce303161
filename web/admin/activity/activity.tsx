import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import type { ActivityKind, ActivityPage } from '../../activity-entries.ts'
import { adminRoutes, api } from '../../routes.ts'
import { Pager } from '../ui/pager.tsx'
import { ReadState } from '../ui/read-state.tsx'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { Entries } from './entries.tsx'
import { kindLabels } from './labels.ts'

/** Who did what and when; page and kind stand in the address, so they can be linked to. */
export function Activity() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const kind = params.get('kind') ?? ''
  const page = Number(params.get('page') ?? 1)
  const { data, error, isPlaceholderData } = useQuery<ActivityPage>({
    queryKey: [`${api.activity}${queryOf(page, kind)}`],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const show = (page: number, kind: string) => navigate(adminRoutes.activity + queryOf(page, kind))

  return (
    <>
      <ScreenHeading title="Activity" text="Who did what, newest first. Kept for 400 days." />
      <div className="activity-filter field">
        <label htmlFor="activity-kind">Show</label>
        <select
          id="activity-kind"
          value={kind}
          onChange={({ currentTarget }) => show(1, currentTarget.value)}
        >
          <option value="">Everything</option>
          {(Object.keys(kindLabels) as ActivityKind[]).map(name => (
            <option key={name} value={name}>
              {kindLabels[name]}
            </option>
          ))}
        </select>
      </div>
      <ReadState what="The activity" data={data} error={error} />
      {data && (
        <section className="panel" aria-busy={isPlaceholderData} aria-label="Entries">
          <Entries entries={data.entries} />
          <Pager
            page={page}
            pages={Math.ceil(data.total / data.pageSize)}
            onShow={page => show(page, kind)}
          />
        </section>
      )}
    </>
  )
}

function queryOf(page: number, kind: string): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (kind) query.set('kind', kind)
  return query.size > 0 ? `?${query}` : ''
}
