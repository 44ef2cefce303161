import * as z from 'zod'
import type { PressCounts } from '../../../../web/admin/contract.ts'
import type { ContactLink } from '../../../../web/base/contract.ts'
import { day as aDay } from '../../../../web/base/units.ts'
import type { RowsPlace } from '../../../storage/monthly/types.ts'
import { openRows } from '../../../storage/open-rows.ts'

const count = z.int().nonnegative()
const counts = z.strictObject({ whatsapp: count, phone: count, email: count })

/** A day's clicks on contact links, by page: numbers without any data of visitors. */
const dayRow = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** A date such as `2026-11-22`, in UTC. */
  day: z.iso.date(),
  pages: z.record(z.string(), counts),
})

export const contactClicksFormat = { version: 1, schema: dayRow }

type DayRow = z.output<typeof dayRow>
type Counts = Record<ContactLink, number>

export type ContactClicks = Awaited<ReturnType<typeof openContactClicks>>

type Options = RowsPlace & { clock?: () => number }

/** A month can be compared with that of the year before. */
const keepDays = 400

const noCounts = (): Counts => ({ whatsapp: 0, phone: 0, email: 0 })

/** Counts of clicks on contact links, by day and page. */
export async function openContactClicks(options: Options) {
  const { clock = Date.now } = options
  const indexedFields = ({ day }: DayRow) => day
  const store = await openRows({
    ...options,
    ...contactClicksFormat,
    indexedFields,
    keepDays,
  })
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
  let creating: { day: string; row: Promise<string> } | undefined

  /** Undefined where the newest row is of an earlier day. */
  function idOf(day: string): string | undefined {
    const [newest] = store.indexed()
    return newest?.indexed === day ? newest.id : undefined
  }

  /** The id of today's row, created once for concurrent calls, in whichever process. */
  function today(): Promise<string> {
    const day = dayAt(clock())
    const rowId = idOf(day)
    if (rowId !== undefined) return Promise.resolve(rowId)
    if (creating?.day === day) return creating.row
    const row = store.add(() => idOf(day) ?? { day, pages: {} }).then(({ id }) => id)
    creating = { day, row }
    row
      .catch(() => undefined)
      .finally(() => {
        creating = undefined
      })
    return row
  }

  return {
    /** Resolves when it is on disk. */
    async count(page: string, kind: ContactLink): Promise<void> {
      await store.change(await today(), row => {
        const counts = row.pages[page] ?? noCounts()
        counts[kind] += 1
        row.pages[page] = counts
      })
    },

    /** The last `days` days, today included. */
    async of(days: number): Promise<PressCounts> {
      const names = Array.from({ length: days }, (_, ago) => dayAt(clock() - ago * aDay)).reverse()
      const period = new Set(names)
      const daily = new Map(names.map(day => [day, noCounts()]))
      const pages = new Map<string, Counts>()
      const total = noCounts()
      for await (const row of store.rows({ where: day => period.has(day) })) {
        for (const [page, counts] of Object.entries(row.pages)) {
          const ofPage = pages.get(page) ?? noCounts()
          pages.set(page, ofPage)
          for (const sums of [ofPage, daily.get(row.day) ?? noCounts(), total]) add(sums, counts)
        }
      }
      return {
        days,
        total,
        pages: [...pages]
          .map(([page, counts]) => ({ page, counts }))
          .sort((one, other) => sumOf(other.counts) - sumOf(one.counts)),
        daily: [...daily].map(([day, counts]) => ({ day, counts })),
      }
    },

    settled: store.settled,
  }
}

function add(sums: Counts, { whatsapp, phone, email }: Counts): void {
  sums.whatsapp += whatsapp
  sums.phone += phone
  sums.email += email
}

const sumOf = ({ whatsapp, phone, email }: Counts) => whatsapp + phone + email
