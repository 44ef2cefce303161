import type { OpenedPage, SavedDraft } from '../../../page-editing/contract.ts'
import { api } from '../../../routes.ts'
import { request } from '../../request.ts'
import { currentUser } from '../../session/current-user.ts'
import { signInAgain } from '../../session/sign-in-again.ts'
import { untilOnline } from '../../upload-manager/sending/until-online.ts'
import type { Connection } from './saver.ts'

/** An address of the API with the page that it is about. */
export const about = (address: string, path: string) =>
  `${address}?${new URLSearchParams({ path })}`

/** The server's side of the draft of a page. */
export const serverConnection = (path: string): Connection => ({
  save: draft => request<SavedDraft>(about(api.pageDraft, path), { method: 'PUT', body: draft }),
  read: () => request<OpenedPage>(about(api.editedPage, path)),
  untilOnline,
  /** In the dialog over the editor, or in another tab. */
  untilSignedIn(signal) {
    signInAgain()
    const user = currentUser.value
    return new Promise((resolve, reject) => {
      const stop = new AbortController()
      const settle = (then: () => void) => () => {
        leave()
        stop.abort()
        then()
      }
      const goOn = settle(resolve)
      // Another user does not save what this one has typed.
      const leave = currentUser.subscribe(() => currentUser.value === user && goOn())
      const onVisible = () => document.visibilityState === 'visible' && goOn()
      document.addEventListener('visibilitychange', onVisible, { signal: stop.signal })
      signal.addEventListener(
        'abort',
        settle(() => reject(signal.reason)),
        { signal: stop.signal },
      )
    })
  },
})
