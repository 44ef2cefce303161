import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { BinItem, BinPage, MediaSlot } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { RequestError, request } from '../../../../admin/request.ts'
import { confirm } from '../../../../admin/ui/confirm.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { inBytes } from '../../../../admin/ui/in-bytes.ts'
import { Pager } from '../../../../admin/ui/pager.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { BinList } from './bin-list.tsx'
import { restore, useInvalidateBin } from './restore.ts'
import { RestoreOver } from './restore-over.tsx'

/**
 * The screen of things that were deleted or replaced within 30 days; search and page stand in the
 * address.
 */
export function Bin() {
  const [params, setParams] = useSearchParams()
  const [conflict, setConflict] = useState<{ item: BinItem; slot: MediaSlot }>()
  const invalidate = useInvalidateBin()
  const q = params.get('q') ?? ''
  const page = Number(params.get('page') ?? 1)
  const { data, error, isPlaceholderData } = useQuery<BinPage>({
    queryKey: [`${api.bin}?${new URLSearchParams({ q, page: String(page) })}`],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const show = (q: string, page: number) =>
    setParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }, { replace: true })

  async function bringBack(item: BinItem, ifVersion?: string) {
    try {
      await restore(item.id, ifVersion)
      setConflict(undefined)
      showToast({ title: 'Restored', description: `${item.title || item.subject} is back.` })
    } catch (error) {
      const slot = error instanceof RequestError && (error.answer.slot as MediaSlot | undefined)
      if (slot) return setConflict({ item, slot })
      reportFailure(error, 'It could not be restored. Please try again.')
    }
    await invalidate()
  }

  async function remove(item: BinItem) {
    const isSure = await confirm({
      title: 'Delete this for good?',
      text: `${item.title || item.subject} cannot be brought back afterwards.`,
      action: 'Delete for good',
    })
    if (!isSure) return
    try {
      await request(`${api.bin}/${item.id}`, { method: 'DELETE' })
      showToast({ title: 'Deleted', description: 'It is gone for good.' })
    } catch (error) {
      reportFailure(error, 'It could not be deleted. Please try again.')
    }
    await invalidate()
  }

  return (
    <>
      <ScreenHeading
        title="Bin"
        text={`What was deleted or replaced stays here for 30 days${data ? ` · ${inBytes(data.bytes)}` : ''}. The oldest goes earlier where the disk is full.`}
      />
      <Field
        label="Search"
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={q}
        onChange={({ currentTarget }) => show(currentTarget.value, 1)}
      />
      <ReadState what="The bin" data={data} error={error} />
      {data && (
        <section className="panel bin" aria-busy={isPlaceholderData} aria-label="In the bin">
          {data.entries.length === 0 ? (
            <p>{q ? 'Nothing in the bin fits these words.' : 'The bin is empty.'}</p>
          ) : (
            <BinList items={data.entries} onRestore={item => bringBack(item)} onDelete={remove} />
          )}
          <Pager
            page={page}
            pages={Math.ceil(data.total / data.pageSize)}
            onShow={page => show(q, page)}
          />
        </section>
      )}
      {conflict && (
        <RestoreOver
          {...conflict}
          onRestore={() => bringBack(conflict.item, conflict.slot.version ?? '')}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  )
}
