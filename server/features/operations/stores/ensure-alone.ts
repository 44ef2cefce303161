import { StartError } from '../../../base/start-error.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import { isServedByOtherBuild } from '../../../storage/postgres/site-lock.ts'
import { readNote } from './noted-formats.ts'

/** Formats that the release before cannot read beside this one, by the name of the store. */
const UNREADABLE: Readonly<Record<string, number>> = {
  pages: 2,
  products: 7,
  'contact-details': 3,
  quotes: 2,
  inquiries: 5,
  'design-prices': 2,
}

/**
 * Keeps an update that the release before cannot follow from beginning while its processes serve.
 * @throws StartError where they do, before anything is changed
 */
export async function ensureAlone(dataDir: string, database: Database): Promise<void> {
  const { formats = {} } = (await readNote({ dataDir, database })) ?? {}
  const isRead = ([name, version]: [string, number]) => (formats[name] ?? 0) >= version
  if (Object.entries(UNREADABLE).every(isRead) || !(await isServedByOtherBuild(database.sql)))
    return
  throw new StartError(
    'This release stores data so that the one before, which serves the site now, could not read them. ' +
      'Nothing was changed. Stop all its processes, then start this one: docs/scale.md, Updates.',
  )
}
