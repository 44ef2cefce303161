import type { Family } from '../../family.ts'
import { bookRoom } from './library-inside/book-room.ts'
import { readingRoom } from './library-inside/reading-room.ts'
import { studyComputers } from './library-inside/study-computers.ts'

/** A library inside: shelves of books, places to read, or computers to study at. */
export const libraryInside: Family = (b, brief) => {
  const rooms = { shelves: bookRoom, reading: readingRoom, computers: studyComputers }
  rooms[brief.choose(['shelves', 'reading', 'computers'])](b, brief)
}
