import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { kilobyte } from '../../../web/base/units.ts'
import { badRequest } from '../errors.ts'

/** Characters that are read before other requests get their turn: some milliseconds. */
const SLICE = 16 * kilobyte

/** The limit exceeds all texts of a product at their longest. */
const LONGEST_RECORD = 64 * kilobyte

/**
 * The records of a text, cell by cell; an empty line is one with one empty cell. The program for it is
 * loaded when it is first used.
 * @throws AppError 400 where a quote is never closed, or after `most` records
 */
export async function readRecords(
  text: string,
  separator: string,
  maxRecords: number,
): Promise<string[][]> {
  const { parse, CsvError } = await import('csv-parse')
  const records: string[][] = []
  const parser = parse({
    delimiter: separator,
    // A program that adds rows to a file may end them otherwise than the first.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  })
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('readable', () => {
      for (let record = parser.read(); record !== null; record = parser.read()) {
        if (records.length >= maxRecords) parser.destroy(tooMany(maxRecords))
        else records.push(record)
      }
    })
    parser.on('error', reject)
    parser.on('end', resolve)
  })
  // The rejection is handled where the promise is awaited below.
  ended.catch(() => undefined)
  for (let offset = 0; offset < text.length && !parser.destroyed; offset += SLICE) {
    parser.write(text.slice(offset, offset + SLICE))
    await yieldToEventLoop()
  }
  if (!parser.destroyed) parser.end()
  try {
    await ended
  } catch (error) {
    throw error instanceof CsvError ? neverClosed(records.length + 1) : error
  }
  return records
}

const tooMany = (maxRecords: number) =>
  badRequest(
    `The file has more than ${maxRecords.toLocaleString('en')} rows. Split it into several.`,
  )

const neverClosed = (row: number) =>
  badRequest(
    `Row ${row} cannot be read: a quotation mark in it is never closed. Save the file again from the spreadsheet.`,
  )
