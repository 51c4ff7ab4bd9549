import { keptMonths } from '../../../app/forms/kept/kept-months'
import type { Article } from '../content'

export const privacy: Article = {
  id: 70,
  categoryId: 7,
  sort: 1,
  slug: {
    nl: 'privacy-statement',
    fr: 'declaration-de-confidentialite',
    en: 'privacy-statement',
    de: 'datenschutzerklaerung',
  },
  title: {
    nl: 'Privacyverklaring',
    fr: 'Déclaration de confidentialité',
    en: 'Privacy statement',
    de: 'Datenschutzerklärung',
  },
  intro: {
    nl: 'Welke gegevens we van u vragen, waarom, hoelang we ze bewaren en wat u daarover te zeggen hebt.',
    fr: 'Quelles données nous vous demandons, pourquoi, combien de temps nous les gardons et quels sont vos droits.',
    en: 'Which data we ask of you, why, how long we keep it and what your rights are.',
    de: 'Welche Daten wir von Ihnen erfragen, warum, wie lange wir sie aufbewahren und welche Rechte Sie haben.',
  },
  body: {
    nl: `<p>Wie een woning zoekt of verkoopt, vertelt ons veel. We gaan daar zuinig mee om: we vragen alleen wat nodig is, gebruiken het alleen waarvoor u het gaf en wissen het wanneer het niet meer nodig is.</p>
<h2>1. Wie is verantwoordelijk?</h2>
<p>Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot, ondernemingsnummer BE 0123.456.749. Voor alle vragen over uw gegevens schrijft u naar <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a> of belt u 016 23 45 67.</p>
<h2>2. Welke gegevens, waarom en hoelang?</h2>
<h3>Vragen en aanvragen</h3>
<p>Stuurt u ons een bericht, vraagt u een schatting, documenten of een bezoek, dan bewaren we uw naam, contactgegevens en bericht, en eventueel het adres van uw woning en de advertentie waarlangs u bij ons kwam. Dat is nodig om u te antwoorden (stappen op uw verzoek vóór een overeenkomst, of ons gerechtvaardigd belang om u te helpen). Vragen en schattingen bewaren we ${keptMonths.question} maanden, bezoeken en aanvragen van documenten ${keptMonths.viewing} maanden.</p>
<h3>Kandidaat-huurders</h3>
<p>Vóór een bezoek vragen we alleen uw naam en contactgegevens. Dient u daarna een dossier in, dan vragen we uw identiteit, uw woonplaats, het aantal bewoners en het bedrag van uw inkomen. We vragen nooit naar de bron van dat inkomen, uw gezondheid, uw gerechtelijk verleden of uw geboorteplaats. We noteren de volgorde van aanmelding om iedereen gelijk te behandelen. De eigenaar van de woning krijgt uw dossier te zien. Uw aanmelding wissen we na ${keptMonths.candidacy} maanden, uw dossier met de stukken al na ${keptMonths['rental-file']} maanden. Wordt u huurder, dan gaan de nodige gegevens over naar het huurdossier.</p>
<h3>Biedingen en verkoopdossiers</h3>
<p>Een bod bewaren we met datum, voorwaarden en handtekening, omdat het u kan binden en omdat de wet ons verplicht partijen te identificeren. We bewaren het ${keptMonths.offer} maanden, zo lang als u of de eigenaar er zich op kan beroepen en de antiwitwaswet het oplegt. Een bod heeft geen bedenktijd.</p>
<h3>Ik zoek: uw zoekopdracht</h3>
<p>Schrijft u een zoekopdracht in, dan bewaren we uw criteria, naam, e-mailadres en taal, met uw toestemming die u per e-mail bevestigt. U krijgt berichten tot u stopt, wat kan met één klik in elke mail. Na ${keptMonths.search} maanden vragen we of u wilt verlengen. Antwoordt u niet, dan wissen we uw zoekopdracht.</p>
<h3>Eigenaars</h3>
<p>Voor het eigenaarsportaal bewaren we uw e-mailadres, een onomkeerbare afdruk van uw wachtwoord, nooit het wachtwoord zelf, en de historiek van uw woning. De grondslag is onze overeenkomst. Bezoekers van uw woning ziet u er alleen voor zover dat nodig is voor de verkoop of verhuring.</p>
<h3>Sollicitaties</h3>
<p>Uw cv en brief gebruiken we om uw kandidatuur te beoordelen. We bewaren ze ${keptMonths.job} maanden, tenzij u ons vraagt ze eerder te wissen.</p>
<h3>Getuigenissen</h3>
<p>Wat u over ons schrijft, plaatsen we alleen met uw toestemming, met uw voornaam en gemeente. U kunt het op elk moment laten verwijderen; na ${keptMonths.testimonial} maanden wissen we uw inzending.</p>
<h2>3. Tellen zonder te volgen</h2>
<p>Onze server telt hoe vaak een woning bekeken wordt, zodat eigenaars weten hoe het loopt. Daarvoor plaatsen we geen cookie en lezen we niets uit uw toestel. Om u niet dubbel te tellen, maken we van technische gegevens van het verzoek een gehashte code die we elke dag wissen. Daarna blijven alleen aantallen over.</p>
<h2>4. Veilige formulieren</h2>
<p>Tegen spam gebruiken we een eigen controle: u typt tekens uit een afbeelding over, of uw browser lost een kleine rekenopgave op. Daar komt geen ander bedrijf aan te pas. Uw IP-adres gebruiken we kortstondig om misbruik af te remmen; dat is ons gerechtvaardigd belang.</p>
<h2>5. Wie krijgt uw gegevens?</h2>
<p>Onze medewerkers, de eigenaar of de kandidaat met wie u onderhandelt, de notaris en de deskundigen die bij uw dossier nodig zijn, en de overheid waar de wet dat vraagt. Ons hostingbedrijf, onze e-maildienst en de leverancier van onze makelaarssoftware werken als verwerker in onze opdracht, binnen de Europese Economische Ruimte. Naar die makelaarssoftware gaan uw naam, contactgegevens en bericht bij een vraag of een bezoek, en uw zoekopdracht zodra u die bevestigd hebt. We verkopen of verhuren uw gegevens niet.</p>
<p>Zonder uw toestemming laadt deze website niets van derden: geen video, geen straatbeeld, geen advertentie- of meetdienst. Wat er gebeurt als u wel toestemt, leest u in ons <a href="page:cookie-policy">cookiebeleid</a>.</p>
<h2>6. Geen automatische beslissingen</h2>
<p>Een computer vergelijkt zoekopdrachten met woningen. Of u mag huren of kopen, beslist altijd een mens.</p>
<h2>7. Uw rechten</h2>
<ul>
<li>uw gegevens inkijken en er een kopie van krijgen, ook in een bruikbaar digitaal formaat;</li>
<li>ze laten verbeteren of wissen;</li>
<li>de verwerking laten beperken, of bezwaar maken als we ons op een gerechtvaardigd belang beroepen;</li>
<li>uw toestemming intrekken, even eenvoudig als u ze gaf.</li>
</ul>
<p>Een mail volstaat. U krijgt antwoord binnen een maand. Alleen bij twijfel over uw identiteit vragen we u die aan te tonen.</p>
<h2>8. Een klacht?</h2>
<p>Zeg het ons, we lossen het graag op. U kunt altijd terecht bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, <a href="https://www.gegevensbeschermingsautoriteit.be">gegevensbeschermingsautoriteit.be</a>.</p>
<h2>9. Wijzigingen</h2>
<p>Verandert er iets aan wat we met uw gegevens doen, dan passen we deze tekst aan. Is de wijziging belangrijk voor u en hebben we uw e-mailadres, dan verwittigen we u.</p>`,
    fr: `<p>Qui cherche ou vend un bien nous confie beaucoup. Nous en usons avec retenue : nous ne demandons que le nécessaire, ne l’utilisons que dans le but pour lequel vous l’avez donné et l’effaçons dès qu’il n’est plus utile.</p>
<h2>1. Qui est responsable ?</h2>
<p>Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot, numéro d’entreprise BE 0123.456.749. Pour toute question sur vos données, écrivez à <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a> ou appelez le 016 23 45 67.</p>
<h2>2. Quelles données, pourquoi et combien de temps ?</h2>
<h3>Questions et demandes</h3>
<p>Si vous nous envoyez un message ou demandez une estimation, des documents ou une visite, nous conservons votre nom, vos coordonnées et votre message et, le cas échéant, l’adresse de votre bien et l’annonce qui vous a conduit chez nous. C’est nécessaire pour vous répondre (mesures prises à votre demande avant un contrat, ou notre intérêt légitime à vous aider). Nous gardons les questions et les estimations ${keptMonths.question} mois, les visites et les demandes de documents ${keptMonths.viewing} mois.</p>
<h3>Candidats locataires</h3>
<p>Avant une visite, nous ne demandons que votre nom et vos coordonnées. Si vous introduisez ensuite un dossier, nous demandons votre identité, votre domicile, le nombre d’occupants et le montant de vos revenus. Nous ne demandons jamais l’origine de ces revenus, votre état de santé, votre passé judiciaire ni votre lieu de naissance. Nous notons l’ordre d’arrivée afin de traiter chacun de la même manière. Le propriétaire du bien voit votre dossier. Nous effaçons votre inscription après ${keptMonths.candidacy} mois et votre dossier, avec ses pièces, déjà après ${keptMonths['rental-file']} mois. Si vous devenez locataire, les données nécessaires passent au dossier de location.</p>
<h3>Offres et dossiers de vente</h3>
<p>Nous conservons une offre avec sa date, ses conditions et sa signature, parce qu’elle peut vous engager et que la loi nous oblige à identifier les parties. Nous la gardons ${keptMonths.offer} mois, aussi longtemps que vous ou le propriétaire pouvez l’invoquer et que la loi antiblanchiment l’impose. Une offre ne connaît pas de délai de rétractation.</p>
<h3>Je cherche : votre recherche enregistrée</h3>
<p>Si vous enregistrez une recherche, nous conservons vos critères, votre nom, votre adresse e-mail et votre langue, avec votre consentement confirmé par e-mail. Vous recevez des messages jusqu’à ce que vous y mettiez fin, d’un clic dans chaque e-mail. Après ${keptMonths.search} mois, nous vous demandons si vous souhaitez prolonger. Sans réponse, nous effaçons votre recherche.</p>
<h3>Propriétaires</h3>
<p>Pour l’espace propriétaire, nous conservons votre adresse e-mail, une empreinte irréversible de votre mot de passe, jamais le mot de passe lui-même, et l’historique de votre bien. La base est notre contrat. Vous n’y voyez les visiteurs de votre bien que dans la mesure nécessaire à la vente ou à la location.</p>
<h3>Candidatures à un emploi</h3>
<p>Votre CV et votre lettre servent à examiner votre candidature. Nous les gardons ${keptMonths.job} mois, sauf si vous nous demandez de les effacer plus tôt.</p>
<h3>Témoignages</h3>
<p>Nous ne publions ce que vous écrivez à notre sujet qu’avec votre consentement, avec votre prénom et votre commune. Vous pouvez le faire retirer à tout moment ; après ${keptMonths.testimonial} mois, nous effaçons votre envoi.</p>
<h2>3. Compter sans suivre</h2>
<p>Notre serveur compte combien de fois un bien est consulté, pour que les propriétaires sachent où ils en sont. Nous ne plaçons pour cela aucun cookie et ne lisons rien dans votre appareil. Afin de ne pas vous compter deux fois, nous tirons des données techniques de la requête un code haché que nous effaçons chaque jour. Il ne reste ensuite que des nombres.</p>
<h2>4. Des formulaires sûrs</h2>
<p>Contre le spam, nous utilisons notre propre contrôle : vous recopiez les caractères d’une image ou votre navigateur résout un petit calcul. Aucune autre société n’intervient. Votre adresse IP est utilisée brièvement pour freiner les abus ; c’est notre intérêt légitime.</p>
<h2>5. Qui reçoit vos données ?</h2>
<p>Nos collaborateurs, le propriétaire ou le candidat avec lequel vous négociez, le notaire et les experts nécessaires à votre dossier, et les autorités lorsque la loi l’exige. Notre hébergeur, notre service d’e-mail et l’éditeur de notre logiciel immobilier sont nos sous-traitants et travaillent sur nos instructions, au sein de l’Espace économique européen. Ce logiciel reçoit votre nom, vos coordonnées et votre message lors d’une question ou d’une visite, ainsi que votre recherche dès que vous l’avez confirmée. Nous ne vendons ni ne louons vos données.</p>
<p>Sans votre consentement, ce site ne charge rien qui vienne de tiers : ni vidéo, ni vue de rue, ni service de publicité ou de mesure. Ce qui se passe si vous consentez est décrit dans notre <a href="page:cookie-policy">politique de cookies</a>.</p>
<h2>6. Pas de décision automatique</h2>
<p>Un ordinateur compare les recherches et les biens. C’est toujours une personne qui décide si vous pouvez louer ou acheter.</p>
<h2>7. Vos droits</h2>
<ul>
<li>consulter vos données et en recevoir une copie, y compris dans un format numérique utilisable ;</li>
<li>les faire rectifier ou effacer ;</li>
<li>faire limiter le traitement, ou vous y opposer lorsque nous invoquons un intérêt légitime ;</li>
<li>retirer votre consentement, aussi simplement que vous l’avez donné.</li>
</ul>
<p>Un e-mail suffit. Vous recevez une réponse dans le mois. Nous ne vous demandons de prouver votre identité qu’en cas de doute.</p>
<h2>8. Une plainte ?</h2>
<p>Dites-le-nous, nous chercherons une solution. Vous pouvez toujours vous adresser à l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles, <a href="https://www.autoriteprotectiondonnees.be">autoriteprotectiondonnees.be</a>.</p>
<h2>9. Modifications</h2>
<p>Si notre usage de vos données change, nous adaptons ce texte. Si la modification est importante pour vous et que nous avons votre adresse e-mail, nous vous prévenons.</p>`,
    en: `<p>Anyone who looks for a home or sells one tells us a good deal. We treat it with care: we ask only for what is needed, use it only for the purpose you gave it for and erase it when it is no longer necessary.</p>
<h2>1. Who is responsible?</h2>
<p>Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot, Belgium, company number BE 0123.456.749. For any question about your data, write to <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a> or call 016 23 45 67.</p>
<h2>2. Which data, why and for how long?</h2>
<h3>Questions and requests</h3>
<p>If you send us a message or ask for a valuation, documents or a viewing, we keep your name, contact details and message and, where relevant, the address of your property and the advertisement that brought you to us. We need this to answer you (steps taken at your request before a contract, or our legitimate interest in helping you). We keep questions and valuations for ${keptMonths.question} months, viewings and requests for documents for ${keptMonths.viewing} months.</p>
<h3>Prospective tenants</h3>
<p>Before a viewing we ask only for your name and contact details. If you then submit an application, we ask for your identity, your place of residence, the number of occupants and the amount of your income. We never ask about the source of that income, your health, your criminal record or your place of birth. We note the order in which people come forward so as to treat everyone alike. The owner of the home sees your application. We erase your registration after ${keptMonths.candidacy} months and your tenancy application, with its documents, after ${keptMonths['rental-file']} months. If you become the tenant, the necessary data move to the letting file.</p>
<h3>Offers and sales files</h3>
<p>We keep an offer with its date, conditions and signature, because it may bind you and because the law obliges us to identify the parties. We keep it for ${keptMonths.offer} months, as long as you or the owner may rely on it and anti-money-laundering law requires. There is no cooling-off period for an offer.</p>
<h3>Your registered search</h3>
<p>If you register a search, we keep your criteria, name, email address and language, with your consent, which you confirm by email. You receive messages until you stop them, which takes one click in any of them. After ${keptMonths.search} months we ask whether you wish to renew. If you do not answer, we erase your search.</p>
<h3>Owners</h3>
<p>For the owner portal we keep your email address, a cryptographic hash of your password, never the password itself, and the history of your property. The basis is our contract. You see the people who visited your property only as far as the sale or letting requires.</p>
<h3>Job applications</h3>
<p>We use your CV and letter to assess your application. We keep them for ${keptMonths.job} months, unless you ask us to erase them sooner.</p>
<h3>Testimonials</h3>
<p>What you write about us is published only with your consent, with your first name and town. You can have it removed at any time; after ${keptMonths.testimonial} months we erase what you sent.</p>
<h2>3. Counting without tracking</h2>
<p>Our server counts how often a property is viewed, so that owners know how things stand. For this we place no cookie and read nothing from your device. So as not to count you twice, we turn technical data of the request into a hashed code that we erase every day. After that only numbers remain.</p>
<h2>4. Safe forms</h2>
<p>Against spam we use a check of our own: you type the characters from a picture, or your browser solves a small calculation. No other company is involved. We use your IP address briefly to slow down abuse; that is our legitimate interest.</p>
<h2>5. Who receives your data?</h2>
<p>Our staff, the owner or candidate you are dealing with, the notary and the experts your file requires, and the authorities where the law says so. Our hosting company, our email service and the supplier of our estate agency software act as processors on our instructions, within the European Economic Area. That software receives your name, contact details and message when you ask a question or book a viewing, and your registered search once you have confirmed it. We do not sell or rent out your data.</p>
<p>Without your consent this website loads nothing from third parties: no video, no street view, no advertising or measuring service. What happens if you do consent is described in our <a href="page:cookie-policy">cookie policy</a>.</p>
<h2>6. No automatic decisions</h2>
<p>A computer compares searches with homes. Whether you may rent or buy is always decided by a person.</p>
<h2>7. Your rights</h2>
<ul>
<li>to see your data and receive a copy, also in a usable digital format;</li>
<li>to have them corrected or erased;</li>
<li>to have processing restricted, or to object where we rely on a legitimate interest;</li>
<li>to withdraw your consent, as easily as you gave it.</li>
</ul>
<p>An email is enough. You get an answer within a month. Only if there is doubt about your identity do we ask you to prove it.</p>
<h2>8. A complaint?</h2>
<p>Tell us, and we will gladly put it right. You can always turn to the Data Protection Authority, Drukpersstraat 35, 1000 Brussels, <a href="https://www.dataprotectionauthority.be">dataprotectionauthority.be</a>.</p>
<h2>9. Changes</h2>
<p>If what we do with your data changes, we adapt this text. If the change matters to you and we have your email address, we let you know.</p>`,
    de: `<p>Wer eine Immobilie sucht oder verkauft, vertraut uns viel an. Wir gehen sparsam damit um: Wir fragen nur, was nötig ist, verwenden es nur für den Zweck, zu dem Sie es uns gegeben haben, und löschen es, wenn es nicht mehr gebraucht wird.</p>
<h2>1. Wer ist verantwortlich?</h2>
<p>Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot, Unternehmensnummer BE 0123.456.749. Fragen zu Ihren Daten richten Sie an <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a> oder telefonisch an 016 23 45 67.</p>
<h2>2. Welche Daten, warum und wie lange?</h2>
<h3>Fragen und Anfragen</h3>
<p>Wenn Sie uns eine Nachricht senden oder um eine Schätzung, Unterlagen oder eine Besichtigung bitten, bewahren wir Ihren Namen, Ihre Kontaktdaten und Ihre Nachricht auf, gegebenenfalls auch die Adresse Ihrer Immobilie und die Anzeige, über die Sie zu uns gekommen sind. Das ist nötig, um Ihnen zu antworten (vorvertragliche Schritte auf Ihren Wunsch oder unser berechtigtes Interesse, Ihnen zu helfen). Fragen und Schätzungen bewahren wir ${keptMonths.question} Monate auf, Besichtigungen und Anfragen nach Unterlagen ${keptMonths.viewing} Monate.</p>
<h3>Mietinteressenten</h3>
<p>Vor einer Besichtigung fragen wir nur nach Namen und Kontaktdaten. Reichen Sie danach eine Bewerbung ein, fragen wir nach Identität, Wohnort, Anzahl der Bewohner und Höhe des Einkommens. Wir fragen nie nach der Herkunft dieses Einkommens, Ihrer Gesundheit, Ihrer gerichtlichen Vergangenheit oder Ihrem Geburtsort. Wir notieren die Reihenfolge der Meldungen, um alle gleich zu behandeln. Der Eigentümer der Wohnung sieht Ihre Bewerbung. Ihre Anmeldung löschen wir nach ${keptMonths.candidacy} Monaten, Ihre Mietunterlagen schon nach ${keptMonths['rental-file']} Monaten. Werden Sie Mieter, gehen die nötigen Daten in die Mietakte über.</p>
<h3>Kaufangebote und Verkaufsakten</h3>
<p>Ein Kaufangebot bewahren wir mit Datum, Bedingungen und Unterschrift auf, weil es Sie binden kann und weil das Gesetz uns verpflichtet, die Parteien zu identifizieren. Wir bewahren es ${keptMonths.offer} Monate auf, solange Sie oder der Eigentümer sich darauf berufen können und das Geldwäschegesetz es vorschreibt. Für ein Kaufangebot gibt es kein Widerrufsrecht.</p>
<h3>Ihre Suche</h3>
<p>Speichern Sie eine Suche, bewahren wir Ihre Kriterien, Ihren Namen, Ihre E-Mail-Adresse und Ihre Sprache auf, mit Ihrer per E-Mail bestätigten Einwilligung. Sie erhalten Nachrichten, bis Sie sie mit einem Klick in einer beliebigen E-Mail beenden. Nach ${keptMonths.search} Monaten fragen wir, ob Sie verlängern möchten. Antworten Sie nicht, löschen wir Ihre Suche.</p>
<h3>Eigentümer</h3>
<p>Für das Eigentümerportal bewahren wir Ihre E-Mail-Adresse, einen kryptografischen Hashwert Ihres Passworts, nie das Passwort selbst, und den Verlauf Ihrer Immobilie auf. Grundlage ist unser Vertrag. Besucher Ihrer Immobilie sehen Sie dort nur, soweit es für Verkauf oder Vermietung nötig ist.</p>
<h3>Stellenbewerbungen</h3>
<p>Ihren Lebenslauf und Ihr Schreiben verwenden wir, um Ihre Bewerbung zu beurteilen. Wir bewahren sie ${keptMonths.job} Monate auf, es sei denn, Sie bitten uns um frühere Löschung.</p>
<h3>Erfahrungsberichte</h3>
<p>Was Sie über uns schreiben, veröffentlichen wir nur mit Ihrer Einwilligung, mit Ihrem Vornamen und Ihrer Gemeinde. Sie können es jederzeit entfernen lassen; nach ${keptMonths.testimonial} Monaten löschen wir Ihre Einsendung.</p>
<h2>3. Zählen, ohne zu verfolgen</h2>
<p>Unser Server zählt, wie oft eine Immobilie angesehen wird, damit Eigentümer wissen, wie es läuft. Dafür setzen wir kein Cookie und lesen nichts aus Ihrem Gerät aus. Um Sie nicht doppelt zu zählen, bilden wir aus technischen Daten der Anfrage einen gehashten Code, den wir täglich löschen. Danach bleiben nur Zahlen übrig.</p>
<h2>4. Sichere Formulare</h2>
<p>Gegen Spam verwenden wir eine eigene Prüfung: Sie tippen Zeichen aus einem Bild ab, oder Ihr Browser löst eine kleine Rechenaufgabe. Kein anderes Unternehmen ist daran beteiligt. Ihre IP-Adresse verwenden wir kurzzeitig, um Missbrauch zu bremsen; das ist unser berechtigtes Interesse.</p>
<h2>5. Wer erhält Ihre Daten?</h2>
<p>Unsere Mitarbeiter, der Eigentümer oder Interessent, mit dem Sie verhandeln, der Notar und die für Ihre Akte nötigen Sachverständigen sowie Behörden, wo das Gesetz es verlangt. Unser Hostinganbieter, unser E-Mail-Dienst und der Anbieter unserer Maklersoftware arbeiten als Auftragsverarbeiter nach unseren Weisungen, innerhalb des Europäischen Wirtschaftsraums. Diese Software erhält bei einer Frage oder einer Besichtigung Ihren Namen, Ihre Kontaktdaten und Ihre Nachricht sowie Ihre Suche, sobald Sie sie bestätigt haben. Wir verkaufen oder vermieten Ihre Daten nicht.</p>
<p>Ohne Ihre Einwilligung lädt diese Website nichts von Dritten: kein Video, keine Straßenansicht, keinen Werbe- oder Messdienst. Was geschieht, wenn Sie einwilligen, steht in unserer <a href="page:cookie-policy">Cookie-Richtlinie</a>.</p>
<h2>6. Keine automatischen Entscheidungen</h2>
<p>Ein Computer vergleicht Suchen mit Immobilien. Ob Sie mieten oder kaufen können, entscheidet immer ein Mensch.</p>
<h2>7. Ihre Rechte</h2>
<ul>
<li>Ihre Daten einsehen und eine Kopie erhalten, auch in einem brauchbaren digitalen Format;</li>
<li>sie berichtigen oder löschen lassen;</li>
<li>die Verarbeitung einschränken lassen oder widersprechen, wenn wir uns auf ein berechtigtes Interesse stützen;</li>
<li>Ihre Einwilligung widerrufen, so einfach, wie Sie sie erteilt haben.</li>
</ul>
<p>Eine E-Mail genügt. Sie erhalten innerhalb eines Monats Antwort. Nur bei Zweifeln an Ihrer Identität bitten wir um einen Nachweis.</p>
<h2>8. Eine Beschwerde?</h2>
<p>Sagen Sie es uns, wir finden gern eine Lösung. Sie können sich jederzeit an die Datenschutzbehörde wenden, Drukpersstraat 35, 1000 Brüssel, <a href="https://www.autoriteprotectiondonnees.be">autoriteprotectiondonnees.be</a>.</p>
<h2>9. Änderungen</h2>
<p>Ändert sich, was wir mit Ihren Daten tun, passen wir diesen Text an. Ist die Änderung für Sie wichtig und haben wir Ihre E-Mail-Adresse, benachrichtigen wir Sie.</p>`,
  },
}
