import type { Overview } from '../../../web/contract.ts'
import { api } from '../../../web/routes.ts'
import type { Config } from '../../config.ts'
import type { Derivatives } from '../../media/derivatives/index.ts'
import type { Library } from '../../media/library.ts'
import { readVolumeOf, reserve } from '../../media/room.ts'
import type { Manifest } from '../../media/slots.ts'
import { type ContactDetailsStore, fieldsAtDefault } from '../../store/contact-details.ts'
import type { Resource } from '../resource.ts'
import { coverageByArea } from './coverage.ts'

export interface OverviewSource {
  config: Pick<Config, 'uploadsDir'>
  manifest: Manifest
  library: Library
  derivatives: Pick<Derivatives, 'waiting'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
}

/** GET /api/admin/overview: what needs an administrator's attention, in one answer. */
export function overviewRoutes(source: OverviewSource): Resource {
  const { config, manifest, library, derivatives, contactDetails } = source
  const readVolume = readVolumeOf(config.uploadsDir)
  return router => {
    router.get(api.overview, async ctx => {
      const { free, total } = await readVolume()
      const overview: Overview = {
        media: { ...library.coverage, areas: coverageByArea(manifest, library) },
        contactDetails: {
          atDefault: fieldsAtDefault(contactDetails.value),
          takesInquiries: contactDetails.value.takesInquiries,
        },
        disk: { free, total, reserve: reserve(total) },
        queues: { pictures: derivatives.waiting() },
      }
      ctx.body = overview
    })
  }
}
