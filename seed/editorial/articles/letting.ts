import type { Article } from '../content'

export const letting: Article = {
  id: 12,
  categoryId: 1,
  sort: 3,
  slug: {
    nl: 'ik-wil-verhuren',
    fr: 'je-veux-mettre-en-location',
    en: 'i-want-to-let',
    de: 'ich-moechte-vermieten',
  },
  title: {
    nl: 'Ik wil verhuren',
    fr: 'Je veux mettre en location',
    en: 'I want to let',
    de: 'Ich möchte vermieten',
  },
  intro: {
    nl: 'Een correcte huurprijs, een zorgvuldig gekozen huurder en papieren die kloppen. Zo verhuurt u met een gerust gemoed.',
    fr: 'Un loyer correct, un locataire choisi avec soin et des documents en ordre : de quoi louer l’esprit tranquille.',
    en: 'A fair rent, a carefully chosen tenant and papers that are in order: letting with peace of mind.',
    de: 'Eine faire Miete, ein sorgfältig ausgewählter Mieter und korrekte Unterlagen: So vermieten Sie mit ruhigem Gewissen.',
  },
  body: {
    nl: `<p>Verhuren lijkt eenvoudig, tot er iets misloopt. Goed begonnen is hier echt half gewonnen: een juiste huurprijs, een huurder die de huur kan dragen, een nauwkeurige plaatsbeschrijving en een contract dat de regels van het gewest volgt.</p>
<h2>1. De huurprijs en de advertentie</h2>
<p>We bezoeken de woning en vergelijken met wat er in de buurt echt verhuurd wordt. In elke advertentie voor een woning staan de huurprijs én de lasten, in de drie gewesten. Ook de energiegegevens moeten erbij: het EPC in Vlaanderen, de energieklasse in Wallonië en Brussel. Hebt u nog geen certificaat, dan regelen wij de deskundige.</p>
<h2>2. De huurder kiezen, correct en zonder omwegen</h2>
<p>Voor een bezoek vragen we alleen een naam en contactgegevens. Pas wie na het bezoek echt wil huren, vult een dossier in: identiteit, woonplaats en de hoogte van het inkomen. Waar dat inkomen vandaan komt, de gezondheid of het gerechtelijk verleden van een kandidaat vragen we nooit. We houden bij wie zich wanneer gemeld heeft en leggen u de kandidaten voor met een advies. De keuze is aan u, op eerlijke gronden.</p>
<h2>3. Contract, waarborg en plaatsbeschrijving</h2>
<ul>
<li><strong>Contract.</strong> De regels voor woninghuur verschillen per gewest. Wij gebruiken een contract dat bij de ligging van uw woning past en laten het registreren.</li>
<li><strong>Huurwaarborg.</strong> Hoeveel u hoogstens mag vragen, hangt af van het gewest. U geeft de sleutels pas als de waarborg geplaatst is.</li>
<li><strong>Plaatsbeschrijving.</strong> Kamer per kamer, met foto’s en meterstanden, ondertekend door beide partijen. Zonder dat stuk wordt schade op het einde een welles-nietesverhaal.</li>
</ul>
<h2>4. En daarna?</h2>
<p>U kiest hoeveel u uit handen geeft. Met ons rentmeesterschap volgen we de betalingen op, indexeren we de huur waar dat mag, nemen we de telefoon op als de ketel hapert en sturen we u één duidelijk overzicht per maand. Woont u in het buitenland, dan is dat goud waard. Eindigt de huur, dan plannen we de plaatsbeschrijving van uittrede en zoeken we meteen een nieuwe huurder.</p>
<h2>Wat hebben we van u nodig?</h2>
<ul>
<li>uw eigendomstitel of het kadastraal uittreksel;</li>
<li>het EPC en de keuringen die u hebt;</li>
<li>bij een appartement het reglement en de laatste afrekening van de syndicus;</li>
<li>een sleutel voor de bezoeken.</li>
</ul>
<p>Benieuwd naar een realistische huurprijs? Vraag een <a href="page:contact-demand">gratis schatting</a>, of bekijk wat er nu <a href="page:for-rent">te huur</a> staat.</p>
<p>Tekent u de opdracht online of buiten ons kantoor, dan kunt u ze binnen 14 dagen zonder reden herroepen; tekent u op kantoor, dan binnen 7 werkdagen.</p>`,
    fr: `<p>Louer semble simple, jusqu’au jour où quelque chose coince. Ici, bien commencer, c’est vraiment avoir fait la moitié du chemin : un loyer juste, un locataire solvable, un état des lieux précis et un bail conforme aux règles de la Région.</p>
<h2>1. Le loyer et l’annonce</h2>
<p>Nous visitons le bien et le comparons à ce qui se loue réellement dans le quartier. Dans les trois Régions, toute annonce de logement mentionne le loyer et les charges. Les données énergétiques doivent y figurer aussi : la classe énergétique en Wallonie et à Bruxelles, l’EPC en Flandre. Pas encore de certificat ? Nous envoyons le certificateur.</p>
<h2>2. Choisir le locataire, correctement et sans détours</h2>
<p>Avant une visite, nous ne demandons qu’un nom et des coordonnées. Seul le candidat qui souhaite vraiment louer après la visite remplit un dossier : identité, domicile et montant des revenus. L’origine de ces revenus, l’état de santé ou le passé judiciaire, nous ne les demandons jamais. Nous notons qui s’est présenté et quand, puis nous vous soumettons les candidatures avec notre avis. Le choix vous revient, pour des motifs honnêtes.</p>
<h2>3. Bail, garantie et état des lieux</h2>
<ul>
<li><strong>Bail.</strong> Les règles du bail d’habitation diffèrent selon la Région. Nous utilisons un contrat adapté à la situation du bien et nous le faisons enregistrer.</li>
<li><strong>Garantie locative.</strong> Le maximum que vous pouvez demander dépend de la Région. Les clés ne sont remises qu’une fois la garantie constituée.</li>
<li><strong>État des lieux.</strong> Pièce par pièce, avec photos et relevés de compteurs, signé par les deux parties. Sans lui, un dégât en fin de bail devient parole contre parole.</li>
</ul>
<h2>4. Et ensuite ?</h2>
<p>Vous décidez de ce que vous nous confiez. Dans le cadre de notre gestion locative, nous suivons les paiements, indexons le loyer lorsque c’est permis, répondons au téléphone quand la chaudière tousse et vous envoyons un relevé clair par mois. Si vous vivez à l’étranger, cela change tout. À la fin du bail, nous organisons l’état des lieux de sortie et cherchons aussitôt un nouveau locataire.</p>
<h2>De quoi avons-nous besoin ?</h2>
<ul>
<li>votre titre de propriété ou l’extrait cadastral ;</li>
<li>le certificat PEB et les contrôles dont vous disposez ;</li>
<li>pour un appartement, le règlement et le dernier décompte du syndic ;</li>
<li>une clé pour les visites.</li>
</ul>
<p>Quel loyer demander ? Sollicitez une <a href="page:contact-demand">estimation gratuite</a> ou regardez ce qui est actuellement <a href="page:for-rent">à louer</a>.</p>
<p>Si vous signez la mission en ligne ou hors de l’agence, vous pouvez vous rétracter sans motif dans les 14 jours ; à l’agence, dans les 7 jours ouvrables.</p>`,
    en: `<p>Letting looks simple until something goes wrong. Here, a good start really is half the work: the right rent, a tenant who suits the home, a precise inventory and a lease that follows the rules of the region.</p>
<h2>1. The rent and the advertisement</h2>
<p>We visit the home and compare it with what is really being let nearby. In all three regions, every residential advertisement states the rent and the charges. Energy data must be in it too: the EPC in Flanders, the energy class in Wallonia and Brussels. If you have no certificate yet, we arrange a visit by the assessor.</p>
<h2>2. Choosing the tenant, fairly and openly</h2>
<p>Before a viewing we ask only for a name and contact details. Only those who really want to rent after the viewing complete an application: identity, place of residence and the amount of their income. Where that income comes from, a candidate’s health or criminal record are things we never ask about. We keep note of who came forward and when, and put the candidates to you with our advice. The choice is yours, on fair grounds.</p>
<h2>3. Lease, deposit and inventory</h2>
<ul>
<li><strong>Lease.</strong> The rules for residential leases differ by region. We use a contract that suits the location of your home and have it registered.</li>
<li><strong>Rental deposit.</strong> How much you may ask at most depends on the region. The keys change hands only when the deposit is in place.</li>
<li><strong>Inventory.</strong> Room by room, with photographs and meter readings, signed by both parties. Without it, damage at the end becomes one word against another.</li>
</ul>
<h2>4. And afterwards?</h2>
<p>You choose how much you leave to us. With our property management we follow up payments, index the rent where that is allowed, answer the phone when the boiler splutters and send you one clear statement a month. If you live abroad, that makes all the difference. When the lease ends, we arrange the check-out inventory and start looking for a new tenant at once.</p>
<h2>What do we need from you?</h2>
<ul>
<li>your title deed or the land registry extract;</li>
<li>the EPC and whatever inspection reports you have;</li>
<li>for a flat, the rules of the building and the latest statement of the building manager;</li>
<li>a key for the viewings.</li>
</ul>
<p>What would be a realistic rent? Ask for a <a href="page:contact-demand">free valuation</a>, or see what is <a href="page:for-rent">to let</a> at the moment.</p>
<p>If you sign the mandate online or away from our office, you can withdraw within 14 days without giving a reason; at our office, within 7 working days.</p>`,
    de: `<p>Vermieten scheint einfach, bis etwas schiefgeht. Ein guter Anfang ist hier wirklich schon die halbe Arbeit: eine richtige Miete, ein Mieter, der zur Wohnung passt, ein genauer Ortsbefund und ein Vertrag, der den Regeln der Region folgt.</p>
<h2>1. Die Miete und die Anzeige</h2>
<p>Wir sehen uns die Wohnung an und vergleichen mit dem, was in der Umgebung wirklich vermietet wird. In allen drei Regionen nennt jede Wohnungsanzeige die Miete und die Nebenkosten. Auch die Energieangaben gehören dazu: die Energieklasse in der Wallonie und in Brüssel, der EPC in Flandern. Haben Sie noch keinen Ausweis, beauftragen wir den Sachverständigen.</p>
<h2>2. Den Mieter auswählen, korrekt und ohne Umwege</h2>
<p>Vor einer Besichtigung fragen wir nur nach Namen und Kontaktdaten. Erst wer danach wirklich mieten möchte, füllt ein Formular aus: Identität, Wohnort und Höhe des Einkommens. Woher dieses Einkommen stammt, fragen wir nie, ebenso wenig nach Gesundheit oder gerichtlicher Vergangenheit. Wir halten fest, wer sich wann gemeldet hat, und legen Ihnen die Bewerbungen mit unserer Empfehlung vor. Die Wahl treffen Sie, aus fairen Gründen.</p>
<h2>3. Vertrag, Mietgarantie und Ortsbefund</h2>
<ul>
<li><strong>Vertrag.</strong> Die Regeln für Wohnungsmiete sind nicht überall gleich. Wir verwenden einen Vertrag, der zur Lage Ihrer Wohnung passt, und lassen ihn registrieren.</li>
<li><strong>Mietgarantie.</strong> Wie viel Sie höchstens verlangen dürfen, hängt von der Region ab. Die Schlüssel werden erst übergeben, wenn die Garantie hinterlegt ist.</li>
<li><strong>Ortsbefund.</strong> Zimmer für Zimmer, mit Fotos und Zählerständen, von beiden Seiten unterschrieben. Ohne ihn steht bei Schäden am Ende Aussage gegen Aussage.</li>
</ul>
<h2>4. Und danach?</h2>
<p>Sie entscheiden, wie viel Sie aus der Hand geben. Mit unserer Mietverwaltung verfolgen wir die Zahlungen, indexieren die Miete, wo es erlaubt ist, gehen ans Telefon, wenn der Heizkessel streikt, und schicken Ihnen monatlich eine klare Übersicht. Wohnen Sie im Ausland, ist das Gold wert. Endet die Miete, planen wir den Ortsbefund beim Auszug und suchen sofort einen neuen Mieter.</p>
<h2>Was brauchen wir von Ihnen?</h2>
<ul>
<li>Ihren Eigentumstitel oder den Katasterauszug;</li>
<li>den Energieausweis und die vorhandenen Prüfberichte;</li>
<li>bei einer Wohnung die Hausordnung und die letzte Abrechnung des Hausverwalters;</li>
<li>einen Schlüssel für die Besichtigungen.</li>
</ul>
<p>Welche Miete ist realistisch? Fordern Sie eine <a href="page:contact-demand">kostenlose Schätzung</a> an oder sehen Sie, was derzeit <a href="page:for-rent">zu vermieten</a> ist.</p>
<p>Unterzeichnen Sie den Auftrag online oder außerhalb unseres Büros, können Sie ihn binnen 14 Tagen ohne Grund widerrufen; in unserem Büro binnen 7 Werktagen.</p>`,
  },
  picture: 'exterior-rental-01.webp',
}
