import { useQuery, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../../../admin/draft/save-words.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { useObserved } from '../../../../ui/observable.ts'
import type { OpenedPage, PageSchedule } from '../../contract.ts'
import { about } from '../saving/about.ts'
import type { PageDraft } from '../saving/page-kind.ts'

export type Schedule = ReturnType<typeof useSchedule>

/** When the page is published by itself, as far as anybody has planned it. */
export function useSchedule(
  path: string,
  draft: PageDraft,
  onRefused: (error: unknown) => Promise<void>,
) {
  const { isBusy, run } = useBusy()
  const queryClient = useQueryClient()
  const queryKey = [about(api.editedPage, path)]
  const { data } = useQuery<OpenedPage>({ queryKey })
  const version = useObserved(draft.state, state => state.stored.version)
  const planned = data?.schedule
  const goesDown = data?.goesDown
  const address = about(api.pageSchedule, path)

  const unplan = (kind: 'publication' | 'hiding') =>
    request(`${address}&what=${kind}`, { method: 'DELETE' })

  const planAt =
    (at: Date, until: Date | undefined) =>
    async ({ version }: { version: number }) => {
      // Fields that are not named stay as they are planned.
      if (goesDown && !until) await unplan('hiding')
      const body = {
        version,
        at: at.toISOString(),
        ...(until && { until: until.toISOString() }),
        ...(until && goesDown?.leadsTo && { leadsTo: goesDown.leadsTo }),
      }
      await request(address, { method: 'PUT', body })
      return undefined
    }

  /** @returns whether it was done */
  async function change(
    call: () => Promise<unknown>,
    onFailed: (error: unknown) => unknown,
  ): Promise<boolean> {
    try {
      await call()
      await queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
      return true
    } catch (error) {
      await onFailed(error)
      return false
    }
  }

  async function flushAndPlan(at: Date, until: Date | undefined): Promise<boolean> {
    if (await draft.flush()) return change(() => draft.between(planAt(at, until)), onRefused)
    reportFailure(undefined, `${wordsOf(draft.state.value)} Plan it once it is saved.`)
    return false
  }

  return {
    isBusy,
    /** With why it will not be published, if so. */
    planned: planned && { ...planned, failed: planned.failed ?? changedSince(planned, version) },

    /** When visitors no longer see it. */
    goesDown,

    /**
     * @param until when it is taken down again
     * @returns whether it was done, as `cancel` does
     */
    plan: (at: Date, until: Date | undefined) => run(() => flushAndPlan(at, until)),

    cancel: (kind: 'publication' | 'hiding') =>
      run(() =>
        change(
          () => unplan(kind),
          error => reportFailure(error, 'It is still planned: the site did not answer.'),
        ),
      ),
  }
}

const changedSince = (planned: PageSchedule, version: number) =>
  planned.version === version ? undefined : 'The page was changed after this. Plan it again.'
