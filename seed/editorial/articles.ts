import { slug } from '../../app/language/slug'
import { buying } from './articles/buying'
import { cookiePolicy } from './articles/cookie-policy'
import { disclaimer } from './articles/disclaimer'
import { servicesIntroduction, vacanciesIntroduction } from './articles/introductions'
import { letting } from './articles/letting'
import { newsDemerhof } from './articles/news-demerhof'
import { newsFloodScores } from './articles/news-flood-scores'
import { newsNamurOffice } from './articles/news-namur-office'
import { newsOpenHouse } from './articles/news-open-house'
import { newsRenovationDuty } from './articles/news-renovation-duty'
import { newsRentalDeposit } from './articles/news-rental-deposit'
import { newsRightPrice } from './articles/news-right-price'
import { newsViewingChecks } from './articles/news-visit-checks'
import { privacy } from './articles/privacy'
import { renting } from './articles/renting'
import { selling } from './articles/selling'
import { vacancyAgent } from './articles/vacancy-agent'
import { vacancyLetting } from './articles/vacancy-letting'
import { vacancyOffice } from './articles/vacancy-office'
import type { Article, Category, Question, Text } from './content'
import questionTexts from './questions.json'

export const categories: Category[] = [
  {
    id: 1,
    page: 'service',
    name: { nl: 'Diensten', fr: 'Nos services', en: 'Services', de: 'Leistungen' },
  },
  {
    id: 2,
    name: {
      nl: 'Veelgestelde vragen',
      fr: 'Questions fréquentes',
      en: 'Frequently asked questions',
      de: 'Häufige Fragen',
    },
  },
  {
    id: 3,
    page: 'news-article',
    name: { nl: 'Nieuws', fr: 'Actualités', en: 'News', de: 'Aktuelles' },
  },
  { id: 4, name: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our team', de: 'Unser Team' } },
  {
    id: 5,
    page: 'vacancy',
    name: { nl: 'Vacatures', fr: 'Emplois', en: 'Vacancies', de: 'Stellenangebote' },
  },
  {
    id: 6,
    name: { nl: 'Inleidingen', fr: 'Introductions', en: 'Introductions', de: 'Einleitungen' },
  },
  {
    id: 7,
    name: { nl: 'Juridisch', fr: 'Textes légaux', en: 'Legal texts', de: 'Rechtliches' },
  },
]

export const questions: Question[] = questionTexts

export const articles: Article[] = [
  servicesIntroduction,
  vacanciesIntroduction,
  selling,
  buying,
  letting,
  renting,
  vacancyAgent,
  vacancyLetting,
  vacancyOffice,
  newsOpenHouse,
  newsRenovationDuty,
  newsFloodScores,
  newsNamurOffice,
  newsViewingChecks,
  newsRightPrice,
  newsRentalDeposit,
  newsDemerhof,
  privacy,
  cookiePolicy,
  disclaimer,
  ...questions.map(asArticle),
]

/** A question is the title of its article, and the opening words of its answer introduce it. */
function asArticle({ id, question, answer }: Question, index: number): Article {
  return {
    id,
    categoryId: 2,
    sort: index + 1,
    slug: inAllLanguages((language) => slug(question[language])),
    title: question,
    intro: inAllLanguages((language) => firstSentence(answer[language])),
    body: answer,
  }
}

function inAllLanguages(make: (language: keyof Text) => string): Text {
  return { nl: make('nl'), fr: make('fr'), en: make('en'), de: make('de') }
}

function firstSentence(html: string): string {
  const plain = html.replace(/<[^>]+>/g, '')
  return plain.match(/^.*?(?<!\d)[.](?=\s|$)/)?.[0] ?? plain
}
