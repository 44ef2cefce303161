import { Link } from 'wouter'
import type { Overview } from '../../../../admin/contract.ts'
import { fileUrl } from '../../../../admin/file-url.ts'
import { Bar } from '../../../../admin/ui/bar.tsx'
import { adminRoutes, mediaUrl } from '../../../../base/routes.ts'
import { Rescan } from './rescan.tsx'

/** The share of the site that shows files of the company's own, area by area. */
export function Coverage({ media }: { media: Overview['media'] }) {
  const { present, total, areas } = media
  return (
    <section className="panel" aria-labelledby="coverage">
      <h2 id="coverage">
        <Link href={adminRoutes.media}>
          Media · {present.toLocaleString('en')} of {total.toLocaleString('en')}
        </Link>
      </h2>
      <ul className="coverage">
        {areas.map(area => (
          <li key={area.targetPath}>
            {area.drawn && (
              <img src={fileUrl(mediaUrl(area.drawn))} alt="" width="44" height="44" />
            )}
            <Link href={`${adminRoutes.media}?section=${encodeURIComponent(area.targetPath)}`}>
              {area.title}
            </Link>
            <span>
              {area.present.toLocaleString('en')}/{area.total.toLocaleString('en')}
            </span>
            <Bar value={area.present} of={area.total} />
          </li>
        ))}
      </ul>
      <p className="coverage-note">Every other place shows its drawing.</p>
      <Rescan />
    </section>
  )
}
