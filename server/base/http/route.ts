import type { Middleware } from 'koa'
import { isAdminApiPath } from './api-path.ts'

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The users of a route; `signing in` admits anyone and provides the session. */
export type Access = 'anyone' | 'signing in' | 'administrators'

export interface Route {
  /** GET also answers HEAD. */
  method: Method
  /** The syntax is that of @koa/router: `:id` is a segment, `*slot` one or more. */
  path: string
  access: Access
  /** Calls `next` where nothing is found for this path. */
  answer: Middleware
}

/** @throws Error where a path below `/api/admin` would have no guard */
const routeFor =
  (access: Access) =>
  (method: Method, path: string, answer: Middleware): Route => {
    const isGuarded = isAdminApiPath(path)
    if (isGuarded && access === 'anyone') throw new Error(`${path} needs a guard`)
    return { method, path, access, answer }
  }

export const anyone = routeFor('anyone')
export const signingIn = routeFor('signing in')
export const administrators = routeFor('administrators')
