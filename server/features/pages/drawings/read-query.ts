import type { Context } from 'koa'
import * as z from 'zod'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { MOST_SEED } from '../../../../web/features/pages/seeds.ts'
import { slotSchema } from '../../../../web/sections/fields.ts'
import { badRequest } from '../../../base/errors.ts'
import { invalid } from '../../../base/http/json-body.ts'
import type { Subject } from '../../../drawings/index.ts'
import { loadFamilies } from '../../../drawings/on-demand.ts'

const { path, shape } = slotSchema.shape
const GROUND = 'A number from 0 to 99'
const SHAPE = 'Name a shape: square, landscape or wide'
const SEED = `A number from 1 to ${MOST_SEED}`

const slot = z
  .string('Name the place of the picture: ?slot=…')
  .refine(value => path.safeParse(value).success, 'This is no place for a picture')
const ground = z.coerce.number(GROUND).int(GROUND).min(0, GROUND).max(99, GROUND).optional()

const subjectSchema = z.object({
  family: z.string('Name what is to be drawn: ?family=desk').max(100),
  shape: z.enum(shape.options, SHAPE),
  slot,
  trait: z.array(z.string().max(100, 'At most 100 characters')).max(40, 'At most 40 traits'),
  seed: z.coerce.number(SEED).int(SEED).min(1, SEED).max(MOST_SEED, SEED).optional(),
  ground,
})

const placeSchema = z.object({
  page: z.string('Name the page: ?page=/about').max(pageLimits.address),
  section: z.string('Name the kind of section: ?section=cards').max(100),
  at: z.string('Name the place in it: ?at=cards.0.images.0').max(200),
  slot,
  shape: z.enum(shape.options, SHAPE),
  ground,
})

/**
 * The drawing that a query asks for.
 * @throws AppError 400 where there is no such drawing, or it does not follow the traits
 */
export async function readSubject(ctx: Context): Promise<Subject> {
  const { trait = [] } = ctx.query
  const { data, error } = subjectSchema.safeParse({ ...ctx.query, trait: [trait].flat() })
  if (error) throw invalid(error)
  const { slot, trait: named = [], seed, ground, ...look } = data
  const { families } = await loadFamilies()
  if (!Object.hasOwn(families, look.family)) {
    throw badRequest('There is no drawing of this name', { family: 'Not known' })
  }
  return { path: slot, ...look, traits: named, seed, ground }
}

/** @throws AppError 400 where it names no place */
export function readPlace(ctx: Context) {
  const { data, error } = placeSchema.safeParse(ctx.query)
  if (error) throw invalid(error)
  return data
}
