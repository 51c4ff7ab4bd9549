import { dayFromNow } from '../testing/day-from-now'

type Kind = 'sale' | 'rent' | 'project' | 'none'
/** What a visitor fills in, step by step, by the label of each field. */
export type FormJourney = {
  form: string
  about: Kind
  slug: string
  steps: Record<string, string>[]
  send: string[]
}

const person = { Voornaam: 'Nora', Naam: 'Peeters', 'E-mailadres': 'nora@example.be' }
const known = { Mevrouw: 'check', ...person }
const reached = { ...known, Telefoon: '0470 12 34 56' }

/** About the property that is to be valued, before the person is asked. */
export const propertySteps: Record<string, string>[] = [
  { 'Straat en nummer van het pand': 'Molenstraat 14', Postcode: '3200', Gemeente: 'Aarschot' },
  { Huis: 'check', 'Op te frissen': 'check' },
  { Verkopen: 'check' },
]

export const formJourneys: FormJourney[] = [
  {
    form: 'contact-me',
    about: 'sale',
    slug: 'meer-info',
    steps: [{ ...known, 'Uw vraag': 'Is er een kelder?' }],
    send: ['Stel mijn vraag'],
  },
  {
    form: 'contact-appointment',
    about: 'sale',
    slug: 'bezoek',
    steps: [reached],
    send: ['Vraag een bezoek aan'],
  },
  {
    form: 'contact-construction',
    about: 'project',
    slug: 'project',
    steps: [known],
    send: ['Vraag info aan'],
  },
  {
    form: 'request-documents',
    about: 'sale',
    slug: 'documenten',
    steps: [known],
    send: ['Mail mij de documenten'],
  },
  {
    form: 'send-to-friend',
    about: 'sale',
    slug: 'doorsturen',
    send: ['Stuur het pand door'],
    steps: [
      {
        ...person,
        'Voornaam van uw vriend(in)': 'Jan',
        'E-mailadres van uw vriend(in)': 'jan@example.be',
      },
    ],
  },
  {
    form: 'testimonial',
    about: 'none',
    slug: 'getuigenis',
    send: ['Verstuur mijn getuigenis'],
    steps: [
      {
        'Mijn pand verkocht': 'check',
        '5, heel tevreden': 'check',
        'Uw getuigenis': 'Vlot.',
        ...person,
        Gemeente: 'Aarschot',
        'U mag dit': 'check',
      },
    ],
  },
  {
    form: 'job-contact',
    about: 'none',
    slug: 'solliciteren',
    steps: [{ ...reached, 'Uw cv': 'file' }],
    send: ['Verstuur mijn sollicitatie'],
  },
  {
    form: 'rental-application',
    about: 'rent',
    slug: 'huren',
    steps: [reached],
    send: ['Stel mij kandidaat'],
  },
  {
    form: 'purchase-offer',
    about: 'sale',
    slug: 'bod',
    send: ['Ga verder', 'Ga verder', 'Verstuur mijn bod'],
    steps: [
      {
        'Hoeveel biedt u?': '379.000',
        'Geldig tot en met': dayFromNow(10),
        Uur: '18:00',
        'Nee, ik koop zonder voorwaarde': 'check',
      },
      { ...reached, 'Straat en nummer': 'Kouter 7', Postcode: '9000', Gemeente: 'Gent' },
      { 'Ik weet dat dit bod': 'check' },
    ],
  },
  {
    form: 'sign-newsletter',
    about: 'none',
    slug: 'nieuwsbrief',
    steps: [{ 'E-mailadres': 'nora@example.be' }],
    send: ['Schrijf mij in'],
  },
  {
    form: 'gratis-schatting',
    about: 'none',
    slug: '',
    send: ['Ga verder', 'Ga verder', 'Ga verder', 'Vraag mijn gratis schatting aan'],
    steps: [...propertySteps, reached],
  },
]
