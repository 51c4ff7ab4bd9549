import type { Article } from '../content'

export const newsOpenHouse: Article = {
  id: 50,
  categoryId: 3,
  sort: 1,
  daysAgo: 6,
  slug: {
    nl: 'kijkdag-elke-eerste-zaterdag',
    fr: 'portes-ouvertes-chaque-premier-samedi',
    en: 'open-house-every-first-saturday',
    de: 'tag-der-offenen-tuer-jeden-ersten-samstag',
  },
  title: {
    nl: 'Kijkdag: elke eerste zaterdag staan de deuren open',
    fr: 'Portes ouvertes : chaque premier samedi du mois',
    en: 'Open house: our doors open every first Saturday',
    de: 'Offene Tür: jeden ersten Samstag im Monat',
  },
  intro: {
    nl: 'Een woning bekijken zonder afspraak? Elke eerste zaterdag van de maand kan het, van 10 tot 13 uur. Zo bereidt u uw ronde voor.',
    fr: 'Visiter sans rendez-vous ? C’est possible chaque premier samedi du mois, de 10 h à 13 h. Voici comment préparer votre tournée.',
    en: 'Viewing a home without an appointment? You can, every first Saturday of the month from 10 am to 1 pm. Here is how to plan your round.',
    de: 'Eine Immobilie ohne Termin besichtigen? Das geht jeden ersten Samstag im Monat von 10 bis 13 Uhr. So planen Sie Ihre Runde.',
  },
  body: {
    nl: `<p>Niet iedereen wil meteen een afspraak maken. Soms wilt u gewoon eens binnenkijken, de buurt opsnuiven en zien hoe het licht valt. Daarvoor is onze kijkdag er: elke eerste zaterdag van de maand, van 10 tot 13 uur, zetten eigenaars in en rond Aarschot, Leuven en Namen hun deur open.</p>
<h2>Zo werkt het</h2>
<ul>
<li>In de lijst <a href="page:for-sale">te koop</a> herkent u de deelnemende woningen aan de vermelding in de advertentie. Ze staat er ten laatste op woensdag.</li>
<li>U hoeft zich niet in te schrijven. Aan de deur vragen we alleen uw naam en hoe we u kunnen bereiken.</li>
<li>De makelaar die het dossier kent, is zelf aanwezig. Het EPC, de stedenbouwkundige inlichtingen en, waar nodig, het asbestattest liggen op tafel.</li>
</ul>
<h2>Haal meer uit uw ronde</h2>
<p>Kies er hoogstens drie. Wie er zes bekijkt, weet ’s avonds niet meer welke badkamer bij welk huis hoorde. Neem foto’s van wat u anders zou doen, niet van wat al mooi is, en wandel een blokje om: de buurt koopt u mee.</p>
<p>Spreekt een woning u aan, vraag dan een tweede bezoek op een gewone weekdag. Dan hoort u het verkeer, ziet u de school uitgaan en kunt u rustig alles nakijken. Dat bezoek <a href="page:appointment">boekt u online</a>.</p>
<p>En de koffie? Die staat klaar op onze twee kantoren, ook als u alleen een vraag hebt over de waarde van uw eigen huis.</p>`,
    fr: `<p>Tout le monde n’a pas envie de prendre rendez-vous d’emblée. Parfois, on veut simplement jeter un coup d’œil, sentir le quartier et voir comment entre la lumière. C’est à cela que servent nos portes ouvertes : chaque premier samedi du mois, de 10 h à 13 h, des propriétaires d’Aarschot, de Louvain, de Namur et des environs ouvrent leur porte.</p>
<h2>Comment cela se passe</h2>
<ul>
<li>Dans la liste des biens <a href="page:for-sale">à vendre</a>, une mention dans l’annonce signale les biens participants, au plus tard le mercredi.</li>
<li>Aucune inscription. À l’entrée, nous vous demandons seulement votre nom et un moyen de vous joindre.</li>
<li>L’agent qui connaît le dossier est sur place. Le certificat PEB, les renseignements urbanistiques et, s’il le faut, l’attestation amiante sont sur la table.</li>
</ul>
<h2>Tirez le meilleur de votre tournée</h2>
<p>Choisissez trois biens au plus. Après six visites, on ne sait plus le soir quelle salle de bains allait avec quelle maison. Photographiez ce que vous changeriez plutôt que ce qui est déjà beau, et faites le tour du pâté de maisons : on achète aussi le quartier.</p>
<p>Un bien vous plaît ? Demandez une seconde visite un jour de semaine. Vous entendrez la circulation, verrez la sortie de l’école et pourrez tout vérifier au calme. Cette visite <a href="page:appointment">se réserve en ligne</a>.</p>
<p>Et le café ? Il vous attend dans nos deux agences, même si vous venez seulement demander ce que vaut votre propre maison.</p>`,
    en: `<p>Not everybody wants to make an appointment straight away. Sometimes you simply want to look inside, get a feel for the neighbourhood and see how the light falls. That is what our open house is for: every first Saturday of the month, from 10 am to 1 pm, owners in and around Aarschot, Leuven and Namur open their doors.</p>
<h2>How it works</h2>
<ul>
<li>On the <a href="page:for-sale">for sale</a> list, a line in the advertisement marks the homes that take part. It is there by Wednesday at the latest.</li>
<li>There is no need to register. At the door we ask only for your name and how to reach you.</li>
<li>The agent who knows the file is there in person. The energy certificate, the planning information and, where needed, the asbestos certificate are on the table.</li>
</ul>
<h2>Getting more from your round</h2>
<p>Choose three at most. After six viewings nobody remembers which bathroom went with which house. Photograph what you would change rather than what is already lovely, and take a walk round the block: you are buying the neighbourhood too.</p>
<p>If a home appeals to you, ask for a second viewing on an ordinary weekday. You will hear the traffic, see the school empty and be able to check everything at your ease. You <a href="page:appointment">book that viewing online</a>.</p>
<p>And the coffee? It is ready in both our offices, even if all you want to ask is what your own house is worth.</p>`,
    de: `<p>Nicht jeder möchte gleich einen Termin vereinbaren. Manchmal will man einfach einen Blick hineinwerfen, die Nachbarschaft spüren und sehen, wie das Licht fällt. Dafür gibt es unseren Tag der offenen Tür: Jeden ersten Samstag im Monat, von 10 bis 13 Uhr, öffnen Eigentümer in und um Aarschot, Löwen und Namur ihre Häuser.</p>
<h2>So funktioniert es</h2>
<ul>
<li>In der Liste <a href="page:for-sale">zu verkaufen</a> erkennen Sie die teilnehmenden Immobilien an einem Hinweis in der Anzeige, spätestens ab Mittwoch.</li>
<li>Eine Anmeldung ist nicht nötig. An der Tür fragen wir nur, wie Sie heißen und wie wir Sie erreichen.</li>
<li>Der Makler, der die Akte kennt, ist selbst da. Energieausweis, städtebauliche Auskünfte und, falls nötig, die Asbestbescheinigung liegen auf dem Tisch.</li>
</ul>
<h2>So haben Sie mehr von Ihrer Runde</h2>
<p>Wählen Sie höchstens drei aus. Nach sechs Besichtigungen weiß abends niemand mehr, welches Bad zu welchem Haus gehörte. Fotografieren Sie, was Sie ändern würden, nicht was schon schön ist, und gehen Sie einmal um den Block: Die Nachbarschaft kaufen Sie mit.</p>
<p>Gefällt Ihnen eine Immobilie, bitten Sie um eine zweite Besichtigung an einem gewöhnlichen Wochentag. Dann hören Sie den Verkehr, sehen den Schulschluss und können alles in Ruhe prüfen. Diese Besichtigung <a href="page:appointment">buchen Sie online</a>.</p>
<p>Und der Kaffee? Der steht in unseren beiden Büros bereit, auch wenn Sie nur wissen möchten, was Ihr eigenes Haus wert ist.</p>`,
  },
  picture: 'exterior-rowhouse-01.webp',
}
