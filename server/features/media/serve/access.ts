import type { Context } from 'koa'
import { fileLifetime } from '../../../base/http/lifetimes.ts'
import type { PublicSlots } from '../../products/slot-details/public-slots.ts'

/** The files of slots that a client may have. */
export interface Access extends PublicSlots {
  /** Tells whether a drawing that only hidden pages have, by its name, may be seen. */
  hasHidden(drawing: string): boolean
  /** `cache-control`; of bytes that are others at another version of their URL where `isVersion`. */
  lifetime(isVersion: boolean): string
}

/** Decides for a request; throws where it may have nothing. */
export type AccessOf = (ctx: Context) => Access | Promise<Access>

/** Everybody has what visitors see, administrators too: a cache in front knows no session. */
export const accessOfVisitors =
  (slots: PublicSlots): AccessOf =>
  () => ({ ...slots, hasHidden: () => false, lifetime: fileLifetime })

/** Below the guard, all that there is. */
export const accessOfAdministrators =
  (slots: PublicSlots): AccessOf =>
  () => ({ ...slots, has: () => true, hasHidden: () => true, lifetime: privateLifetime })

/** A browser asks each time whether its user may still have it. */
export const privateLifetime = () => 'private, no-cache'
