import * as z from 'zod'
import { line, list, passage } from '../described.ts'
import { heading } from '../fields.ts'
import { kind } from '../kind.ts'

/** The steps of a process. */
export const steps = z
  .strictObject({
    kind: z.literal('steps'),
    ...heading,
    steps: list(
      'Steps',
      'step',
      z.strictObject({
        title: line('Title', { example: 'What happens first' }),
        text: passage('Text'),
      }),
      { least: 1 },
    ),
  })
  .meta(kind('Steps', 'How something goes, one step after the other.'))
