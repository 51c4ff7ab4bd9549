import type { Article } from '../content'

export const vacancyLetting: Article = {
  id: 38,
  categoryId: 5,
  sort: 2,
  daysAgo: 33,
  slug: {
    nl: 'medewerker-verhuur-leuven',
    fr: 'collaborateur-location-louvain',
    en: 'letting-assistant-leuven',
    de: 'mitarbeiter-vermietung-loewen',
  },
  title: {
    nl: 'Medewerker verhuur in Leuven (m/v/x)',
    fr: 'Collaborateur location à Louvain (h/f/x)',
    en: 'Letting assistant in Leuven (m/f/x)',
    de: 'Mitarbeiter Vermietung in Löwen (m/w/x)',
  },
  intro: {
    nl: 'Vier vijfde of voltijds. U plant bezoeken, begeleidt kandidaat-huurders en zorgt voor vlotte intredes.',
    fr: 'Quatre cinquièmes ou temps plein. Vous planifiez les visites et accompagnez les candidats jusqu’à l’entrée.',
    en: 'Four days a week or full time. You plan viewings, guide prospective tenants and make moving in go smoothly.',
    de: 'Vier Tage oder Vollzeit. Sie planen Besichtigungen, begleiten Mietinteressenten und sorgen für reibungslose Einzüge.',
  },
  body: {
    nl: `<p>In Leuven verhuren we appartementen, studio’s en gezinswoningen. Ines kan de vraag niet langer alleen aan. U wordt haar rechterhand en werkt deels ter plaatse, deels vanuit ons kantoor in Aarschot.</p>
<h2>Wat u doet</h2>
<ul>
<li>U plant bezoeken, leidt kandidaten rond en beantwoordt hun vragen eerlijk.</li>
<li>U kijkt de dossiers na, in de volgorde waarin ze binnenkomen en met dezelfde vragen voor iedereen.</li>
<li>U bereidt contracten voor, volgt de waarborg op en plant de plaatsbeschrijving.</li>
<li>U bent het aanspreekpunt voor huurders als er iets stuk is.</li>
</ul>
<h2>Wie u bent</h2>
<ul>
<li>U blijft vriendelijk en duidelijk, ook tegen de tiende kandidaat van de dag.</li>
<li>U werkt nauwkeurig: een vergeten meterstand laat u niet los.</li>
<li>U spreekt Nederlands en Engels; Frans is mooi meegenomen. Ervaring is welkom, een opleiding geven we zelf.</li>
</ul>
<h2>Wat u krijgt</h2>
<p>Een vast contract, een vast loon met maaltijdcheques en een fietsvergoeding of treinabonnement. In september is het druk; de uren die u dan extra werkt, neemt u in het najaar op.</p>
<p>Meer weten? Bel Ines Peeters op 016 23 45 33.</p>`,
    fr: `<p>À Louvain, nous louons des appartements, des studios et des maisons familiales. Ines ne peut plus répondre seule à la demande. Vous devenez son bras droit et travaillez en partie sur place, en partie depuis notre agence d’Aarschot.</p>
<h2>Votre travail</h2>
<ul>
<li>Vous planifiez les visites, accompagnez les candidats et répondez franchement à leurs questions.</li>
<li>Vous examinez les dossiers dans leur ordre d’arrivée, avec les mêmes questions pour tous.</li>
<li>Vous préparez les baux, suivez la garantie et organisez l’état des lieux.</li>
<li>Vous êtes la personne de contact des locataires quand quelque chose est en panne.</li>
</ul>
<h2>Votre profil</h2>
<ul>
<li>Vous restez aimable et clair, même avec le dixième candidat de la journée.</li>
<li>Vous êtes précis : un relevé de compteur oublié vous empêche de dormir.</li>
<li>Vous parlez néerlandais et anglais ; le français est un atout. L’expérience est bienvenue, la formation est assurée.</li>
</ul>
<h2>Ce que nous offrons</h2>
<p>Un contrat fixe, un salaire fixe avec chèques-repas et une indemnité vélo ou un abonnement de train. Septembre est chargé ; les heures prestées en plus se récupèrent à l’automne.</p>
<p>Envie d’en savoir plus ? Appelez Ines Peeters au 016 23 45 33.</p>`,
    en: `<p>In Leuven we let flats, studios and family homes. Ines can no longer meet the demand on her own. You become her right hand and work partly on site, partly from our office in Aarschot.</p>
<h2>What you do</h2>
<ul>
<li>You plan viewings, show applicants round and answer their questions honestly.</li>
<li>You check the files in the order in which they arrive, with the same questions for everyone.</li>
<li>You prepare leases, follow up the deposit and schedule the inventory.</li>
<li>You are the person tenants turn to when something breaks.</li>
</ul>
<h2>Who you are</h2>
<ul>
<li>You stay friendly and clear, even with the tenth applicant of the day.</li>
<li>You are precise: a forgotten meter reading keeps you awake.</li>
<li>You speak Dutch and English; French is a bonus. Experience is welcome, training we provide ourselves.</li>
</ul>
<h2>What you get</h2>
<p>A permanent contract, a fixed salary with meal vouchers, and a cycling allowance or a rail pass. September is busy; the extra hours you work then, you take back in the autumn.</p>
<p>Would you like to know more? Call Ines Peeters on 016 23 45 33.</p>`,
    de: `<p>In Löwen vermieten wir Wohnungen, Studios und Einfamilienhäuser. Ines kann die Nachfrage nicht mehr allein bewältigen. Sie werden ihre rechte Hand und arbeiten teils vor Ort, teils in unserem Büro in Aarschot.</p>
<h2>Ihre Aufgaben</h2>
<ul>
<li>Sie planen Besichtigungen, führen Interessenten herum und beantworten ihre Fragen ehrlich.</li>
<li>Sie prüfen die Akten in der Reihenfolge ihres Eingangs, mit denselben Fragen für alle.</li>
<li>Sie bereiten Verträge vor, verfolgen die Mietgarantie und planen den Ortsbefund.</li>
<li>Sie sind für Mieter da, wenn etwas kaputtgeht.</li>
</ul>
<h2>Ihr Profil</h2>
<ul>
<li>Sie bleiben freundlich und klar, auch beim zehnten Interessenten des Tages.</li>
<li>Sie arbeiten genau: Ein vergessener Zählerstand lässt Ihnen keine Ruhe.</li>
<li>Sie sprechen Niederländisch und Englisch; Französisch ist von Vorteil. Erfahrung ist willkommen, ausgebildet werden Sie bei uns.</li>
</ul>
<h2>Unser Angebot</h2>
<p>Ein fester Vertrag, ein festes Gehalt mit Mahlzeitschecks und eine Fahrradvergütung oder ein Bahnabonnement. Im September ist viel los; die zusätzlichen Stunden nehmen Sie im Herbst frei.</p>
<p>Möchten Sie mehr wissen? Rufen Sie Ines Peeters unter 016 23 45 33 an.</p>`,
  },
  picture: 'exterior-apartment-02.webp',
}
