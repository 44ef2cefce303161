import { type Counts, Differs } from './compare.ts'

/** What was moved and compared, part by part. */
export interface Moved extends Counts {
  /** Whether all of it was there already, so that it was compared alone. */
  wasThere: boolean
}

/** The counts of a comparison; undefined where it found a difference. */
export const isSame = (compared: Promise<Counts>): Promise<Counts | undefined> =>
  compared.catch(error => {
    if (error instanceof Differs) return undefined
    throw error
  })
