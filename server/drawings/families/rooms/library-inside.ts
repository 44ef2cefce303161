import type { Family } from '../../family.ts'
import { bookRoom, readingRoom, studyComputers } from '../../rooms/library.ts'

export const libraryInside: Family = (b, brief) => {
  const rooms = { shelves: bookRoom, reading: readingRoom, computers: studyComputers }
  rooms[brief.choose(['shelves', 'reading', 'computers'])](b, brief)
}
