import type { Article } from '../content'

export const newsViewingChecks: Article = {
  id: 54,
  categoryId: 3,
  sort: 5,
  daysAgo: 187,
  slug: {
    nl: 'drie-dingen-bij-een-bezoek',
    fr: 'trois-choses-a-verifier-en-visite',
    en: 'three-things-to-check-at-a-visit',
    de: 'drei-dinge-bei-der-besichtigung',
  },
  title: {
    nl: 'Drie dingen die u bij elk bezoek nakijkt',
    fr: 'Trois choses à vérifier lors de chaque visite',
    en: 'Three things to check at every viewing',
    de: 'Drei Dinge, die Sie bei jeder Besichtigung prüfen',
  },
  intro: {
    nl: 'Een bezoek duurt een half uur, de aankoop een leven lang. Met deze drie gewoontes ziet u meer dan de meeste kopers.',
    fr: 'Une visite dure une demi-heure, un achat toute une vie. Trois habitudes pour voir plus que la plupart des acheteurs.',
    en: 'A viewing takes half an hour, a purchase lasts a lifetime. Three habits that show you more than most buyers see.',
    de: 'Eine Besichtigung dauert eine halbe Stunde, ein Kauf ein Leben lang. Mit drei Gewohnheiten sehen Sie mehr als die meisten Käufer.',
  },
  body: {
    nl: `<p>Bart Claes leidt elk jaar honderden mensen rond. “De meesten kijken naar de keuken”, zegt hij. “Die kunt u vervangen. De rest niet zo makkelijk.” We vroegen hem waar hij zelf naar kijkt.</p>
<h2>1. Begin boven en eindig in de kelder</h2>
<p>Water komt van boven of van onderen. Kijk op zolder naar vlekken rond de schoorsteen en naar de isolatie. Kijk in de kelder naar witte uitslag en ruik. Een fris geschilderde kelder is geen bewijs van het tegendeel; vraag wanneer er geschilderd is, en waarom.</p>
<h2>2. Leg de papieren naast het huis</h2>
<p>Telt de advertentie drie slaapkamers? Kijk of er ook drie vergund zijn. Lees het EPC en de stedenbouwkundige inlichtingen, en in Vlaanderen ook de overstromingsscores en het asbestattest. Klopt er iets niet, dan is het bezoek het moment om ernaar te vragen, niet de dag van het compromis. Bij ons krijgt u die stukken op voorhand.</p>
<h2>3. Blijf vijf minuten buiten staan</h2>
<p>Zet de motor af en luister. Waar komt de zon op dit uur, en waar staat ze om zes uur? Wat gebeurt er met het braakliggende stuk aan de overkant? Spreek de buurvrouw aan die toevallig buitenkomt. Ze vertelt in twee minuten meer dan wij in een brochure krijgen.</p>
<blockquote><p>“Kom twee keer, op een ander uur. Wie na het tweede bezoek nog enthousiast is, heeft zelden spijt.”</p></blockquote>
<p>Neem iemand mee die niet verliefd is op het huis, en schrijf uw vragen op. U mag ze ons achteraf stellen, ook de vervelende. Een bezoek plant u <a href="page:appointment">online</a>, en wat u mooi vond, bewaart u bij uw <a href="page:favourites">favorieten</a> om rustig te vergelijken.</p>`,
    fr: `<p>Bart Claes accompagne chaque année des centaines de visiteurs. « La plupart regardent la cuisine, dit-il. Une cuisine, ça se remplace. Le reste, moins facilement. » Nous lui avons demandé ce qu’il regarde, lui.</p>
<h2>1. Commencez en haut, terminez à la cave</h2>
<p>L’eau vient d’en haut ou d’en bas. Au grenier, cherchez les taches autour de la cheminée et regardez l’isolation. À la cave, repérez les traces blanches et fiez-vous à votre nez. Une cave fraîchement peinte ne prouve rien ; demandez quand on l’a repeinte, et pourquoi.</p>
<h2>2. Comparez la maison à ses papiers</h2>
<p>L’annonce compte trois chambres ? Vérifiez que trois chambres sont bien autorisées. Lisez le certificat énergétique et les renseignements urbanistiques ; en Flandre, également les scores d’inondation et l’attestation amiante. Si quelque chose cloche, c’est lors de la visite qu’il faut en parler, pas le jour du compromis. Chez nous, vous recevez ces documents à l’avance.</p>
<h2>3. Restez cinq minutes dehors</h2>
<p>Coupez le moteur et écoutez. Où est le soleil à cette heure, où sera-t-il à dix-huit heures ? Que va devenir le terrain vague d’en face ? Parlez à la voisine qui sort justement. En deux minutes, elle en dira plus que toute notre brochure.</p>
<blockquote><p>« Venez deux fois, à des heures différentes. Celui qui reste enthousiaste après la seconde visite le regrette rarement. »</p></blockquote>
<p>Emmenez quelqu’un qui n’est pas amoureux de la maison et notez vos questions. Vous pouvez nous les poser ensuite, même les gênantes. Une visite se réserve <a href="page:appointment">en ligne</a>, et ce qui vous a plu se garde dans vos <a href="page:favourites">favoris</a> pour comparer à tête reposée.</p>`,
    en: `<p>Bart Claes shows hundreds of people round every year. “Most of them look at the kitchen,” he says. “A kitchen can be replaced. The rest not so easily.” We asked him what he looks at himself.</p>
<h2>1. Start at the top and end in the cellar</h2>
<p>Water comes from above or from below. In the loft, look for stains around the chimney and at the insulation. In the cellar, look for white deposits, and use your nose. A freshly painted cellar proves nothing; ask when it was painted, and why.</p>
<h2>2. Check the papers against the house</h2>
<p>Does the advertisement mention three bedrooms? Check that three were permitted. Read the energy certificate and the planning information, and in Flanders the flood scores and the asbestos certificate as well. If something does not add up, the viewing is the time to ask, not the day you sign. With us you receive those documents beforehand.</p>
<h2>3. Stand outside for five minutes</h2>
<p>Switch off the engine and listen. Where is the sun at this hour, and where will it be at six? What is to become of the vacant plot across the street? Talk to the neighbour who happens to step out. In two minutes she tells you more than we can fit into a brochure.</p>
<blockquote><p>“Come twice, at different times of day. Anyone who is still keen after the second viewing rarely regrets it.”</p></blockquote>
<p>Bring someone who is not in love with the house, and write down your questions. You can put them to us afterwards, even the awkward ones. You book a viewing <a href="page:appointment">online</a>, and what you liked you keep with your <a href="page:favourites">favourites</a> to compare at leisure.</p>`,
    de: `<p>Bart Claes führt jedes Jahr Hunderte Menschen durch Häuser. „Die meisten schauen auf die Küche“, sagt er. „Die kann man ersetzen. Den Rest nicht so leicht.“ Wir haben ihn gefragt, worauf er selbst achtet.</p>
<h2>1. Oben anfangen, im Keller aufhören</h2>
<p>Wasser kommt von oben oder von unten. Suchen Sie auf dem Dachboden nach Flecken rund um den Kamin und sehen Sie sich die Dämmung an. Achten Sie im Keller auf weiße Ausblühungen und vertrauen Sie Ihrer Nase. Ein frisch gestrichener Keller beweist nichts; fragen Sie, wann gestrichen wurde und warum.</p>
<h2>2. Die Unterlagen mit dem Haus vergleichen</h2>
<p>Nennt die Anzeige drei Schlafzimmer? Prüfen Sie, ob auch drei genehmigt sind. Lesen Sie den Energieausweis und die städtebaulichen Auskünfte, in Flandern auch die Hochwasserwerte und die Asbestbescheinigung. Stimmt etwas nicht, ist die Besichtigung der richtige Moment für die Frage, nicht der Tag des Vorvertrags. Bei uns erhalten Sie diese Unterlagen im Voraus.</p>
<h2>3. Fünf Minuten draußen stehen bleiben</h2>
<p>Stellen Sie den Motor ab und hören Sie hin. Wo steht die Sonne jetzt, und wo um sechs Uhr? Was geschieht mit dem leeren Grundstück gegenüber? Sprechen Sie die Nachbarin an, die gerade herauskommt. Sie erzählt in zwei Minuten mehr, als in unsere Broschüre passt.</p>
<blockquote><p>„Kommen Sie zweimal, zu verschiedenen Uhrzeiten. Wer nach der zweiten Besichtigung noch begeistert ist, bereut es selten.“</p></blockquote>
<p>Nehmen Sie jemanden mit, der nicht in das Haus verliebt ist, und schreiben Sie Ihre Fragen auf. Sie dürfen sie uns auch nachher stellen, auch die unbequemen. Eine Besichtigung buchen Sie <a href="page:appointment">online</a>, und was Ihnen gefiel, merken Sie sich bei Ihren <a href="page:favourites">Favoriten</a>, um in Ruhe zu vergleichen.</p>`,
  },
  picture: 'interior-empty-01.webp',
}
