import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { Hints } from '../../../../admin/ui/hint.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { branchesOf, findBranch } from './media/branches.ts'
import { useArrivals, useMediaList, useSlotDetails } from './media/use-media.ts'
import { Section } from './views/section.tsx'
import { Tree } from './views/tree.tsx'

/** The screen of all places for media: their content, and the uploads. */
export function UploadManager() {
  const { data: list, error } = useMediaList()
  const { data: details } = useSlotDetails()
  const [query, setQuery] = useSearchParams()
  const branches = useMemo(() => branchesOf(list?.sections ?? []), [list])
  useArrivals()

  if (!list) return <ReadState what="The list of media" data={list} error={error} />

  const branch = findBranch(branches, query.get('section') ?? '')
  const open = branch?.path ?? ''
  const openSection = (path: string) => {
    setQuery(path === '' ? {} : { section: path })
    scrollTo(0, 0)
  }

  // A link to a place opens it once.
  const leavePlace = () => {
    if (query.has('place')) setQuery(open === '' ? {} : { section: open }, { replace: true })
  }

  return (
    <Hints>
      <div className="upload-manager">
        <Tree
          branches={branches}
          total={list.total}
          present={list.present}
          open={open}
          title={branch ? [...branch.above, branch.title].join(' / ') : 'All sections'}
          onOpen={openSection}
        />
        <Section
          key={open}
          branches={branches}
          branch={branch}
          details={details}
          place={query.get('place') ?? undefined}
          onLeavePlace={leavePlace}
        />
      </div>
    </Hints>
  )
}
