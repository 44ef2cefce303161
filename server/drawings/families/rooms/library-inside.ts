import type { Family } from '../../family.ts'
import { bookRoom, readingRoom, studyComputers } from '../../rooms/library.ts'

/** A library inside: shelves of books, places to read, or computers to study at. */
export const libraryInside: Family = (b, brief) => {
  const rooms = { shelves: bookRoom, reading: readingRoom, computers: studyComputers }
  rooms[brief.choose(['shelves', 'reading', 'computers'])](b, brief)
}
