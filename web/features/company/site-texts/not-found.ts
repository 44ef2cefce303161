/** The words of the page for missing addresses, as the release has them. */
export const NOT_FOUND = {
  title: 'There is no page at this address',
  text: 'The link may be old or mistyped. Nothing else is broken.',
  links: 'Where to go from here',
}

/** The targets of its links. */
export const NOT_FOUND_LINKS = [
  { label: 'Home', href: '/', text: 'What we build and make, on one page' },
  {
    label: 'Prefab Units',
    href: '/services/containers',
    text: 'Offices, shops, classrooms, clinics, homes',
  },
  {
    label: 'Interior Design',
    href: '/services/interiors',
    text: 'Rooms drawn, built and handed over',
  },
  {
    label: 'Executive Furniture',
    href: '/services/furniture',
    text: 'Desks, kitchens, bars, beds, legs',
  },
  {
    label: 'Engineering Services',
    href: '/engineering-services',
    text: 'Laser cutting, powder coating, steel',
  },
  { label: 'Contact Us', href: '/contact', text: 'Ask for a quote' },
]
