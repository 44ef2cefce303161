import { api } from '../../web/routes.ts'
import type { Resource } from '../api/resource.ts'

/** POST /api/admin/media/rescan: takes notice of files that were copied into the volume by hand. */
export function rescanRoutes(rescan: () => Promise<number>): Resource {
  return router => {
    router.post(api.rescan, async ctx => {
      const changed = await rescan()
      ctx.state.activity = { action: 'rescanned', subject: `${changed} changed` }
      ctx.body = { changed }
    })
  }
}
