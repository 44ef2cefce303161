import { Link, useLocation } from 'wouter'
import { counted } from '../../base/counted.ts'
import { adminRoutes } from '../../base/routes.ts'
import { useObserved } from '../../ui/observable.ts'
import { Bar } from '../ui/bar.tsx'
import { type UploadsUnderWay, uploadsUnderWay } from '../uploads-under-way.ts'

/** The progress of uploads, on every screen but their own, with a link back to them. */
export function UploadsLink() {
  const [path] = useLocation()
  const work = useObserved(uploadsUnderWay, all => all)
  if (!work || path === adminRoutes.media) return null
  return (
    <Link className="rail-uploads" href={adminRoutes.media}>
      <span>{labelOf(work)}</span>
      <Bar value={work.share} of={1} />
    </Link>
  )
}

function labelOf({ done, all, halt }: UploadsUnderWay): string {
  const count = `${done} of ${counted(all, 'file')}`
  if (halt === 'paused') return `Uploads paused · ${count}`
  if (halt === 'signed-out') return `Uploads wait for your sign-in · ${count}`
  return `Uploading · ${count}`
}
