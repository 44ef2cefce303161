import type { Context } from 'koa'
import type { Sender } from './receive.ts'

/** The signed-in administrator as the sender of a file. */
export const senderOf = ({ state }: Context): Sender => ({
  by: state.admin.username,
  mayPlace: state.ensureSignedIn,
})
