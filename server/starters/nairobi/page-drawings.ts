import type { OwnDrawing } from '../../../web/sections/fields.ts'
import { drawing } from '../../content/drawing.ts'

type Look = readonly [family: string, ...traits: string[]]

const prefab: Record<string, Look> = {
  '': ['container-unit', 'two-storey'],
  '/commercial': ['office-unit', 'stacked'],
  '/commercial/camp-solutions': ['camp', 'two-storey'],
  '/commercial/shopping-centres': ['shopping-centre', 'row'],
  '/commercial/offices': ['office-unit', 'two-storey'],
  '/commercial/boardrooms': ['boardroom-unit', 'pavilion'],
  '/public': ['classroom', 'veranda'],
  '/public/classrooms': ['classroom', 'pair'],
  '/public/clinics': ['clinic', 'portico'],
  '/public/library': ['library', 'court'],
  '/residential': ['house', 'family'],
  '/residential/homes': ['house', 'villa'],
  '/residential/gazebos': ['gazebo', 'octagon'],
  '/residential/cottages': ['cottage', 'porch'],
}

const furniture: Record<string, Look> = {
  '': ['desk', 'executive'],
  '/office': ['conference-table'],
  '/home': ['dining-set'],
  '/home/kitchen': ['kitchen'],
  '/home/lounge': ['sofa', 'chaise'],
  '/home/boudoir': ['dressing-table'],
  '/bars': ['bar', 'high-table'],
  '/chairs': ['chair', 'bow'],
  '/beds': ['bed', 'panelled'],
  '/outdoor': ['outdoor-furniture', 'dining'],
  '/legs': ['furniture-leg', 'turned', 'oak'],
  '/legs/chairs': ['chair-leg'],
  '/table-legs': ['table-leg', 'dining', 'trestle'],
  '/bed-legs': ['bed-leg', 'tapered', 'oak'],
  '/posts-balustrades': ['post'],
}

const engineering: Record<string, Look> = {
  '': ['steel-frame'],
  '/cnc-laser-cutting': ['laser-cutter'],
  '/powder-coating': ['powder-booth'],
  '/steel-fabrication': ['truss'],
}

const below = (folder: string, looks: Record<string, Look>) =>
  Object.entries(looks).map(([path, look]) => [folder + path, look] as const)

const looks = new Map<string, Look>([
  ['/', ['container-unit']],
  ['/services/interiors', ['living-room']],
  ['/gallery', ['hero-frames']],
  ['/contact', ['hero-gate']],
  ...below('/services/containers', prefab),
  ...below('/services/furniture', furniture),
  ...below('/engineering-services', engineering),
])

/** What a page is about, for links to it and for its own end. */
export function pageDrawing(path: string): OwnDrawing {
  const [family, ...traits] = looks.get(path) ?? []
  if (!family) throw new Error(`No drawing of the page ${path}`)
  const name = path.slice(1).replaceAll('/', '-') || 'home'
  return drawing(`to-${name}`, { family, shape: 'open', alt: '', ...(traits[0] && { traits }) })
}

/** Links with the drawings of the pages that they lead to. */
export const pictured = <L extends { href: string }>(links: readonly L[]) =>
  links.map(link => ({ ...link, drawing: pageDrawing(link.href) }))
