import type { Together } from '../features/accounts/index.ts'
import type { Database } from '../storage/postgres/database.ts'
import { sharedCounters } from './shared-counters.ts'
import { sharedGuesses } from './shared-guesses.ts'
import { sharedSetups } from './shared-setups.ts'

/** Counters and memories for sign-in and other limits that all processes share. */
export const countedTogether = (database: Database): Together => ({
  counters: sharedCounters(database),
  guesses: sharedGuesses(database),
  setups: sharedSetups(database),
})
