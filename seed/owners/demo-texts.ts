import type { Language } from '../../app/language/languages'

type Texts = {
  feedback: string[]
  calls: { subject: string; comment: string }[]
  tasks: { title: string; explanation: string; wants: 'approval' | 'file'; inDays: number }[]
  media: { board: string; window: string }
}

/** What people said and what the agency wrote, in the language of the owner. */
const demoTexts: Record<'nl' | 'fr', Texts> = {
  nl: {
    feedback: [
      'Heel fijn licht beneden. We rekenen de keuken nog na.',
      'De tuin is precies wat we zoeken, de garage is wat krap.',
      'Mooi onderhouden, maar voor ons te ver van het station.',
      'We komen graag nog eens kijken met onze ouders.',
      'Ruimer dan op de foto’s. De badkamer is aan vernieuwing toe.',
    ],
    calls: [
      {
        subject: 'Vraag over het kadastraal inkomen',
        comment: 'Toelichting gegeven, stukken nagestuurd.',
      },
      {
        subject: 'Is de zolder ingericht?',
        comment: 'Ja, met een vast trapje. Bezoek voorgesteld.',
      },
      { subject: 'Wanneer komt de woning vrij?', comment: 'Bij akte, in overleg met de eigenaar.' },
      {
        subject: 'Kandidaat belt terug na bezoek',
        comment: 'Wil weten wat een nieuwe ketel kost.',
      },
    ],
    tasks: [
      {
        title: 'Keuringsattest elektriciteit',
        explanation: 'Nodig voor het compromis. De vorige keuring is vervallen.',
        wants: 'file',
        inDays: 12,
      },
      {
        title: 'Uw akkoord voor zaterdag',
        explanation: 'Twee gezinnen willen om 10:00 en 10:30 komen kijken.',
        wants: 'approval',
        inDays: 4,
      },
    ],
    media: { board: 'Bord aan de woning', window: 'Etalage van ons kantoor' },
  },
  fr: {
    feedback: [
      'Très belle lumière au rez-de-chaussée. Nous réfléchissons à la cuisine.',
      'Le jardin nous plaît beaucoup, le garage est un peu étroit.',
      'Bien entretenu, mais trop loin de la gare pour nous.',
      'Nous aimerions revenir avec nos parents.',
      'Plus spacieux que sur les photos. La salle de bains est à rafraîchir.',
    ],
    calls: [
      {
        subject: 'Question sur le revenu cadastral',
        comment: 'Explication donnée, documents envoyés.',
      },
      {
        subject: 'Le grenier est-il aménagé ?',
        comment: 'Oui, avec un escalier fixe. Visite proposée.',
      },
      {
        subject: 'Quand le bien est-il libre ?',
        comment: 'À l’acte, à convenir avec le propriétaire.',
      },
      {
        subject: 'Un candidat rappelle après sa visite',
        comment: 'Il demande le prix d’une nouvelle chaudière.',
      },
    ],
    tasks: [
      {
        title: 'Attestation de contrôle électrique',
        explanation: 'Nécessaire pour le compromis. Le contrôle précédent a expiré.',
        wants: 'file',
        inDays: 12,
      },
      {
        title: 'Votre accord pour samedi',
        explanation: 'Deux familles souhaitent visiter à 10 h et 10 h 30.',
        wants: 'approval',
        inDays: 4,
      },
    ],
    media: { board: 'Panneau sur place', window: 'Vitrine de notre agence' },
  },
}

export function textsFor(language: Language): Texts {
  return language === 'fr' ? demoTexts.fr : demoTexts.nl
}
