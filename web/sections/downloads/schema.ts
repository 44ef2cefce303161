import * as z from 'zod'
import { choice, line, list, passage } from '../described.ts'
import { heading } from '../fields.ts'
import { kind } from '../kind.ts'

/** The deployment archives, with their instructions. */
export const downloads = z
  .strictObject({
    kind: z.literal('downloads'),
    ...heading,
    archives: list(
      'Archives',
      'archive',
      z.strictObject({
        name: choice('Archive', { verified: 'Verified', original: 'Original' }),
        title: line('Title'),
        text: passage('Text'),
      }),
      { most: 2 },
    ),
    steps: list(
      'Steps',
      'step',
      z.strictObject({
        text: passage('Text'),
        command: line('Command', { most: 400 }).optional(),
      }),
      { least: 1 },
    ),
  })
  .meta(
    kind('Downloads', 'The archives of this software, with what to do with them.', {
      isFixed: true,
    }),
  )
