import { until as untilGiven } from '../../support/until.ts'

/** As the other tests wait; a page that is being left cannot be asked, and is asked again. */
export const until = <Found>(what: string, look: () => Promise<Found>) =>
  untilGiven(what, () => look().catch(() => undefined))
