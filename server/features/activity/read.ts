import type { Middleware } from 'koa'
import * as z from 'zod'
import {
  type ActivityEntry,
  type ActivityKind,
  type ActivityPage,
  type ActivityPlace,
  activityKinds,
} from '../../../web/base/activity-entries.ts'
import { actionLabel } from '../../../web/features/activity/admin/labels.ts'
import { whoOf } from '../../../web/features/activity/admin/who.ts'
import { badRequest } from '../../base/errors.ts'
import type { Activity, ActivityChoice, ActivityRow } from './store.ts'

const pageSize = 50

const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())

const querySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  kind: filter(z.enum(Object.keys(activityKinds) as [ActivityKind, ...ActivityKind[]])),
  who: filter(z.string().max(100)),
  from: filter(z.iso.datetime({ offset: true })),
  before: filter(z.iso.datetime({ offset: true })),
  q: filter(z.string().max(200)),
})

const queryTakes =
  'page takes a number from 1, kind one of the kinds of activity, from and before a moment ' +
  '(2026-11-22T00:00:00+03:00), who a username, q at most 200 characters'

/** The place of the site for a path, if it has one. */
export type PlaceOf = (path: string) => ActivityPlace | undefined

/** GET /api/admin/activity?page=1&kind=media: the activity log, newest first. */
export function readActivity(activity: Activity, placeOf: PlaceOf): Middleware {
  const withPlaces = (row: ActivityRow): ActivityEntry => {
    // The subject of a move is `PATH to PATH` or `PATH and PATH`.
    const places = row.subject.split(/ (?:to|and) /).flatMap(path => placeOf(path) ?? [])
    return places.length > 0 ? { ...row, places } : row
  }

  /** Searches the words that the screen has for the row. */
  function matcherOf(q: string): ActivityChoice['has'] {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    return row => {
      const entry = withPlaces(row)
      const { action, subject, places = [] } = entry
      const names = places.flatMap(({ name, section }) => [name, section])
      const texts = [whoOf(entry), actionLabel(action), subject, ...names]
      const text = texts.join(' ').toLowerCase()
      return words.every(word => text.includes(word))
    }
  }

  return async ctx => {
    const { data, error } = querySchema.safeParse({ ...ctx.query })
    if (error) throw badRequest(queryTakes)
    const { page, kind, who, from, before, q } = data
    const choice: ActivityChoice = {
      actions: kind && activityKinds[kind],
      who,
      from: from ? Date.parse(from) : undefined,
      before: before ? Date.parse(before) : undefined,
      has: q ? matcherOf(q) : undefined,
    }
    const { total, rows } = await activity.page(choice, (page - 1) * pageSize, pageSize)
    const entries = rows.map(withPlaces)
    const answer: ActivityPage = { total, pageSize, people: activity.people(), entries }
    ctx.body = answer
  }
}
