import { type Counts, Differs } from './compare.ts'

/** The parts that were moved and compared. */
export interface Moved extends Counts {
  /** True where everything was there already and was only compared. */
  wasThere: boolean
}

/** The counts of a comparison; undefined where it found a difference. */
export const isSame = (compared: Promise<Counts>): Promise<Counts | undefined> =>
  compared.catch(error => {
    if (error instanceof Differs) return undefined
    throw error
  })
