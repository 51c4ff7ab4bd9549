import type { Language } from '../../app/language/languages'

type Visitor = { title: string; firstName: string; lastName: string; language: Language }

/** Invented people; nobody reads mail at example addresses. */
export const demoVisitors: Visitor[] = [
  { title: 'mr', firstName: 'Jeroen', lastName: 'Goossens', language: 'nl' },
  { title: 'ms', firstName: 'Amina', lastName: 'El Idrissi', language: 'nl' },
  { title: 'ms', firstName: 'Claire', lastName: 'Dubois', language: 'fr' },
  { title: 'mr', firstName: 'Wim', lastName: 'Vandenberghe', language: 'nl' },
  { title: 'mr', firstName: 'Thomas', lastName: 'Lejeune', language: 'fr' },
  { title: 'ms', firstName: 'Katrien', lastName: 'Maes', language: 'nl' },
  { title: 'mr', firstName: 'David', lastName: 'Okafor', language: 'en' },
  { title: 'ms', firstName: 'Lotte', lastName: 'Hermans', language: 'nl' },
]

/** What people said after a viewing, in their own language. */
export const demoFeedback: Partial<Record<Language, { rating: number; words: string }[]>> = {
  nl: [
    { rating: 4, words: 'Mooie tuin en veel licht. De keuken zouden we vernieuwen.' },
    { rating: 3, words: 'Ruim genoeg, maar de straat is drukker dan we dachten.' },
    { rating: 5, words: 'Precies wat we zoeken. We denken aan een bod.' },
    { rating: 2, words: 'Te veel werk aan het dak voor ons budget.' },
  ],
  fr: [
    { rating: 4, words: 'Beau volume et quartier calme. La salle de bains est à refaire.' },
    { rating: 5, words: 'Coup de cœur. Nous revenons avec nos parents.' },
    { rating: 3, words: 'Bien, mais un peu petit pour nous.' },
  ],
  en: [{ rating: 4, words: 'Lovely house, close to the station. The heating is rather old.' }],
}
