import { createHash } from 'node:crypto'
import * as z from 'zod'
import { pageSchema } from '../../../../../server/content/page-schema.ts'
import type { Format } from '../../../../../server/features/operations/stores/formats.ts'

export const RECORD = 'test/fixtures/formats.json'

const COMMAND = 'npx tsx test/server/features/operations/stores/record-formats.ts'

/** The version of each store, and a hash of its schema. */
export type Recorded = Record<string, { version: number; schema: string }>

export const recordOf = (formats: Readonly<Record<string, Format>>): Recorded =>
  Object.fromEntries(
    Object.entries(formats).map(([name, { version, schema }]) => [
      name,
      { version, schema: sumOf([schema, ...(checkedApart[name] ?? [])]) },
    ]),
  )

/** A draft is stored as it is; what a section may have is checked when it is published. */
const checkedApart: Readonly<Record<string, readonly z.ZodType[]>> = { pages: [pageSchema] }

/** A hash of the values that may be stored; words for the forms of the editor do not count. */
function sumOf(schemas: readonly z.ZodType[]): string {
  const json = schemas.map(schema =>
    z.toJSONSchema(schema, {
      unrepresentable: 'any',
      io: 'input',
      override({ jsonSchema }) {
        for (const word of ['title', 'description', 'examples'] as const) delete jsonSchema[word]
      },
    }),
  )
  return createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 16)
}

/** A sentence for each format that was changed without a new version. */
export function unrecordedChanges(before: Recorded, now: Recorded): string[] {
  const gone = Object.keys(before).filter(name => !(name in now))
  return [
    ...gone.map(
      name =>
        `"${name}" has gone from server/features/operations/stores/formats.ts: older releases would start without it. Leave its name there with a higher version, and where it was what they refuse.`,
    ),
    ...Object.entries(now).flatMap(([name, { version, schema }]) => {
      const recorded = before[name]
      if (!recorded) return `"${name}" is new. Record it: ${COMMAND}`
      if (version < recorded.version) return `The version of "${name}" has fallen. It only rises.`
      if (version > recorded.version) {
        return `"${name}" has a new version. Keep data of the one before under test/fixtures, and record it: ${COMMAND}`
      }
      if (schema === recorded.schema) return []
      return `What "${name}" stores has changed, and its version has not. Raise the version and write "migrate" from the one before. (Where every stored value stays as it was, take its line out of ${RECORD}.) Then record it: ${COMMAND}`
    }),
  ]
}
