import type { EnquiryState } from '../../app/enquiries/enquiry-state'
import type { StoredAnswers } from '../../app/forms/form'
import type { Language } from '../../app/language/languages'
import type { Shelf } from '../properties/stock'

type DemoEnquiry = {
  form: string
  language: Language
  /** Hours before now. */
  age: number
  state: EnquiryState
  /** About a property on this shelf. */
  about?: Shelf
  answers: StoredAnswers
  /** Days from now that an offer stands. */
  standsFor?: number
}

function person(title: string, firstName: string, lastName: string, phone: string) {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[^a-zA-Z.]/g, '')
  return { title, firstName, lastName, email: `${plain.toLowerCase()}@visitors.example`, phone }
}

/** A morning at the agency: some new, some in hand, some done. Invented people. */
export const demoEnquiries: DemoEnquiry[] = [
  {
    form: 'contact-me',
    language: 'nl',
    age: 1,
    state: 'new',
    about: 'sale',
    answers: {
      ...person('ms', 'Lotte', 'Janssens', '0471 23 45 67'),
      remark: 'Is de zolder geïsoleerd, en mogen we een carport bouwen naast de gevel?',
    },
  },
  {
    form: 'contact-me',
    language: 'fr',
    age: 3,
    state: 'new',
    about: 'sale',
    answers: {
      ...person('mr', 'Julien', 'Dubois', '0472 34 56 78'),
      remark: 'Le prix comprend-il le garage ? Nous cherchons à emménager avant la rentrée.',
    },
  },
  {
    form: 'contact-demand',
    language: 'nl',
    age: 5,
    state: 'new',
    answers: {
      ...person('mr', 'Wim', 'Hendrickx', '0473 45 67 89'),
      street: 'Leuvensesteenweg 114',
      zip: '3200',
      city: 'Aarschot',
      type: 'house',
      facades: '3',
      livingArea: 165,
      bedrooms: '3',
      state: 'refresh',
      goal: 'sale',
      term: 'half-year',
      remark: 'We verhuizen in het voorjaar naar de kust.',
    },
  },
  {
    form: 'rental-application',
    language: 'fr',
    age: 8,
    state: 'new',
    about: 'rent',
    answers: {
      ...person('ms', 'Aïcha', 'Benali', '0474 56 78 90'),
      remark: 'Je travaille à l’hôpital de Namur et je cherche un logement calme.',
    },
  },
  {
    form: 'site-contact',
    language: 'en',
    age: 26,
    state: 'in-hand',
    answers: {
      ...person('ms', 'Sarah', 'Whitfield', '0475 67 89 01'),
      remark: 'We are moving to Leuven for work in January. Do you help with finding a rental?',
    },
  },
  {
    form: 'purchase-offer',
    language: 'nl',
    age: 30,
    state: 'in-hand',
    about: 'sale',
    standsFor: 5,
    answers: {
      ...person('mr', 'Bram', 'De Cock', '0476 78 90 12'),
      street: 'Bogaardenstraat 9',
      zip: '3000',
      city: 'Leuven',
      amount: 31_500_000,
      financing: 'loan',
      loanAmount: 24_000_000,
      loanWeeks: '4',
      isBinding: true,
      conditions: 'Onder voorbehoud van een keuring van het dak.',
    },
  },
  {
    form: 'contact-me',
    language: 'nl',
    age: 52,
    state: 'done',
    about: 'saleOption',
    answers: {
      ...person('mr', 'Stijn', 'Peeters', '0477 89 01 23'),
      remark: 'Is dit appartement nog vrij?',
    },
  },
  {
    form: 'testimonial',
    language: 'nl',
    age: 50,
    state: 'new',
    answers: {
      kind: 'sale',
      rating: '5',
      city: 'Diest',
      mayPublish: true,
      firstName: 'Karin',
      lastName: 'Wouters',
      email: 'karin.wouters@visitors.example',
      remark: 'Duidelijke afspraken en geen verrassingen. Na vijf weken verkocht.',
    },
  },
  {
    form: 'site-contact',
    language: 'fr',
    age: 75,
    state: 'spam',
    answers: {
      title: 'mr',
      firstName: 'SEO',
      lastName: 'Expert',
      email: 'seo@spam.example',
      remark: 'We can bring your website to the first page in 48 hours.',
    },
  },
]
