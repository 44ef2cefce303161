import { drawn } from '../prefab-media.ts'
import { prefabPage } from '../prefab-page.ts'

export const clinics = prefabPage({
  place: 'public/clinics',
  name: 'Clinics',
  description:
    'Prefab clinics for health services in Kenya: container design around the patient’s path, pre-installed medical systems and set-up by one crew.',
  keywords: [
    'prefab clinics Kenya',
    'container clinic',
    'mobile health units',
    'modular laboratory',
    'hospital ward units',
  ],
  quote: 'Get Clinic Quote',
  hero: {
    title: 'Clinics planned along the patient’s path',
    text: 'Patients move from waiting bench to doctor to dispensary and never cross the clean rooms. Each room has its basins, gas lines and cold store, for installations in Kenya wherever a truck can pass.',
    progress: 'fraction',
    dots: 'marks',
  },
  design: 'clinic',
  scenes: [
    {
      label: 'Clinic entrance',
      look: drawn('hero-clinic', 'Prefab clinic with its forecourt', 'forecourt'),
    },
    {
      label: 'Clinic grounds',
      look: drawn('hero-clinic', 'Clinic units with planted trees', 'garden'),
    },
  ],
  offers: {
    title: 'Planned, fitted and handed over',
    cards: [
      {
        title: 'Container Design & Planning',
        text: 'We begin with the number of patients a day and the staff on duty. Clean and soiled routes are drawn in two colours before a wall is placed.',
        points: [
          'Doors wide enough for a trolley',
          'Waiting area with shade and air',
          'Separate entrance for supplies',
        ],
        pictures: [
          drawn('clinic', 'Clinic unit from the patients’ side', 'two-storey'),
          drawn('clinic-inside', 'Reception where patients arrive', 'reception'),
          drawn('clinic-inside', 'Consulting room with a couch', 'consulting'),
        ],
      },
      {
        title: 'Pre-Installed Medical Systems',
        text: 'Basins, examination lights, medical gas outlets and back-up power are fixed and tested under our roof.',
        points: [
          'Elbow taps and sealed worktops',
          'Vaccine fridge on a protected circuit',
          'Data points for patient records',
        ],
        pictures: [
          drawn('clinic-inside', 'Clinic laboratory with worktops', 'laboratory'),
          drawn('clinic-inside', 'Ward with equipment beside the beds', 'ward'),
          drawn('clinic-inside', 'Examination room with medical fittings', 'consulting'),
        ],
      },
      {
        title: 'Rapid Deployment & Setup',
        text: 'Rooms land in the order of the plan, joints are sealed, then water and power are connected. We hand the building over clean.',
        points: [
          'Generator and tank bases included',
          'Ramp and rails bolted on',
          'Instruction for the caretaker',
        ],
        pictures: [
          drawn('clinic', 'Clinic units joined on the plot', 'stepped'),
          drawn('container-unit', 'Prefab unit prepared as a treatment room', 'one-storey'),
          drawn('clinic', 'Clinic on the day of its handover'),
        ],
      },
    ],
  },
  between: {
    kind: 'table',
    title: 'Room by room',
    columns: ['Room', 'Built in', 'Surfaces'],
    rows: [
      ['Reception', 'Counter, record shelves, bench', 'Laminate counter, vinyl floor'],
      ['Consulting', 'Basin, couch lamp, curtain rail', 'Washable wall panels'],
      ['Laboratory', 'Sinks, sockets, sample hatch', 'Stainless steel worktops'],
      ['Ward', 'Bedhead panels, call buttons', 'Coved vinyl, easy to mop'],
      ['Pharmacy', 'Lockable shelves, cold store', 'Sealed shelves, steel shutter'],
    ],
  },
  portfolio: {
    id: 'clinic-portfolio',
    title: 'Clinic portfolio',
    text: 'Order one room alone or all of them as a set.',
    layout: 'row',
    items: [
      {
        title: 'Day clinic',
        text: 'Two wings take a court between them, with a roof over those who wait.',
        look: drawn('clinic', 'Day clinic of joined units around a court', 'courtyard'),
      },
      {
        title: 'Doctor’s room',
        text: 'The couch stands where the door cannot show it.',
        look: drawn(
          'clinic-inside',
          'Doctor’s room with a screen before the couch',
          'consulting',
          'screened',
        ),
      },
      {
        title: 'Open ward',
        text: 'Nurses see each bed from their desk.',
        look: drawn('clinic-inside', 'Ward with beds along two walls', 'ward', 'facing-rows'),
      },
      {
        title: 'Sample laboratory',
        text: 'Samples are handed over a counter, so visitors stay on their side.',
        look: drawn('clinic-inside', 'Laboratory with a counter', 'laboratory', 'sample-counter'),
      },
      {
        title: 'Front desk',
        text: 'A low section of the counter lets a seated patient talk eye to eye.',
        look: drawn(
          'clinic-inside',
          'Front desk of a clinic in two heights',
          'reception',
          'stepped',
        ),
      },
      {
        title: 'Village clinic',
        text: 'A porch and a bench to wait on, and a tank of water behind the house.',
        look: drawn('clinic', 'Village clinic with a porch', 'health-post'),
      },
      {
        title: 'Vaccination room',
        text: 'The trolley stands between chair and couch, and the scales wait by the wall.',
        look: drawn('clinic-inside', 'Room prepared for vaccinations', 'consulting'),
      },
      {
        title: 'Ramp and porch',
        text: 'A gentle slope with a rail, and a roof above the wheelchair.',
        look: drawn('clinic', 'Clinic entrance with a porch and a ramp', 'porch'),
      },
    ],
  },
  closing: {
    title: 'How many patients a day?',
    text: 'With that number and your list of services we draw the rooms and the equipment points, and quote the clinic complete.',
  },
})
