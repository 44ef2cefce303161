import * as z from 'zod'
import { hasVisibleSign, withoutControls } from '../base/visible-text.ts'

/*
 * Fields with their form texts: a label, help, an example, limits. They end up in the JSON Schema
 * that the editor of pages makes its forms of (web/features/pages/field-schema.ts).
 */

interface Words {
  help?: string
  /** The text of a new one. */
  example?: string
  /** The longest text, in characters. */
  most?: number
}

/** A text of one line. */
export const line = (title: string, words: Words = {}) => textOf(title, { most: 120, ...words })

/** A text of some sentences. */
export const passage = (title: string, words: Words = {}) =>
  textOf(title, { most: 600, example: 'A sentence or two.', ...words })

/** A text of one paragraph. */
export const paragraph = (title: string, words: Words = {}) =>
  passage(title, { most: 2000, ...words })

function textOf(title: string, { help, example = title, most = 120 }: Words) {
  return z
    .string('Write something here')
    .overwrite(text => withoutControls(text).trim())
    .min(1, 'Write something here')
    .refine(hasVisibleSign, 'Write something here')
    .max(most, `At most ${most} characters`)
    .meta({ title, ...(help && { description: help }), examples: [example] })
}

interface Counts {
  help?: string
  least?: number
  most?: number
}

/**
 * Rows of one kind.
 * @param one the name of a row, such as `card`
 */
export function list<T extends z.ZodType>(
  title: string,
  one: string,
  item: T,
  counts: Counts = {},
) {
  const { help, least = 0, most = 24 } = counts
  const fewest = least === 1 ? `Add a first ${one}` : `At least ${least} ${title.toLowerCase()}`
  return z
    .array(item, fewest)
    .min(least, fewest)
    .max(most, `At most ${most} ${title.toLowerCase()}`)
    .meta({ title, one, ...(help && { description: help }) })
}

/** A choice by value, with the name of each. */
export const choice = <const N extends Record<string, string>>(
  title: string,
  names: N,
  help?: string,
) =>
  z
    .enum(Object.keys(names) as (keyof N & string)[], `Choose ${listOf(Object.values(names))}`)
    .meta({ title, names, ...(help && { description: help }) })

const listOf = (names: string[]) => names.map(name => `“${name}”`).join(' or ')

/** Yes or no. */
export const yesOrNo = (title: string, help?: string) =>
  z.boolean('Choose yes or no').meta({ title, ...(help && { description: help }) })

/** The seconds that something stays. */
export const seconds = (title: string) =>
  z
    .number('Write a number of seconds')
    .min(2, 'At least 2 seconds')
    .max(60, 'At most 60 seconds')
    .meta({ title, unit: 'seconds' })

/** The number of something. */
export const count = (title: string, most: number) =>
  z.int('Write a whole number').min(1, 'At least 1').max(most, `At most ${most}`).meta({ title })
