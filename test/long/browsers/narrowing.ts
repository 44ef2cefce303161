import type { Journey } from './journeys.ts'

export const narrowing: Record<string, Journey> = {
  async 'filters of a grid: are added, taken off, and closed'({ arrive }) {
    const visitor = await arrive('/services/furniture/legs')
    await visitor.click('a', 'Narrow it down')
    await visitor.click('.filters a', 'Oak')
    await visitor.sees('.filters-count', '10 of 100 products fit: Oak')
    await visitor.click('.filters a', 'Turned')
    await visitor.sees('.filters-count', '1 of 100 products fit: Oak, Turned')
    await visitor.click('.filters a', 'Turned, take this filter off')
    await visitor.sees('.filters-count', '10 of 100 products fit: Oak')
    await visitor.click('.filters a', 'Show all 100')
    await visitor.sees('button', 'Showing 20/100 - Click for More')
  },

  async 'filters of a search: unfold, and combine without script'({ arrive }) {
    const visitor = await arrive('/search?q=leg', { script: 'off' })
    await visitor.click('summary', 'Narrow it down by material')
    await visitor.click('.filters a', 'Oak')
    await visitor.comesTo('/search?q=leg&material=oak')
    await visitor.click('.filters a', 'Turned')
    await visitor.comesTo('/search?q=leg&material=oak&form=turned')
    await visitor.sees('.filters-count', 'products fit: Oak, Turned')
  },

  async 'comparison: shows products side by side, and takes one off'({ arrive }) {
    const visitor = await arrive('/compare?codes=ch8,ch9,kp3')
    await visitor.sees('.compare-table th', 'Kitchen Product 3')
    await visitor.sees('.compare-table tr[data-differs] th', 'Collection')
    await visitor.click('.compare-table a', 'Take off Kitchen Product 3')
    await visitor.comesTo('/compare?codes=ch8,ch9')
    await visitor.seesNo('.compare-table th', 'Kitchen Product 3')
  },
}
