import type { Article } from '../content'

/** The term of the duty is a dated setting of the renovation page, so this text leaves it there. */
export const newsRenovationDuty: Article = {
  id: 51,
  categoryId: 3,
  sort: 2,
  daysAgo: 31,
  slug: {
    nl: 'renovatieplicht-wat-moet-u-doen',
    fr: 'obligation-de-renover-en-flandre',
    en: 'duty-to-renovate-in-flanders',
    de: 'renovierungspflicht-in-flandern',
  },
  title: {
    nl: 'Renovatieplicht: wat moet u doen, en waar begint u?',
    fr: 'Obligation de rénover en Flandre : que faire, par où commencer ?',
    en: 'The duty to renovate in Flanders: what to do, where to start?',
    de: 'Renovierungspflicht in Flandern: Was ist zu tun, wo beginnt man?',
  },
  intro: {
    nl: 'Wie in Vlaanderen een woning met label E of F koopt, moet ze naar label D brengen. Wat dat in de praktijk betekent.',
    fr: 'Qui achète en Flandre une habitation de classe E ou F doit l’amener à la classe D. Ce que cela signifie en pratique.',
    en: 'Anyone who buys a home with label E or F in Flanders must bring it up to label D. What that means in practice.',
    de: 'Wer in Flandern ein Haus der Klasse E oder F kauft, muss es auf Klasse D bringen. Was das in der Praxis bedeutet.',
  },
  body: {
    nl: `<p>Bij bijna elk bezoek aan een oudere woning komt de vraag: “En die renovatieplicht, is dat iets voor ons?” Het korte antwoord: ja, als de woning in Vlaanderen ligt, het EPC een label E of F toont en u de akte vanaf 1 januari 2023 tekende of nog tekent.</p>
<h2>Wat wordt er verwacht?</h2>
<p>De woning moet binnen een vaste termijn na de akte label D of beter halen. Hoe u dat doet, kiest u zelf. Wie niets doet, riskeert een boete. De termijn die vandaag geldt, staat op onze pagina <a href="page:renovation">renovatie</a>; daar berekent u ook een eerste raming.</p>
<h2>Begin bij het EPC</h2>
<p>Het certificaat is meer dan een letter. Achteraan staan aanbevelingen: dak, muren, ramen, vloer, verwarming. Vaak brengt één ingreep de woning al een heel eind verder, en bij veel rijhuizen is dat het dak. Vraag een vakman wat er bij u het meest oplevert vóór u offertes vergelijkt.</p>
<h2>Drie fouten die we vaak zien</h2>
<ol>
<li><strong>Eerst de keuken.</strong> Wie een nieuwe keuken plaatst en daarna de vloer isoleert, betaalt twee keer.</li>
<li><strong>Geen facturen bewaren.</strong> De energiedeskundige rekent met bewijzen. Houd facturen en foto’s van de werken bij.</li>
<li><strong>Te laat beginnen.</strong> Goede aannemers plannen ver vooruit.</li>
</ol>
<p>Verkoopt u zelf een woning met label E of F? Zeg het eerlijk en reken het kopers voor. Een duidelijk dossier verkoopt vlotter dan een vraagteken. <a href="page:contact">Wij helpen u ermee</a>. In Wallonië en Brussel gelden andere regels; ons kantoor in Namen legt ze u uit.</p>`,
    fr: `<p>À chaque visite d’une maison plus ancienne en Flandre, la question revient : « Et cette obligation de rénover, elle nous concerne ? » En bref : oui, si l’habitation se trouve en Flandre, si son certificat (EPC) indique la classe E ou F et si l’acte date du 1er janvier 2023 ou d’après.</p>
<h2>Qu’attend-on de vous ?</h2>
<p>Dans un délai fixé à partir de l’acte, l’habitation doit atteindre la classe D ou mieux. Vous choisissez les moyens. Ne rien faire expose à une amende. Le délai en vigueur figure sur notre page <a href="page:renovation">rénovation</a>, où vous pouvez aussi calculer une première estimation.</p>
<h2>Partez du certificat</h2>
<p>Le certificat n’est pas qu’une lettre. À la fin figurent des recommandations : toit, murs, châssis, sol, chauffage. Une seule intervention fait souvent progresser le bien de manière sensible et, pour beaucoup de maisons mitoyennes, c’est la toiture. Demandez à un professionnel ce qui rapporte le plus chez vous avant de comparer les devis.</p>
<h2>Trois erreurs fréquentes</h2>
<ol>
<li><strong>La cuisine d’abord.</strong> Poser une cuisine puis isoler le sol, c’est payer deux fois.</li>
<li><strong>Jeter les factures.</strong> Le certificateur travaille sur la base de preuves. Gardez factures et photos des travaux.</li>
<li><strong>S’y prendre trop tard.</strong> Les bons entrepreneurs planifient longtemps à l’avance.</li>
</ol>
<p>Vous vendez vous-même une habitation de classe E ou F ? Dites-le franchement et présentez le calcul aux acheteurs. Un dossier clair se vend mieux qu’un point d’interrogation. <a href="page:contact">Nous vous y aidons</a>. La Wallonie et Bruxelles ont leurs propres règles ; notre agence de Namur vous les explique.</p>`,
    en: `<p>At nearly every viewing of an older home the question comes up: “And this duty to renovate, does it apply to us?” The short answer: yes, if the home is in Flanders, its energy certificate shows label E or F, and the deed was signed on or after 1 January 2023.</p>
<h2>What is expected?</h2>
<p>Within a fixed period after the deed the home must reach label D or better. How you get there is up to you. Doing nothing may lead to a fine. The period that applies today is on our <a href="page:renovation">renovation</a> page, where you can also work out a first estimate.</p>
<h2>Start with the certificate</h2>
<p>The certificate is more than a letter. It ends with recommendations: roof, walls, windows, floor, heating. A single job often takes the home a long way, and in many terraced houses that job is the roof. Ask a professional what pays off most in your case before you compare quotes.</p>
<h2>Three mistakes we often see</h2>
<ol>
<li><strong>The kitchen first.</strong> Fit a new kitchen and insulate the floor afterwards, and you pay twice.</li>
<li><strong>Throwing invoices away.</strong> The energy assessor works with evidence. Keep the invoices and take photographs of the work.</li>
<li><strong>Starting late.</strong> Good contractors plan far ahead.</li>
</ol>
<p>Are you selling a home with label E or F yourself? Say so openly and do the sums for your buyers. A clear file sells better than a question mark. <a href="page:contact">We can help you with that</a>. Wallonia and Brussels have rules of their own; our Namur office will explain them to you.</p>`,
    de: `<p>Bei fast jeder Besichtigung eines älteren Hauses in Flandern kommt die Frage: „Und diese Renovierungspflicht, gilt die auch für uns?“ Die kurze Antwort: Ja, wenn das Haus in Flandern liegt, der Energieausweis Klasse E oder F nennt und die Urkunde ab dem 1. Januar 2023 unterschrieben wurde oder wird.</p>
<h2>Was wird erwartet?</h2>
<p>Innerhalb einer festen Frist nach der Urkunde muss das Haus Klasse D oder besser erreichen. Wie Sie das machen, entscheiden Sie selbst. Wer nichts tut, riskiert ein Bußgeld. Die heute geltende Frist finden Sie auf unserer Seite <a href="page:renovation">Renovierung</a>; dort berechnen Sie auch einen ersten Richtwert.</p>
<h2>Beginnen Sie beim Energieausweis</h2>
<p>Der Ausweis ist mehr als ein Buchstabe. Am Ende stehen Empfehlungen: Dach, Wände, Fenster, Boden, Heizung. Oft bringt eine einzige Maßnahme das Haus schon ein gutes Stück weiter, und bei vielen Reihenhäusern ist das die Dachdämmung. Fragen Sie eine Fachkraft, was bei Ihnen am meisten bringt, bevor Sie Angebote vergleichen.</p>
<h2>Drei Fehler, die wir oft sehen</h2>
<ol>
<li><strong>Zuerst die Küche.</strong> Wer eine neue Küche einbaut und danach den Boden dämmt, zahlt zweimal.</li>
<li><strong>Rechnungen wegwerfen.</strong> Der Sachverständige rechnet mit Nachweisen. Bewahren Sie Rechnungen und Fotos der Arbeiten auf.</li>
<li><strong>Zu spät beginnen.</strong> Gute Handwerker sind lange im Voraus ausgebucht.</li>
</ol>
<p>Verkaufen Sie selbst ein Haus der Klasse E oder F? Sagen Sie es offen und rechnen Sie es den Käufern vor. Eine klare Akte verkauft sich besser als ein Fragezeichen. <a href="page:contact">Wir helfen Ihnen dabei</a>. In der Wallonie und in Brüssel gelten andere Regeln; unser Büro in Namur erklärt sie Ihnen.</p>`,
  },
  picture: 'exterior-fermette-02.webp',
}
