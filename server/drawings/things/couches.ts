import type { CouchMake } from './couch.ts'

export const couches = {
  track: 'fabric 14 16 on tapered, upright 16 72-88, soft 15 60, loose',
  low: 'fabric 4 20 on plinth, soft 22 62-74, soft 24 48, loose, deep 100',
  buttoned: 'fabric 12 18 on turned, rolled 14 66-70, rolled 17',
  shelter: 'fabric 10 18 on square tapered, seamed 12 62-72, seamed 12',
  camel: 'fabric 17 14 on cabriole turned tapered, crested 15 86-98, rolled 15 58, deep 84',
  framed: 'wood 22 7, railed 6 72-82, open 6 60, loose, deep 82',
  settle: 'wood 22 8, slatted 6 80-90, slatted 6 60, deep 76',
  slim: 'metal 22 5 on sled, none 4 72-80, sheet 4 58, loose, long, deep 80',
  tubular: 'metal 24 2, none 8 74-88, tube 3 54, loose, deep 72',
  daybed:
    'wood 24 6 on tapered turned hairpin square, none 2 60-60, bolster 0, long, deep 84, place 70',
  divan: 'wood 24 6 on tapered hairpin turned, board 5 70-78, bolster 0, long, place 70',
} satisfies Record<string, CouchMake>

export const singles = {
  slipper: 'fabric 18 10 on tapered, upright 13 78-86, none 0, deep 76',
  wing: 'fabric 20 12 on tapered turned, winged 14 104-114, soft 9 57, deep 72, place 56',
} satisfies Record<string, CouchMake>
