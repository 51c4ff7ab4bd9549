import type { Article } from '../content'

export const selling: Article = {
  id: 10,
  categoryId: 1,
  sort: 1,
  slug: {
    nl: 'ik-wil-verkopen',
    fr: 'je-veux-vendre',
    en: 'i-want-to-sell',
    de: 'ich-moechte-verkaufen',
  },
  title: {
    nl: 'Ik wil verkopen',
    fr: 'Je veux vendre',
    en: 'I want to sell',
    de: 'Ich möchte verkaufen',
  },
  intro: {
    nl: 'Eén makelaar, van de schatting tot de akte. Zo verloopt de verkoop van uw woning, stap voor stap en zonder verrassingen.',
    fr: 'Un seul agent, de l’estimation à l’acte. Voici comment se déroule la vente de votre bien, étape par étape et sans surprise.',
    en: 'One agent, from valuation to deed. This is how your home is sold: step by step and without surprises.',
    de: 'Ein Makler, von der Schätzung bis zur Urkunde. So verläuft der Verkauf Ihrer Immobilie: Schritt für Schritt, ohne Überraschungen.',
  },
  body: {
    nl: `<p>Een woning verkopen doet u misschien één keer in uw leven. Wij doen het elke week. U krijgt één makelaar die uw dossier van begin tot einde kent, de telefoon opneemt en zegt waar het op staat, ook als het antwoord even tegenvalt.</p>
<h2>1. Een schatting die klopt</h2>
<p>We komen kijken, van kelder tot dak, en vergelijken met woningen die in uw buurt echt verkocht zijn. Binnen vijf werkdagen krijgt u een schriftelijke waardebepaling, met de redenering erbij. Dat is <a href="page:contact-demand">gratis en verplicht u tot niets</a>. Een te hoge vraagprijs kost u vaak meer dan hij opbrengt: de meeste kandidaten melden zich in de eerste weken.</p>
<h2>2. Het dossier is klaar vóór het eerste bezoek</h2>
<p>Een advertentie hoort volledig te zijn. Wij vragen alles voor u op en kijken het na:</p>
<ul>
<li>het energieprestatiecertificaat (EPC), dat in elke advertentie vermeld staat;</li>
<li>in Vlaanderen het asbestattest, bij verkoop van een gebouw van vóór 2001 vanaf 20 m²;</li>
<li>de stedenbouwkundige inlichtingen: vergunning, bestemming, handhaving, voorkooprecht en verkaveling;</li>
<li>de overstromingsscores: de P-score van het perceel en, als er een gebouw staat, ook de G-score;</li>
<li>de keuring van de elektriciteit, het bodemattest en, bij een appartement, de stukken van de syndicus.</li>
</ul>
<p>Voor een woning in Wallonië of Brussel is de lijst anders. Ons kantoor in Namen kent ze uit het hoofd.</p>
<h2>3. Bezoeken en eerlijke antwoorden</h2>
<p>We fotograferen bij goed licht, schrijven een tekst die bij het huis past en leiden elke bezoeker zelf rond. In uw <a href="page:login">eigenaarsportaal</a> leest u wie er kwam, wat ze ervan vonden en hoe vaak uw woning bekeken is.</p>
<h2>4. Van bod tot compromis</h2>
<p>Een bod bindt zodra u het aanvaardt. Daarom vragen we elk bod op papier, met een einddatum en met de voorwaarden erbij, zoals een lening die de koper nog moet krijgen. Bent u het eens, dan leggen we alles vast in de verkoopovereenkomst, het compromis. Gewoonlijk betaalt de koper dan een voorschot van 10 %.</p>
<h2>5. De akte</h2>
<p>U kiest zelf uw notaris. Die doet de nodige opzoekingen en maakt de akte op. Wij volgen de termijnen, nemen samen met u de meterstanden op en zijn erbij wanneer u de sleutels overhandigt.</p>
<h2>Wat kost het?</h2>
<p>U betaalt ons ereloon alleen als de woning verkocht is. Het staat vooraf in de opdracht, btw inbegrepen. Tekent u de opdracht online of buiten ons kantoor, dan kunt u ze binnen 14 dagen zonder reden herroepen; tekent u op kantoor, dan binnen 7 werkdagen. <a href="page:contact">Vraag ons de cijfers van vandaag</a>: u krijgt ze zwart op wit.</p>`,
    fr: `<p>Vendre son bien, on ne le fait parfois qu’une fois dans sa vie. Nous le faisons chaque semaine. Vous avez un seul agent qui connaît votre dossier du début à la fin, qui décroche le téléphone et qui vous dit les choses comme elles sont, même quand la réponse déçoit un peu.</p>
<h2>1. Une estimation juste</h2>
<p>Nous venons voir le bien, de la cave au grenier, et nous le comparons à ceux qui se sont réellement vendus dans votre quartier. Dans les cinq jours ouvrables, vous recevez une estimation écrite et motivée. C’est <a href="page:contact-demand">gratuit et sans engagement</a>. Un prix demandé trop élevé coûte souvent plus qu’il ne rapporte : la plupart des candidats se manifestent les premières semaines.</p>
<h2>2. Un dossier prêt avant la première visite</h2>
<p>Une annonce doit être complète. Nous demandons et vérifions pour vous :</p>
<ul>
<li>le certificat PEB, dont la classe énergétique figure dans chaque annonce ;</li>
<li>en Flandre, l’attestation amiante pour la vente d’un bâtiment d’avant 2001 à partir de 20 m² ;</li>
<li>les renseignements urbanistiques : permis, affectation, infractions, droit de préemption et lotissement ;</li>
<li>en Flandre toujours, les scores d’inondation de la parcelle (P) et, s’il y a un bâtiment, du bâtiment (G) ;</li>
<li>le contrôle de l’installation électrique, l’attestation du sol et, pour un appartement, les documents du syndic.</li>
</ul>
<p>La liste varie d’une Région à l’autre. Notre agence de Namur connaît celle de la Wallonie et de Bruxelles par cœur.</p>
<h2>3. Des visites et des réponses franches</h2>
<p>Nous photographions avec une belle lumière, rédigeons un texte qui ressemble à la maison et accompagnons nous-mêmes chaque visiteur. Dans votre <a href="page:login">espace propriétaire</a>, vous lisez qui est venu, ce qu’il en a pensé et combien de fois votre bien a été consulté.</p>
<h2>4. De l’offre au compromis</h2>
<p>Une offre engage dès que vous l’acceptez. C’est pourquoi nous demandons chaque offre par écrit, avec une date limite et ses conditions, par exemple l’obtention d’un crédit. Si vous êtes d’accord, tout est fixé dans le compromis de vente. L’acheteur verse alors d’ordinaire un acompte de 10 %.</p>
<h2>5. L’acte</h2>
<p>Vous choisissez votre notaire. Il effectue les recherches et prépare l’acte authentique. Nous surveillons les délais, relevons les compteurs avec vous et sommes présents à la remise des clés.</p>
<h2>Combien cela coûte-t-il ?</h2>
<p>Nos honoraires ne sont dus que si le bien est vendu. Ils figurent dès le départ dans la mission, TVA comprise. Si vous signez la mission en ligne ou hors de l’agence, vous pouvez vous rétracter sans motif dans les 14 jours ; à l’agence, dans les 7 jours ouvrables. <a href="page:contact">Demandez-nous les chiffres du jour</a> : vous les recevrez noir sur blanc.</p>`,
    en: `<p>You may sell a home once in your life. We do it every week. You have one agent who knows your file from start to finish, picks up the phone and tells you how things stand, even when the answer is not quite what you hoped for.</p>
<h2>1. A valuation that holds</h2>
<p>We come and look, from cellar to roof, and compare with homes that really changed hands in your neighbourhood. Within five working days you receive a written valuation with the reasoning behind it. It is <a href="page:contact-demand">free and without obligation</a>. An asking price that is too high often costs more than it brings in: most buyers come forward in the first weeks.</p>
<h2>2. The file is ready before the first viewing</h2>
<p>An advertisement has to be complete. We request and check everything for you:</p>
<ul>
<li>the energy performance certificate (EPC), which every advertisement mentions;</li>
<li>in Flanders the asbestos certificate, for the sale of a building from before 2001 of 20 m² or more;</li>
<li>the planning information: permit, zoning, enforcement, pre-emption right and subdivision;</li>
<li>in Flanders the flood scores, P for the plot and, where there is a building, G for the building;</li>
<li>the inspection of the electrical installation, the soil certificate and, for a flat, the papers of the building manager.</li>
</ul>
<p>The list differs for a home in Wallonia or Brussels. Our Namur office knows it by heart.</p>
<h2>3. Viewings and straight answers</h2>
<p>We take the photographs in good light, write a text that suits the house and show every visitor round ourselves. In your <a href="page:login">owner portal</a> you read who came, what they thought and how often your home was viewed online.</p>
<h2>4. From offer to sale agreement</h2>
<p>An offer is binding once you accept it. That is why we ask for every offer in writing, with an expiry date and with its conditions, such as a mortgage the buyer still has to obtain. Once you agree, everything is laid down in the sale agreement, known here as the <em>compromis</em>. The buyer then customarily pays a deposit of 10%.</p>
<h2>5. The deed</h2>
<p>You choose your own notary, who carries out the searches and draws up the deed. We keep an eye on the deadlines, read the meters with you and are there when you hand over the keys.</p>
<h2>What does it cost?</h2>
<p>You pay our fee only if the home is sold. It is stated in the mandate from the start, VAT included. If you sign the mandate online or away from our office, you can withdraw within 14 days without giving a reason; at our office, within 7 working days. <a href="page:contact">Ask us for today’s figures</a>: you will get them in black and white.</p>`,
    de: `<p>Eine Immobilie verkauft man oft nur einmal im Leben. Wir tun es jede Woche. Sie haben einen einzigen Makler, der Ihre Akte von Anfang bis Ende kennt, ans Telefon geht und offen sagt, wie es steht, auch wenn die Antwort einmal enttäuscht.</p>
<h2>1. Eine Schätzung, die stimmt</h2>
<p>Wir sehen uns alles an, vom Keller bis zum Dach, und vergleichen mit Häusern, die in Ihrer Nachbarschaft wirklich verkauft wurden. Innerhalb von fünf Werktagen erhalten Sie eine schriftliche, begründete Wertermittlung. Das ist <a href="page:contact-demand">kostenlos und unverbindlich</a>. Ein zu hoher Preis kostet oft mehr, als er einbringt: Die meisten Interessenten melden sich in den ersten Wochen.</p>
<h2>2. Die Akte ist vor der ersten Besichtigung fertig</h2>
<p>Eine Anzeige muss vollständig sein. Wir fordern alles für Sie an und prüfen es:</p>
<ul>
<li>den Energieausweis (PEB bzw. EPC), der in jeder Anzeige genannt wird;</li>
<li>in Flandern die Asbestbescheinigung, beim Verkauf eines Gebäudes von vor 2001 ab 20 m²;</li>
<li>die städtebaulichen Auskünfte: Genehmigung, Zweckbestimmung, Verstöße, Vorkaufsrecht und Parzellierung;</li>
<li>in Flandern die Hochwasserwerte: P für das Grundstück und, falls bebaut, G für das Gebäude;</li>
<li>die Prüfung der Elektroanlage, die Bodenbescheinigung und bei einer Wohnung die Unterlagen des Hausverwalters.</li>
</ul>
<p>In der Wallonie und in Brüssel sieht die Liste anders aus. Unser Büro in Namur kennt sie auswendig.</p>
<h2>3. Besichtigungen und ehrliche Antworten</h2>
<p>Wir fotografieren bei gutem Licht, schreiben einen Text, der zum Haus passt, und führen jeden Besucher selbst herum. In Ihrem <a href="page:login">Eigentümerportal</a> lesen Sie, wer da war, wie es gefallen hat und wie oft Ihr Haus angesehen wurde.</p>
<h2>4. Vom Gebot zum Vorvertrag</h2>
<p>Ein Gebot bindet, sobald Sie es annehmen. Deshalb verlangen wir jedes Gebot schriftlich, mit Ablaufdatum und mit seinen Bedingungen, etwa einem Kredit, den der Käufer noch erhalten muss. Sind Sie einverstanden, halten wir alles im Vorvertrag fest, auf Französisch „compromis“. Üblicherweise zahlt der Käufer dann eine Anzahlung von 10 %.</p>
<h2>5. Die Urkunde</h2>
<p>Sie wählen Ihren Notar selbst. Er führt die nötigen Nachforschungen durch und setzt die Urkunde auf. Wir achten auf die Fristen, lesen mit Ihnen die Zähler ab und sind bei der Schlüsselübergabe dabei.</p>
<h2>Was kostet das?</h2>
<p>Unser Honorar zahlen Sie nur, wenn die Immobilie verkauft ist. Es steht von Anfang an im Auftrag, Mehrwertsteuer inbegriffen. Unterzeichnen Sie den Auftrag online oder außerhalb unseres Büros, können Sie ihn binnen 14 Tagen ohne Grund widerrufen; in unserem Büro binnen 7 Werktagen. <a href="page:contact">Fragen Sie uns nach den heutigen Zahlen</a>: Sie erhalten sie schwarz auf weiß.</p>`,
  },
  picture: 'exterior-villa-04.webp',
}
