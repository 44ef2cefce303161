import { openFonts } from '../../server/pdf/fonts.ts'

/** Those of the build, opened once for all test files of a process. */
export const printFonts = openFonts('dist/fonts')
