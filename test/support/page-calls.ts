import { api } from '../../web/base/routes.ts'
import type {
  DraftConflict,
  ListedPage,
  OpenedPage,
  PageVersion,
  PageVisibility,
  PlannedMoments,
  PublishFaults,
  SavedDraft,
} from '../../web/features/pages/contract.ts'
import type { RunningSite } from './site.ts'

/** The calls of an editor, as it makes them. */
export function pageCalls(site: RunningSite) {
  const at = (address: string, path: string) => `${address}?path=${encodeURIComponent(path)}`
  const read = async <T>(answer: Promise<Response>) => {
    const got = await answer
    return { status: got.status, body: (await got.json()) as T }
  }
  return {
    list: async () =>
      (await read<{ pages: ListedPage[] }>(site.ask('GET', api.adminPages))).body.pages,
    open: async (path: string) =>
      (await read<OpenedPage>(site.ask('GET', at(api.editedPage, path)))).body,
    save: (path: string, body: object) =>
      read<SavedDraft & DraftConflict>(site.ask('PUT', at(api.pageDraft, path), body)),
    discard: (path: string) => read<SavedDraft>(site.ask('DELETE', at(api.pageDraft, path))),
    publish: (path: string, version: number) =>
      read<{ version: number } & PublishFaults>(
        site.ask('POST', at(api.publishPage, path), { version }),
      ),
    versions: async (path: string) =>
      (await read<{ versions: PageVersion[] }>(site.ask('GET', at(api.pageVersions, path)))).body
        .versions,
    revert: (path: string, to: string) =>
      read<SavedDraft>(site.ask('POST', at(api.revertPage, path), { to })),
    visibility: async (path: string) =>
      (await read<PageVisibility>(site.ask('GET', at(api.pageVisibility, path)))).body,
    hide: (path: string, leadsTo?: string) =>
      read<{ error?: string }>(
        site.ask('PUT', at(api.pageVisibility, path), { isHidden: true, leadsTo }),
      ),
    show: (path: string) =>
      read<PublishFaults>(site.ask('PUT', at(api.pageVisibility, path), { isHidden: false })),
    plan: (path: string, body: object) =>
      read<PlannedMoments>(site.ask('PUT', at(api.pageSchedule, path), body)),
    create: (body: object) =>
      read<OpenedPage & PublishFaults>(site.ask('POST', api.adminPages, body)),
    remove: (path: string, redirectTo?: string) =>
      read<{ success: true; error: string }>(
        site.ask(
          'DELETE',
          at(api.editedPage, path) +
            (redirectTo ? `&redirectTo=${encodeURIComponent(redirectTo)}` : ''),
        ),
      ),
  }
}

export type PageCalls = ReturnType<typeof pageCalls>

/** The page with another title in one of its sections. */
export function retitled(
  { source, keys, version }: OpenedPage | SavedDraft,
  index: number,
  title: string,
) {
  const sections = source.sections.map((one, at) => (at === index ? { ...one, title } : one))
  return { version, keys, source: { ...source, sections } }
}
