import type { Article } from '../content'

export const buying: Article = {
  id: 11,
  categoryId: 1,
  sort: 2,
  slug: {
    nl: 'ik-wil-kopen',
    fr: 'je-veux-acheter',
    en: 'i-want-to-buy',
    de: 'ich-moechte-kaufen',
  },
  title: {
    nl: 'Ik wil kopen',
    fr: 'Je veux acheter',
    en: 'I want to buy',
    de: 'Ich möchte kaufen',
  },
  intro: {
    nl: 'Van budget tot sleutel: wat u nakijkt tijdens een bezoek, hoe een bod werkt en waar u beter even wacht met tekenen.',
    fr: 'Du budget aux clés : ce qu’il faut vérifier en visite, comment fonctionne une offre et quand il vaut mieux attendre avant de signer.',
    en: 'From budget to keys: what to check during a viewing, how an offer works and when it is wiser to wait before signing.',
    de: 'Vom Budget bis zum Schlüssel: was Sie bei der Besichtigung prüfen, was ein Gebot bedeutet und wann Sie besser noch nicht unterschreiben.',
  },
  body: {
    nl: `<p>Wie koopt, moet op korte tijd veel beslissen. Wij werken in opdracht van de verkoper, maar een koper die weet wat hij koopt, is ook voor ons de beste koper. Daarom krijgt u bij ons het volledige dossier, ook het minder mooie.</p>
<h2>1. Ken uw budget, met alle kosten</h2>
<p>Bovenop de prijs komen registratierechten of btw, het ereloon van de notaris en de aktekosten. De tarieven verschillen per gewest en hangen ervan af of het uw enige eigen woning wordt. Onze <a href="page:costs">kostenberekening</a> rekent met de regels van vandaag en toont elke stap. Praat met uw bank vóór u gaat kijken, dan weet u wat u kunt bieden.</p>
<h2>2. Laat ons meezoeken</h2>
<p>Bekijk <a href="page:for-sale">alle panden te koop</a>, bewaar uw <a href="page:favourites">favorieten</a> en <a href="page:demand-register">schrijf uw zoekopdracht in</a>. U krijgt een mail zodra er iets nieuws bij past, en u stopt met één klik.</p>
<h2>3. Kijk verder dan de keuken</h2>
<ul>
<li><strong>Energie.</strong> Het EPC zegt hoeveel de woning verbruikt. In Vlaanderen hoort bij een woning met label E of F een renovatieplicht; de <a href="page:renovation">renovatiecalculator</a> geeft een eerste idee van de kosten.</li>
<li><strong>Water.</strong> In Vlaanderen lopen de P- en G-score van A, geen overstroming gemodelleerd, tot D, een middelgrote kans vandaag.</li>
<li><strong>Asbest.</strong> Bij een Vlaams gebouw van vóór 2001 vanaf 20 m² hoort een asbestattest.</li>
<li><strong>Vergunning.</strong> Klopt wat er staat met wat er vergund is? Vraag het voor de veranda, het bijgebouw en de extra studio.</li>
<li><strong>Mede-eigendom.</strong> Koopt u een appartement, lees dan de laatste verslagen van de algemene vergadering: daar staan de geplande werken in.</li>
</ul>
<h2>4. Een bod doet u niet lichtzinnig</h2>
<p>De vraagprijs is een uitnodiging, geen aanbod. Uw bod bindt u zodra de verkoper het aanvaardt. Zet er dus een einddatum op en vermeld dat u een lening nodig hebt, als dat zo is. Dat kan bij ons online, en u leest vooraf wat u ondertekent.</p>
<h2>5. Compromis en akte</h2>
<p>Is het bod aanvaard, dan volgt het compromis. Laat het gerust eerst door uw notaris nalezen. Gewoonlijk betaalt u een voorschot van 10 %. Koopt u op plan, dan beschermt de wet-Breyne u en is het voorschot vóór de akte beperkt. Bij de akte betaalt u het saldo en krijgt u de sleutels.</p>
<p>Klaar om te gaan kijken? <a href="page:appointment">Kies zelf een moment</a> dat u past.</p>`,
    fr: `<p>Acheter, c’est prendre beaucoup de décisions en peu de temps. Nous travaillons pour le vendeur, mais un acheteur qui sait ce qu’il achète est aussi le meilleur acheteur pour nous. Vous recevez donc le dossier complet, y compris ce qui est moins flatteur.</p>
<h2>1. Votre budget, tous frais compris</h2>
<p>Au prix s’ajoutent les droits d’enregistrement ou la TVA, les honoraires du notaire et les frais d’acte. Les taux varient selon la Région et selon qu’il s’agit ou non de votre seule habitation propre. Notre <a href="page:costs">calcul des frais</a> applique les règles en vigueur et montre chaque étape. Parlez à votre banque avant de visiter : vous saurez ce que vous pouvez offrir.</p>
<h2>2. Laissez-nous chercher avec vous</h2>
<p>Parcourez <a href="page:for-sale">tous les biens à vendre</a>, gardez vos <a href="page:favourites">favoris</a> et <a href="page:demand-register">enregistrez votre recherche</a>. Un e-mail vous prévient dès qu’un nouveau bien correspond ; un clic suffit pour arrêter.</p>
<h2>3. Regardez plus loin que la cuisine</h2>
<ul>
<li><strong>Énergie.</strong> Le certificat PEB dit ce que le bien consomme. En Flandre, une classe E ou F entraîne une obligation de rénover ; le <a href="page:renovation">calculateur de rénovation</a> donne une première idée du coût.</li>
<li><strong>Eau.</strong> En Flandre, les scores P et G vont de A, aucune inondation modélisée, à D, une probabilité moyenne aujourd’hui.</li>
<li><strong>Amiante.</strong> Un bâtiment flamand d’avant 2001, à partir de 20 m², se vend avec une attestation amiante.</li>
<li><strong>Permis.</strong> Ce qui est construit correspond-il à ce qui est autorisé ? Posez la question pour la véranda, l’annexe et le studio en plus.</li>
<li><strong>Copropriété.</strong> Pour un appartement, lisez les derniers procès-verbaux de l’assemblée générale : les travaux prévus y figurent.</li>
</ul>
<h2>4. Une offre ne se fait pas à la légère</h2>
<p>Le prix affiché est une invitation, pas une offre. La vôtre vous engage dès que le vendeur l’accepte. Indiquez donc une date limite et précisez, le cas échéant, que vous avez besoin d’un crédit. Vous pouvez la faire en ligne et relire ce que vous signez.</p>
<h2>5. Compromis et acte</h2>
<p>L’offre acceptée, vient le compromis de vente. Faites-le relire par votre notaire. L’acompte habituel est de 10 %. Si vous achetez sur plan, la loi Breyne vous protège et limite l’acompte avant l’acte. À l’acte, vous payez le solde et recevez les clés.</p>
<p>Prêt à visiter ? <a href="page:appointment">Choisissez le moment</a> qui vous convient.</p>`,
    en: `<p>Buying means making many decisions in little time. We act for the seller, but buyers who know what they are buying are the best buyers for us too. So you get the whole file from us, including the less flattering parts.</p>
<h2>1. Know your budget, all costs included</h2>
<p>On top of the price come registration duty or VAT, the notary’s fee and the cost of the deed. Rates differ by region and depend on whether this will be your only home. Our <a href="page:costs">cost calculator</a> applies the rules in force today and shows every step. Talk to your bank before you start viewing, so that you know what you can offer.</p>
<h2>2. Let us search with you</h2>
<p>Browse <a href="page:for-sale">all homes for sale</a>, keep your <a href="page:favourites">favourites</a> and <a href="page:demand-register">register your search</a>. You get an email as soon as something new fits, and one click stops it.</p>
<h2>3. Look beyond the kitchen</h2>
<ul>
<li><strong>Energy.</strong> The EPC says how much the home uses. In Flanders a label E or F brings a duty to renovate; the <a href="page:renovation">renovation calculator</a> gives a first idea of the cost.</li>
<li><strong>Water.</strong> In Flanders the P and G scores run from A, no flooding modelled, to D, a medium chance today.</li>
<li><strong>Asbestos.</strong> A Flemish building from before 2001, of 20 m² or more, is sold with an asbestos certificate.</li>
<li><strong>Permits.</strong> Does what stands there match what was permitted? Ask about the veranda, the outbuilding and the extra studio.</li>
<li><strong>Co-ownership.</strong> If you are buying a flat, read the latest minutes of the owners’ meeting: they mention the works that are planned.</li>
</ul>
<h2>4. An offer is not a casual thing</h2>
<p>The asking price is an invitation, not an offer. Your own offer binds you once the seller accepts it. So give it an expiry date, and say so if you need a mortgage. With us you can make it online, and you read what you sign beforehand.</p>
<h2>5. Sale agreement and deed</h2>
<p>Once the offer is accepted, the sale agreement or <em>compromis</em> follows. By all means let your notary read it first. A deposit of 10% is customary. If you buy off plan, the Breyne Act protects you and limits the deposit before the deed. At the deed you pay the balance and receive the keys.</p>
<p>Ready to have a look? <a href="page:appointment">Choose a time</a> that suits you.</p>`,
    de: `<p>Wer kauft, muss in kurzer Zeit viel entscheiden. Wir arbeiten im Auftrag des Verkäufers, aber ein Käufer, der weiß, was er kauft, ist auch für uns der beste Käufer. Deshalb erhalten Sie bei uns die vollständige Akte, auch das weniger Schöne.</p>
<h2>1. Kennen Sie Ihr Budget, mit allen Kosten</h2>
<p>Zum Preis kommen Registrierungsgebühren oder Mehrwertsteuer, das Honorar des Notars und die Kosten der Urkunde. Die Sätze unterscheiden sich je nach Region und hängen davon ab, ob es Ihre einzige eigene Wohnung wird. Unser <a href="page:costs">Kostenrechner</a> verwendet die heutigen Regeln und zeigt jeden Schritt. Sprechen Sie mit Ihrer Bank, bevor Sie besichtigen; dann wissen Sie, was Sie bieten können.</p>
<h2>2. Lassen Sie uns mitsuchen</h2>
<p>Sehen Sie sich <a href="page:for-sale">alle Immobilien zum Verkauf</a> an, merken Sie sich Ihre <a href="page:favourites">Favoriten</a> und <a href="page:demand-register">hinterlegen Sie Ihre Suche</a>. Sobald etwas Neues passt, erhalten Sie eine E-Mail; ein Klick genügt, um damit aufzuhören.</p>
<h2>3. Schauen Sie weiter als bis zur Küche</h2>
<ul>
<li><strong>Energie.</strong> Der Energieausweis zeigt, was das Haus verbraucht. In Flandern bringt Klasse E oder F eine Renovierungspflicht mit sich; der <a href="page:renovation">Renovierungsrechner</a> gibt eine erste Vorstellung der Kosten.</li>
<li><strong>Wasser.</strong> In Flandern reichen P- und G-Wert von A, keine Überschwemmung modelliert, bis D, eine mittlere Wahrscheinlichkeit heute.</li>
<li><strong>Asbest.</strong> Zu einem flämischen Gebäude von vor 2001 ab 20 m² gehört eine Asbestbescheinigung.</li>
<li><strong>Genehmigung.</strong> Stimmt, was dort steht, mit dem Genehmigten überein? Fragen Sie nach Wintergarten, Nebengebäude und zusätzlichem Studio.</li>
<li><strong>Miteigentum.</strong> Kaufen Sie eine Wohnung, lesen Sie die letzten Protokolle der Eigentümerversammlung: Dort stehen die geplanten Arbeiten.</li>
</ul>
<h2>4. Ein Gebot macht man nicht leichtfertig</h2>
<p>Der angegebene Preis ist eine Einladung, kein Angebot. Ihr Gebot bindet Sie, sobald der Verkäufer es annimmt. Setzen Sie also ein Ablaufdatum und vermerken Sie, wenn Sie einen Kredit brauchen. Bei uns geht das online, und Sie lesen vorher, was Sie unterschreiben.</p>
<h2>5. Vorvertrag und Urkunde</h2>
<p>Ist das Gebot angenommen, folgt der Vorvertrag, auf Französisch „compromis“. Lassen Sie ihn ruhig zuerst von Ihrem Notar lesen. Üblich ist eine Anzahlung von 10 %. Kaufen Sie auf Plan, schützt Sie das Breyne-Gesetz und begrenzt die Anzahlung vor der Urkunde. Bei der Urkunde zahlen Sie den Rest und erhalten die Schlüssel.</p>
<p>Bereit zur Besichtigung? <a href="page:appointment">Wählen Sie einen Termin</a>, der Ihnen passt.</p>`,
  },
  picture: 'interior-kitchen-01.webp',
}
