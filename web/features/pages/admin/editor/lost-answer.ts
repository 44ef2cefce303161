import { RequestError, request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { sameJson } from '../../../../base/same-json.ts'
import type { KeyedPage, OpenedPage } from '../../contract.ts'
import { about } from '../saving/about.ts'

/** Whether a publication may be done though its answer says otherwise, or never came. */
export const mayBePublished = (error: unknown): boolean =>
  !(error instanceof RequestError) || error.status >= 500 || error.status === 409

/**
 * Whether visitors see a page as it was sent; undefined where the site does not answer now.
 * @param path of the page before; it may have moved
 */
export async function isPublishedAs(path: string, sent: KeyedPage): Promise<boolean | undefined> {
  try {
    const { draft, source, isHidden, hidden } = await readAt([path, sent.source.path])
    return !draft && !isHidden && !hidden && sameJson(source, sent.source)
  } catch (error) {
    if (error instanceof RequestError && error.status < 500) return false
    return undefined
  }
}

async function readAt([path = '', ...rest]: string[]): Promise<OpenedPage> {
  try {
    return await request<OpenedPage>(about(api.editedPage, path))
  } catch (error) {
    const isMoved = error instanceof RequestError && error.status === 404 && rest.length > 0
    if (isMoved) return readAt(rest)
    throw error
  }
}
