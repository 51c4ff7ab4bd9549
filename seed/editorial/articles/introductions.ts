import { keptMonths } from '../../../app/forms/kept/kept-months'
import type { Article } from '../content'

/** The article that opens the services page. */
export const servicesIntroduction: Article = {
  id: 9,
  categoryId: 6,
  sort: 1,
  slug: {
    nl: 'wat-wij-voor-u-doen',
    fr: 'ce-que-nous-faisons-pour-vous',
    en: 'what-we-do-for-you',
    de: 'was-wir-fuer-sie-tun',
  },
  title: {
    nl: 'Wat wij voor u doen',
    fr: 'Ce que nous faisons pour vous',
    en: 'What we do for you',
    de: 'Was wir für Sie tun',
  },
  intro: {
    nl: 'Verkopen, kopen, verhuren of huren: u krijgt één makelaar die uw dossier kent en de hele weg meegaat.',
    fr: 'Vendre, acheter, mettre en location ou louer : un seul agent connaît votre dossier et vous suit jusqu’au bout.',
    en: 'Selling, buying, letting or renting: one agent knows your file and stays with you all the way.',
    de: 'Verkaufen, kaufen, vermieten oder mieten: Ein Makler kennt Ihre Akte und begleitet Sie bis zum Schluss.',
  },
  body: {
    nl: `<p>Sinds 1987 helpen we mensen verhuizen. Van een studio bij het station tot een hoeve in het Hageland, en sinds kort ook langs Maas en Samber: het werk is overal hetzelfde. Goed luisteren, eerlijk schatten, het dossier in orde brengen en bereikbaar zijn.</p>
<p>Dat laatste nemen we letterlijk. U krijgt één makelaar, met een eigen nummer, die uw woning of uw zoektocht kent. Vragen over de notaris, het EPC of het bod van gisterenavond legt u maar één keer uit.</p>
<ul>
<li><strong>Geen verrassingen.</strong> De attesten liggen klaar vóór het eerste bezoek en ons ereloon staat vooraf op papier.</li>
<li><strong>Altijd mee.</strong> Als eigenaar volgt u bezoeken, reacties en bezoekcijfers in uw <a href="page:login">eigenaarsportaal</a>.</li>
<li><strong>Drie gewesten.</strong> Onze kantoren in Aarschot en Namen kennen de regels van Vlaanderen, Wallonië en Brussel.</li>
</ul>
<p>Lees wat we voor u doen als u wilt <a href="/nl/onze-diensten/ik-wil-verkopen/">verkopen</a>, <a href="/nl/onze-diensten/ik-wil-kopen/">kopen</a>, <a href="/nl/onze-diensten/ik-wil-verhuren/">verhuren</a> of <a href="/nl/onze-diensten/ik-wil-huren/">huren</a>.</p>
<p>Benieuwd wat uw woning waard is? Een <a href="page:contact-demand">schatting</a> is gratis en verplicht u tot niets.</p>`,
    fr: `<p>Depuis 1987, nous aidons les gens à déménager. Du studio près de la gare à la ferme du Hageland, et depuis peu le long de la Meuse et de la Sambre, le métier reste le même : bien écouter, estimer honnêtement, mettre le dossier en ordre et rester joignable.</p>
<p>Ce dernier point, nous le prenons au pied de la lettre. Vous avez un seul agent, avec son propre numéro, qui connaît votre bien ou votre recherche. Vos questions sur le notaire, le PEB ou l’offre reçue hier soir, vous ne les expliquez qu’une fois.</p>
<ul>
<li><strong>Pas de surprises.</strong> Les attestations sont prêtes avant la première visite et nos honoraires sont fixés par écrit au départ.</li>
<li><strong>Toujours informé.</strong> Propriétaire, vous suivez les visites, les réactions et les chiffres de fréquentation dans votre <a href="page:login">espace propriétaire</a>.</li>
<li><strong>Trois Régions.</strong> Nos agences d’Aarschot et de Namur connaissent les règles flamandes, wallonnes et bruxelloises.</li>
</ul>
<p>Découvrez ce que nous faisons pour vous si vous voulez <a href="/fr/nos-services/je-veux-vendre/">vendre</a>, <a href="/fr/nos-services/je-veux-acheter/">acheter</a>, <a href="/fr/nos-services/je-veux-mettre-en-location/">mettre en location</a> ou <a href="/fr/nos-services/je-veux-louer/">louer</a>.</p>
<p>Vous voulez savoir ce que vaut votre bien ? Une <a href="page:contact-demand">estimation</a> est gratuite et ne vous engage à rien.</p>`,
    en: `<p>We have been helping people move house since 1987. From a studio near the station to a farmhouse in the Hageland, and lately along the Meuse and the Sambre too, the work is the same everywhere: listen well, value honestly, put the file in order and be there when you call.</p>
<p>We take that last point literally. You have one agent, with a number of their own, who knows your home or your search. Whether your question is about the notary, the energy certificate or last night’s offer, you only have to explain it once.</p>
<ul>
<li><strong>No surprises.</strong> The certificates are ready before the first viewing, and our fee is agreed in writing at the outset.</li>
<li><strong>Always in the picture.</strong> As an owner you follow viewings, feedback and page views in your <a href="page:login">owner portal</a>.</li>
<li><strong>Three regions.</strong> Our offices in Aarschot and Namur know the rules of Flanders, Wallonia and Brussels.</li>
</ul>
<p>Read what we do for you when you want to <a href="/en/our-services/i-want-to-sell/">sell</a>, <a href="/en/our-services/i-want-to-buy/">buy</a>, <a href="/en/our-services/i-want-to-let/">let</a> or <a href="/en/our-services/i-want-to-rent/">rent</a>.</p>
<p>Curious what your home is worth? A <a href="page:contact-demand">valuation</a> is free and without obligation.</p>`,
    de: `<p>Seit 1987 helfen wir Menschen beim Umziehen. Vom Studio am Bahnhof bis zum Bauernhof im Hageland, und seit Kurzem auch an Maas und Sambre: Die Arbeit ist überall dieselbe. Gut zuhören, ehrlich schätzen, die Akte in Ordnung bringen und erreichbar sein.</p>
<p>Letzteres nehmen wir wörtlich. Sie haben einen einzigen Ansprechpartner mit eigener Durchwahl, der Ihr Haus oder Ihre Suche kennt. Fragen zum Notar, zum Energieausweis oder zum Gebot von gestern Abend erklären Sie nur einmal.</p>
<ul>
<li><strong>Keine Überraschungen.</strong> Die Bescheinigungen liegen vor der ersten Besichtigung bereit, und unser Honorar steht von Anfang an schriftlich fest.</li>
<li><strong>Immer im Bilde.</strong> Als Eigentümer verfolgen Sie Besichtigungen, Rückmeldungen und Seitenaufrufe in Ihrem <a href="page:login">Eigentümerportal</a>.</li>
<li><strong>Drei Regionen.</strong> Unsere Büros in Aarschot und Namur kennen die Regeln in Flandern, der Wallonie und Brüssel.</li>
</ul>
<p>Lesen Sie, was wir für Sie tun, wenn Sie <a href="/de/unsere-leistungen/ich-moechte-verkaufen/">verkaufen</a>, <a href="/de/unsere-leistungen/ich-moechte-kaufen/">kaufen</a>, <a href="/de/unsere-leistungen/ich-moechte-vermieten/">vermieten</a> oder <a href="/de/unsere-leistungen/ich-moechte-mieten/">mieten</a> möchten.</p>
<p>Sie möchten wissen, was Ihre Immobilie wert ist? Eine <a href="page:contact-demand">Schätzung</a> ist kostenlos und verpflichtet Sie zu nichts.</p>`,
  },
  picture: 'interior-living-01.webp',
}

/** The article that opens the vacancies page. */
export const vacanciesIntroduction: Article = {
  id: 36,
  categoryId: 6,
  sort: 2,
  slug: {
    nl: 'werken-bij-baksteen',
    fr: 'travailler-chez-baksteen',
    en: 'working-at-baksteen',
    de: 'arbeiten-bei-baksteen',
  },
  title: {
    nl: 'Werken bij Baksteen',
    fr: 'Travailler chez Baksteen',
    en: 'Working at Baksteen',
    de: 'Arbeiten bei Baksteen',
  },
  intro: {
    nl: 'We zijn met een klein team dat tijd maakt voor mensen. Zin om mee te bouwen? Bekijk onze vacatures.',
    fr: 'Nous sommes une petite équipe qui prend le temps. Envie de construire avec nous ? Voici nos offres d’emploi.',
    en: 'We are a small team that takes its time for people. Would you like to build with us? Here are our vacancies.',
    de: 'Wir sind ein kleines Team, das sich Zeit für Menschen nimmt. Möchten Sie mitbauen? Hier sind unsere Stellen.',
  },
  body: {
    nl: `<p>Een goede makelaar herkent u niet aan zijn wagen, maar aan zijn dossiers. Wie bij ons werkt, mag die tijd nemen: een woning leren kennen, de koper eerlijk antwoorden, de eigenaar terugbellen op de dag zelf.</p>
<p>U werkt in een team van zes, met korte lijnen en zonder verkoopquota op het prikbord. Opleidingen volgt u tijdens de werkuren, ook de uren die het BIV vraagt. Zaterdagwerk verdelen we eerlijk en compenseren we in de week.</p>
<h2>Zo verloopt het solliciteren</h2>
<ol>
<li>U stuurt uw cv en een paar zinnen over uzelf via het formulier bij de vacature.</li>
<li>Binnen een week hoort u van ons, ook als het antwoord neen is.</li>
<li>We maken kennis op kantoor, en daarna loopt u een halve dag mee.</li>
</ol>
<p>Staat uw functie er niet bij? <a href="/nl/aanvraag/solliciteren/">Schrijf ons gerust</a>. Uw cv bewaren we ${keptMonths.job} maanden; hoe we ermee omgaan, leest u in onze <a href="page:privacy">privacyverklaring</a>.</p>`,
    fr: `<p>Un bon agent immobilier ne se reconnaît pas à sa voiture, mais à ses dossiers. Chez nous, on a le temps de les soigner : apprendre à connaître un bien, répondre franchement à l’acheteur, rappeler le propriétaire le jour même.</p>
<p>Vous rejoignez une équipe de six personnes, aux contacts directs et sans quotas de vente affichés au mur. Les formations se suivent pendant les heures de travail, y compris celles que demande l’IPI. Les samedis sont répartis équitablement et récupérés en semaine.</p>
<h2>Comment se passe une candidature</h2>
<ol>
<li>Vous envoyez votre CV et quelques lignes sur vous au moyen du formulaire de l’offre.</li>
<li>Nous vous répondons dans la semaine, même si la réponse est négative.</li>
<li>Nous faisons connaissance à l’agence, puis vous nous accompagnez une demi-journée.</li>
</ol>
<p>Votre fonction n’y figure pas ? <a href="/fr/demande/postuler/">Écrivez-nous</a>. Nous gardons votre CV ${keptMonths.job} mois ; notre <a href="page:privacy">déclaration de confidentialité</a> explique comment nous le traitons.</p>`,
    en: `<p>You do not know a good agent by the car but by the files. Anyone who works here gets the time to do them well: to get to know a home, give the buyer a straight answer and call the owner back the same day.</p>
<p>You join a team of six, with short lines and no sales quotas on the notice board. Training happens during working hours, including the hours our professional institute requires. We share the Saturdays fairly and make up for them during the week.</p>
<h2>How applying works</h2>
<ol>
<li>You send your CV and a few lines about yourself with the form on the vacancy page.</li>
<li>You hear from us within a week, even when the answer is no.</li>
<li>We meet at the office, and then you spend half a day with us on the job.</li>
</ol>
<p>Is your job not on the list? <a href="/en/request/apply/">Write to us anyway</a>. We keep your CV for ${keptMonths.job} months; our <a href="page:privacy">privacy statement</a> explains how we handle it.</p>`,
    de: `<p>Einen guten Makler erkennt man nicht am Auto, sondern an seinen Akten. Wer bei uns arbeitet, darf sich diese Zeit nehmen: ein Haus kennenlernen, dem Käufer ehrlich antworten, den Eigentümer noch am selben Tag zurückrufen.</p>
<p>Sie arbeiten in einem Team von sechs Personen, mit kurzen Wegen und ohne Verkaufsquoten am Schwarzen Brett. Weiterbildungen finden während der Arbeitszeit statt, auch jene, die das Berufsinstitut verlangt. Samstagsdienste verteilen wir gerecht und gleichen sie unter der Woche aus.</p>
<h2>So läuft eine Bewerbung ab</h2>
<ol>
<li>Sie schicken uns Ihren Lebenslauf und ein paar Zeilen über sich mit dem Formular bei der Stelle.</li>
<li>Innerhalb einer Woche hören Sie von uns, auch wenn die Antwort Nein lautet.</li>
<li>Wir lernen uns im Büro kennen, danach begleiten Sie uns einen halben Tag.</li>
</ol>
<p>Ihre Stelle ist nicht dabei? <a href="/de/anfrage/bewerben/">Schreiben Sie uns trotzdem</a>. Ihren Lebenslauf bewahren wir ${keptMonths.job} Monate auf; wie wir damit umgehen, steht in unserer <a href="page:privacy">Datenschutzerklärung</a>.</p>`,
  },
  picture: 'interior-office-01.webp',
}
