import type { Brief } from '../../brief.ts'
import type { Mark } from '../../kit/mark.ts'
import { door, glazing, window } from '../../props/openings.ts'

/** Windows, and a door where there is an entrance, of the long side. */
export function front(brief: Brief, entrance = true): Mark[] {
  const leaf = brief.pick(['#c48a4a', '#7fb7c4', '#f2f0e6', '#e3ab41', '#33424a'])
  const layout = brief.int(0, 3)
  if (!entrance && layout < 2)
    return [
      window([0.08, 0.3, 0.2, 0.48]),
      window([0.38, 0.3, 0.2, 0.48]),
      window([0.7, 0.3, 0.2, 0.48]),
    ]
  if (!entrance)
    return [glazing([0.06, 0.05, 0.58, 0.82], brief.int(4, 6)), window([0.72, 0.3, 0.2, 0.48])]
  if (layout === 0)
    return [
      window([0.07, 0.3, 0.24, 0.48]),
      door(0.39, 0.15, 0.82, { color: leaf }),
      window([0.62, 0.3, 0.28, 0.48], { panes: 3 }),
    ]
  if (layout === 1)
    return [glazing([0.06, 0.03, 0.5, 0.84], 4, { door: 2 }), window([0.66, 0.3, 0.26, 0.48])]
  if (layout === 2)
    return [
      window([0.06, 0.3, 0.18, 0.48]),
      window([0.3, 0.3, 0.18, 0.48]),
      door(0.56, 0.15, 0.82, { color: leaf, lite: 'full' }),
      window([0.78, 0.3, 0.16, 0.48]),
    ]
  return [
    door(0.06, 0.15, 0.82, { color: leaf, lite: 'full' }),
    glazing([0.28, 0.24, 0.64, 0.58], 5),
  ]
}

/** The windows of the short side. */
export function end(brief: Brief): Mark[] {
  const style = brief.choose(['end-window', 'glazed-end', 'high-window'])
  if (style === 'end-window') return [window([0.25, 0.3, 0.5, 0.48])]
  if (style === 'glazed-end') return [glazing([0.16, 0.04, 0.68, 0.82], 2)]
  return [window([0.14, 0.62, 0.72, 0.2], { panes: 3 })]
}
