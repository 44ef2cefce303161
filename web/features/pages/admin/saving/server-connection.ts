import { request } from '../../../../admin/request.ts'
import { untilSignedIn } from '../../../../admin/session/until-signed-in.ts'
import { untilOnline } from '../../../../admin/until-online.ts'
import { api } from '../../../../base/routes.ts'
import type { OpenedPage, SavedDraft } from '../../contract.ts'
import type { Connection } from './saver.ts'

/** An address of the API with the page that it is about. */
export const about = (address: string, path: string) =>
  `${address}?${new URLSearchParams({ path })}`

/** The server's side of the draft of a page. */
export const serverConnection = (path: string): Connection => ({
  save: draft => request<SavedDraft>(about(api.pageDraft, path), { method: 'PUT', body: draft }),
  read: () => request<OpenedPage>(about(api.editedPage, path)),
  untilOnline,
  untilSignedIn,
})
