import type { Article } from '../content'

export const disclaimer: Article = {
  id: 72,
  categoryId: 7,
  sort: 3,
  slug: {
    nl: 'disclaimer',
    fr: 'mentions-legales',
    en: 'disclaimer',
    de: 'haftungsausschluss',
  },
  title: {
    nl: 'Disclaimer en wettelijke vermeldingen',
    fr: 'Mentions légales',
    en: 'Disclaimer and legal notice',
    de: 'Haftungsausschluss und Impressum',
  },
  intro: {
    nl: 'Wie wij zijn, onder wiens toezicht we werken en wat u van de informatie op deze website mag verwachten.',
    fr: 'Qui nous sommes, sous quelle surveillance nous travaillons et ce que vous pouvez attendre de ce site.',
    en: 'Who we are, who supervises us and what you may expect of the information on this website.',
    de: 'Wer wir sind, wer uns beaufsichtigt und was Sie von den Angaben auf dieser Website erwarten dürfen.',
  },
  body: {
    nl: `<h2>Wie wij zijn</h2>
<p>Deze website is van Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot. Telefoon 016 23 45 67, e-mail <a href="mailto:info@baksteen.example">info@baksteen.example</a>. KBO 0123.456.749, btw BE 0123.456.749, RPR Leuven. Vestiging Namen: Rue de Fer 214, 5000 Namen, 081 23 45 67.</p>
<h2>Beroep en toezicht</h2>
<p>Erkend vastgoedmakelaar-bemiddelaar in België, BIV 501287. Toezichthoudende overheid: Beroepsinstituut van Vastgoedmakelaars (BIV), Luxemburgstraat 16B, 1000 Brussel. Wij volgen de deontologische code van het BIV, die u leest op <a href="https://www.biv.be">biv.be</a>. Onze beroepsaansprakelijkheid is verzekerd bij Demer Verzekeringen nv, polisnummer 45.019.872.</p>
<h2>Informatie over panden</h2>
<p>Onze advertenties stellen we met zorg op, met gegevens van de eigenaar, de overheid en deskundigen. Toch kan er een fout in sluipen of kan iets intussen gewijzigd zijn. Oppervlakten en plannen zijn een aanduiding, tenzij er staat wie ze gemeten heeft. Sommige beelden van nieuwbouw zijn simulaties. Wat telt, is wat in de verkoop- of huurovereenkomst en de akte staat. Ziet u iets dat niet klopt, <a href="page:contact">laat het ons weten</a>: we kijken het na en verbeteren het.</p>
<p>Een advertentie is een uitnodiging om te komen kijken of een bod te doen. Ze verbindt de eigenaar niet om te verkopen of te verhuren aan wie als eerste reageert.</p>
<h2>Berekeningen en artikels</h2>
<p>De <a href="page:costs">kostenberekening</a>, de <a href="page:renovation">renovatiecalculator</a> en onze artikels geven algemene informatie, met de regels die we op dat ogenblik kennen. Ze vervangen geen advies van een notaris, bank of deskundige over uw eigen situatie.</p>
<h2>Rechten en links</h2>
<p>Teksten, foto’s en plannen op deze site mag u voor uzelf bekijken, afdrukken en met een link delen. Voor elk ander gebruik vraagt u vooraf onze toestemming. Verwijzen we naar een andere site, dan is die verantwoordelijk voor de eigen inhoud.</p>
<h2>Aansprakelijkheid</h2>
<p>We houden de site zo goed mogelijk beschikbaar en veilig, maar kunnen een onderbreking niet uitsluiten. Niets op deze pagina beperkt rechten die de wet u geeft, noch onze aansprakelijkheid voor opzet, zware fout of onze beroepsplichten.</p>
<h2>Geschillen</h2>
<p>Komen we er samen niet uit, dan is het Belgische recht van toepassing. Met een klacht over een makelaar kunt u bij het BIV terecht. Als consument behoudt u de bescherming van de bevoegde rechter die de wet u toekent.</p>`,
    fr: `<h2>Qui nous sommes</h2>
<p>Ce site appartient à Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot. Téléphone 016 23 45 67, e-mail <a href="mailto:info@baksteen.example">info@baksteen.example</a>. BCE 0123.456.749, TVA BE 0123.456.749, RPM Louvain. Agence de Namur : rue de Fer 214, 5000 Namur, 081 23 45 67.</p>
<h2>Profession et surveillance</h2>
<p>Agent immobilier intermédiaire agréé en Belgique, IPI 501287. Autorité de surveillance : Institut professionnel des agents immobiliers (IPI), rue du Luxembourg 16B, 1000 Bruxelles. Nous respectons le code de déontologie de l’IPI, à lire sur <a href="https://www.ipi.be">ipi.be</a>. Notre responsabilité professionnelle est assurée auprès de Demer Verzekeringen nv, police 45.019.872.</p>
<h2>Informations sur les biens</h2>
<p>Nous rédigeons nos annonces avec soin, à partir des données du propriétaire, des autorités et d’experts. Une erreur peut néanmoins s’y glisser, ou une donnée avoir changé. Les superficies et les plans sont indicatifs, sauf si l’auteur du mesurage est mentionné. Certaines images de projets neufs sont des simulations. Seul fait foi ce que disent le compromis ou le bail et l’acte. Quelque chose ne correspond pas ? <a href="page:contact">Signalez-le-nous</a> : nous vérifions et corrigeons.</p>
<p>Une annonce est une invitation à visiter ou à faire une offre. Elle n’oblige pas le propriétaire à vendre ou à louer au premier qui se manifeste.</p>
<h2>Calculs et articles</h2>
<p>Le <a href="page:costs">calcul des frais</a>, le <a href="page:renovation">calculateur de rénovation</a> et nos articles donnent une information générale, selon les règles que nous connaissons à ce moment. Ils ne remplacent pas l’avis d’un notaire, d’une banque ou d’un expert sur votre propre situation.</p>
<h2>Droits et liens</h2>
<p>Vous pouvez consulter, imprimer et partager par un lien les textes, photos et plans de ce site pour votre usage personnel. Pour tout autre usage, demandez-nous l’autorisation. Lorsque nous renvoyons à un autre site, celui-ci répond de son contenu.</p>
<h2>Responsabilité</h2>
<p>Nous veillons à ce que le site reste disponible et sûr, sans pouvoir exclure une interruption. Rien dans cette page ne limite les droits que la loi vous accorde, ni notre responsabilité en cas de dol, de faute grave ou de manquement à nos devoirs professionnels.</p>
<h2>Litiges</h2>
<p>Si nous ne trouvons pas d’accord, le droit belge s’applique. Une plainte au sujet d’un agent immobilier peut être adressée à l’IPI. Comme consommateur, vous gardez la protection du juge compétent que la loi vous désigne.</p>`,
    en: `<h2>Who we are</h2>
<p>This website belongs to Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot, Belgium. Telephone 016 23 45 67, email <a href="mailto:info@baksteen.example">info@baksteen.example</a>. Company number 0123.456.749, VAT BE 0123.456.749, register of legal persons of Leuven. Namur office: Rue de Fer 214, 5000 Namur, 081 23 45 67.</p>
<h2>Profession and supervision</h2>
<p>Licensed estate agent (intermediary) in Belgium, BIV 501287. Supervisory authority: the professional institute of estate agents (BIV), Luxemburgstraat 16B, 1000 Brussels. We follow the institute’s code of conduct, which you can read at <a href="https://www.biv.be">biv.be</a>. Our professional liability is insured with Demer Verzekeringen nv, policy number 45.019.872.</p>
<h2>Information about properties</h2>
<p>We prepare our advertisements with care, using data from the owner, the authorities and experts. Even so, an error may slip in or something may have changed since. Floor areas and plans are indicative unless it says who measured them. Some pictures of new buildings are simulations. What counts is what the sale agreement or lease and the deed say. If you see something that is not right, <a href="page:contact">let us know</a>: we will check and correct it.</p>
<p>An advertisement is an invitation to come and look or to make an offer. It does not oblige the owner to sell or let to whoever responds first.</p>
<h2>Calculations and articles</h2>
<p>The <a href="page:costs">cost calculator</a>, the <a href="page:renovation">renovation calculator</a> and our articles give general information, under the rules known to us at the time. They do not replace the advice of a notary, bank or expert on your own situation.</p>
<h2>Rights and links</h2>
<p>You may view, print and share by link the texts, photographs and plans on this site for your own use. For any other use, please ask our permission first. Where we refer to another site, that site answers for its own content.</p>
<h2>Liability</h2>
<p>We keep the site available and safe as best we can, but cannot rule out an interruption. Nothing on this page limits rights the law gives you, nor our liability for intent, gross negligence or our professional duties.</p>
<h2>Disputes</h2>
<p>If we cannot settle a matter together, Belgian law applies. With a complaint about an agent you can turn to the BIV. As a consumer you keep the protection of the court the law assigns to you.</p>`,
    de: `<h2>Wer wir sind</h2>
<p>Diese Website gehört der Baksteen Vastgoed bv, Bogaardenstraat 148, 3200 Aarschot. Telefon 016 23 45 67, E-Mail <a href="mailto:info@baksteen.example">info@baksteen.example</a>. ZDU-Nummer 0123.456.749, MwSt. BE 0123.456.749, Register der juristischen Personen Löwen. Büro Namur: Rue de Fer 214, 5000 Namur, 081 23 45 67.</p>
<h2>Beruf und Aufsicht</h2>
<p>In Belgien zugelassener Immobilienmakler (Vermittler), IPI/BIV 501287. Aufsichtsbehörde: Berufsinstitut für Immobilienmakler (IPI/BIV), Luxemburgstraat 16B, 1000 Brüssel. Wir befolgen die Berufsordnung des Instituts, nachzulesen auf <a href="https://www.ipi.be">ipi.be</a>. Unsere Berufshaftpflicht ist bei der Demer Verzekeringen nv versichert, Police 45.019.872.</p>
<h2>Angaben zu Immobilien</h2>
<p>Wir erstellen unsere Anzeigen sorgfältig, mit Angaben des Eigentümers, der Behörden und von Sachverständigen. Dennoch kann sich ein Fehler einschleichen oder sich etwas geändert haben. Flächen und Pläne sind Richtwerte, sofern nicht angegeben ist, wer gemessen hat. Manche Bilder von Neubauten sind Simulationen. Maßgeblich ist, was im Kauf- oder Mietvertrag und in der Urkunde steht. Stimmt etwas nicht, <a href="page:contact">sagen Sie es uns</a>: Wir prüfen und berichtigen es.</p>
<p>Eine Anzeige lädt dazu ein, zu besichtigen oder ein Gebot abzugeben. Sie verpflichtet den Eigentümer nicht, an den Ersten zu verkaufen oder zu vermieten, der sich meldet.</p>
<h2>Berechnungen und Artikel</h2>
<p>Der <a href="page:costs">Kostenrechner</a>, der <a href="page:renovation">Renovierungsrechner</a> und unsere Artikel geben allgemeine Auskunft nach den Regeln, die uns zu diesem Zeitpunkt bekannt sind. Sie ersetzen nicht den Rat eines Notars, einer Bank oder eines Sachverständigen zu Ihrer eigenen Lage.</p>
<h2>Rechte und Links</h2>
<p>Texte, Fotos und Pläne dieser Website dürfen Sie für sich ansehen, ausdrucken und per Link teilen. Für jede andere Verwendung bitten Sie uns vorher um Erlaubnis. Verweisen wir auf eine andere Website, ist diese für ihren Inhalt verantwortlich.</p>
<h2>Haftung</h2>
<p>Wir halten die Website so gut wie möglich verfügbar und sicher, können eine Unterbrechung aber nicht ausschließen. Nichts auf dieser Seite schränkt Rechte ein, die das Gesetz Ihnen gibt, noch unsere Haftung für Vorsatz, grobe Fahrlässigkeit oder unsere Berufspflichten.</p>
<h2>Streitfälle</h2>
<p>Finden wir gemeinsam keine Lösung, gilt belgisches Recht. Mit einer Beschwerde über einen Makler können Sie sich an das IPI wenden. Als Verbraucher behalten Sie den Schutz des Gerichts, das das Gesetz Ihnen zuweist.</p>`,
  },
}
