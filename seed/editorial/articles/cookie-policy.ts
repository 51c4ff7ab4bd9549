import type { Article } from '../content'

export const cookiePolicy: Article = {
  id: 71,
  categoryId: 7,
  sort: 2,
  slug: {
    nl: 'cookiebeleid',
    fr: 'politique-de-cookies',
    en: 'cookie-policy',
    de: 'cookie-richtlinie',
  },
  title: {
    nl: 'Cookiebeleid',
    fr: 'Politique de cookies',
    en: 'Cookie policy',
    de: 'Cookie-Richtlinie',
  },
  intro: {
    nl: 'Wat deze website op uw toestel bewaart, waarom, hoelang, en hoe u uw keuze wijzigt.',
    fr: 'Ce que ce site enregistre sur votre appareil, pourquoi, combien de temps, et comment changer votre choix.',
    en: 'What this website stores on your device, why, for how long, and how you change your choice.',
    de: 'Was diese Website auf Ihrem Gerät speichert, warum, wie lange, und wie Sie Ihre Wahl ändern.',
  },
  body: {
    nl: `<p>Een cookie is een klein stukje tekst dat een website op uw toestel bewaart. Browsers kennen nog twee zulke plaatsen: de lokale opslag en de sessieopslag. Deze pagina noemt alles wat wij er bewaren, in gewone taal.</p>
<h2>Wat altijd nodig is</h2>
<p>Deze opslag dient alleen om te doen wat u zelf vraagt. Daarvoor is geen toestemming nodig, en u kunt ze hier niet uitzetten.</p>
<ul>
<li><strong>Uw cookiekeuze.</strong> De cookie <em>consent</em> onthoudt wat u koos, zodat we het niet op elke pagina opnieuw vragen. Ze vervalt na 180 dagen. We bewaren ook een bewijs van de keuze: een willekeurig nummer, de versie van de tekst, de keuze en het tijdstip. Daar staat geen naam bij.</li>
<li><strong>Uw taal.</strong> De cookie <em>language</em> en de lokale opslag onthouden of u Nederlands, Frans of een andere taal leest.</li>
<li><strong>Uw favorieten.</strong> De woningen die u bewaart, staan in de lokale opslag van uw browser, niet bij ons. Ze blijven er tot u ze wist.</li>
<li><strong>De kaart naast de lijst.</strong> Sluit u ze, dan onthoudt uw browser dat in de lokale opslag, niet wij.</li>
<li><strong>Aangemeld blijven.</strong> Meldt u zich aan als eigenaar, dan houdt een sessiecookie u aangemeld. Scripts kunnen die cookie niet lezen. Ze verdwijnt als u zich afmeldt of als de sessie verloopt. De cookie <em>device</em> onthoudt een jaar lang dat u zich op dit toestel al aanmeldde, zodat wie elders naar uw wachtwoord raadt, u niet ophoudt.</li>
<li><strong>Gesloten pop-up.</strong> Sluit u een uitnodiging, dan onthoudt de sessieopslag dat tot u het tabblad sluit.</li>
<li><strong>Uw laatste lijst.</strong> De sessieopslag onthoudt uit welke lijst u kwam, zodat u naar de vorige en de volgende woning kunt bladeren.</li>
<li><strong>Herkomst van uw bezoek.</strong> Komt u via een advertentie, dan blijft de campagnecode uit de link in de sessieopslag zolang het tabblad open is. We bewaren ze alleen als u ons een formulier stuurt.</li>
</ul>
<p>De controle tegen spam in onze formulieren draait bij onszelf: een afbeelding met tekens of een kleine rekenopgave voor uw browser. Ze plaatst geen cookies en schakelt geen ander bedrijf in.</p>
<h2>Wat we alleen doen met uw toestemming</h2>
<p>Zonder toestemming laden we niets van andere bedrijven, ook niet “anoniem”. U kiest per soort:</p>
<ul>
<li><strong>Sociale media.</strong> Video’s, beoordelingen, straatbeeld en virtuele bezoeken van andere diensten. Zonder toestemming ziet u eerst een afbeelding van ons. Pas als u erop klikt, laadt dat ene onderdeel. De dienst kan dan uw IP-adres zien en zelf cookies plaatsen.</li>
<li><strong>Analyse.</strong> Een meetdienst die toont hoe bezoekers de site gebruiken, als wij er een instellen.</li>
<li><strong>Marketing.</strong> Codes waarmee we onze woningen elders adverteren en nagaan of dat werkt, als wij ze instellen.</li>
<li><strong>Niet ingedeeld.</strong> Nieuwe onderdelen die we nog niet ingedeeld hebben. Ook die blijven uit tot u instemt.</li>
</ul>
<p>Voor Google-diensten staan de vier toestemmingen, advertentieopslag, advertentiegegevens, personalisatie en analyse, op geweigerd tot u anders kiest.</p>
<h2>Tellen zonder cookies</h2>
<p>Hoe vaak een woning bekeken wordt, tellen we op onze eigen server, zonder cookie en zonder iets uit uw toestel te lezen. Hoe dat werkt, staat in onze <a href="page:privacy">privacyverklaring</a>.</p>
<h2>Uw keuze wijzigen</h2>
<p>Weigeren is even eenvoudig als aanvaarden, en de site blijft volledig bruikbaar. Onderaan elke pagina opent u het cookievenster opnieuw. Trekt u uw toestemming in, dan verwijderen we de cookies die we daardoor konden plaatsen. In uw browser kunt u bovendien alle opslag van deze site wissen.</p>
<p>Vragen? Schrijf naar <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a>.</p>`,
    fr: `<p>Un cookie est un petit texte qu’un site enregistre sur votre appareil. Les navigateurs disposent de deux autres endroits de ce genre : le stockage local et le stockage de session. Cette page cite, en langage courant, tout ce que nous y gardons.</p>
<h2>Ce qui est toujours nécessaire</h2>
<p>Ces enregistrements servent uniquement à faire ce que vous demandez. Ils ne requièrent pas de consentement et ne peuvent pas être désactivés ici.</p>
<ul>
<li><strong>Votre choix en matière de cookies.</strong> Le cookie <em>consent</em> retient votre choix, pour ne pas vous le redemander à chaque page. Il expire après 180 jours. Nous gardons aussi une preuve de ce choix : un numéro aléatoire, la version du texte, le choix et l’heure. Aucun nom n’y figure.</li>
<li><strong>Votre langue.</strong> Le cookie <em>language</em> et le stockage local retiennent si vous lisez en français, en néerlandais ou dans une autre langue.</li>
<li><strong>Vos favoris.</strong> Les biens que vous gardez se trouvent dans le stockage local de votre navigateur, pas chez nous. Ils y restent jusqu’à ce que vous les effaciez.</li>
<li><strong>La carte à côté de la liste.</strong> Si vous la fermez, votre navigateur le retient dans son stockage local, pas nous.</li>
<li><strong>Rester connecté.</strong> Si vous vous connectez comme propriétaire, un cookie de session vous maintient connecté. Les scripts ne peuvent pas le lire. Il disparaît quand vous vous déconnectez ou quand la session expire. Le cookie <em>device</em> retient pendant un an que vous vous êtes déjà connecté sur cet appareil, afin que ceux qui cherchent ailleurs à deviner votre mot de passe ne vous gênent pas.</li>
<li><strong>Fenêtre fermée.</strong> Si vous fermez une invitation, le stockage de session le retient jusqu’à la fermeture de l’onglet.</li>
<li><strong>Votre dernière liste.</strong> Le stockage de session retient la liste d’où vous venez, pour passer au bien précédent ou suivant.</li>
<li><strong>Provenance de la visite.</strong> Si vous venez d’une publicité, le code de campagne du lien reste dans le stockage de session tant que l’onglet est ouvert. Nous ne l’enregistrons que si vous nous envoyez un formulaire.</li>
</ul>
<p>Le contrôle antispam de nos formulaires fonctionne chez nous : une image avec des caractères ou un petit calcul pour votre navigateur. Il ne place aucun cookie et ne fait appel à aucune autre société.</p>
<h2>Ce que nous ne faisons qu’avec votre consentement</h2>
<p>Sans consentement, nous ne chargeons rien qui vienne d’autres sociétés, pas même de façon « anonyme ». Vous choisissez par catégorie :</p>
<ul>
<li><strong>Réseaux sociaux.</strong> Vidéos, avis, vues de rue et visites virtuelles d’autres services. Sans consentement, vous voyez d’abord une image de notre part. Ce n’est que si vous cliquez que cet élément, et lui seul, se charge. Le service peut alors voir votre adresse IP et placer ses propres cookies.</li>
<li><strong>Analyse.</strong> Un service de mesure qui montre comment le site est utilisé, si nous en configurons un.</li>
<li><strong>Marketing.</strong> Des codes pour annoncer nos biens ailleurs et vérifier si cela fonctionne, si nous en configurons.</li>
<li><strong>Non classé.</strong> De nouveaux éléments que nous n’avons pas encore classés. Eux aussi restent désactivés jusqu’à votre accord.</li>
</ul>
<p>Pour les services de Google, les quatre consentements, stockage publicitaire, données publicitaires, personnalisation et analyse, sont refusés tant que vous n’en décidez pas autrement.</p>
<h2>Compter sans cookies</h2>
<p>Le nombre de consultations d’un bien est compté sur notre propre serveur, sans cookie et sans rien lire dans votre appareil. Le procédé est expliqué dans notre <a href="page:privacy">déclaration de confidentialité</a>.</p>
<h2>Changer votre choix</h2>
<p>Refuser est aussi simple qu’accepter, et le site reste entièrement utilisable. Au bas de chaque page, vous rouvrez la fenêtre des cookies. Si vous retirez votre consentement, nous supprimons les cookies qu’il nous avait permis de placer. Votre navigateur permet en outre d’effacer tout ce que ce site a enregistré.</p>
<p>Des questions ? Écrivez à <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a>.</p>`,
    en: `<p>A cookie is a small piece of text that a website keeps on your device. Browsers have two more places like it: local storage and session storage. This page names everything we keep there, in plain language.</p>
<h2>What is always necessary</h2>
<p>This storage serves only to do what you ask for yourself. It needs no consent, and you cannot switch it off here.</p>
<ul>
<li><strong>Your cookie choice.</strong> The cookie <em>consent</em> remembers what you chose, so that we do not ask again on every page. It expires after 180 days. We also keep proof of the choice: a random number, the version of the text, the choice and the time. There is no name with it.</li>
<li><strong>Your language.</strong> The cookie <em>language</em> and local storage remember whether you read English, Dutch or another language.</li>
<li><strong>Your favourites.</strong> The homes you save are in the local storage of your browser, not with us. They stay there until you clear them.</li>
<li><strong>The map beside the list.</strong> If you close it, your browser remembers that in local storage; we do not.</li>
<li><strong>Staying logged in.</strong> If you log in as an owner, a session cookie keeps you logged in. Scripts cannot read it. It goes when you log out or when the session expires. The cookie <em>device</em> remembers for a year that you have logged in on this device, so that strangers who guess at your password elsewhere do not hold you up.</li>
<li><strong>A closed pop-up.</strong> If you close an invitation, session storage remembers that until you close the tab.</li>
<li><strong>Your last list.</strong> Session storage remembers which list you came from, so that you can move to the previous or next home.</li>
<li><strong>Where your visit came from.</strong> If you arrive through an advertisement, the campaign code in the link stays in session storage while the tab is open. We keep it only if you send us a form.</li>
</ul>
<p>The spam check in our forms runs on our own server: a picture with characters or a small calculation for your browser. It places no cookies and involves no other company.</p>
<h2>What we do only with your consent</h2>
<p>Without consent we load nothing from other companies, not even “anonymously”. You choose by kind:</p>
<ul>
<li><strong>Social media.</strong> Videos, reviews, street view and virtual tours from other services. Without consent you first see a picture of ours. Only if you click on it does that one item load. The service can then see your IP address and place cookies of its own.</li>
<li><strong>Analytics.</strong> A measuring service that shows how visitors use the site, if we set one up.</li>
<li><strong>Marketing.</strong> Codes with which we advertise our homes elsewhere and check whether that works, if we set them up.</li>
<li><strong>Unclassified.</strong> New items that we have not classified yet. They too stay off until you agree.</li>
</ul>
<p>For Google services the four consents, advertising storage, advertising data, personalisation and analytics, are set to denied until you choose otherwise.</p>
<h2>Counting without cookies</h2>
<p>How often a home is viewed we count on our own server, without a cookie and without reading anything from your device. Our <a href="page:privacy">privacy statement</a> explains how.</p>
<h2>Changing your choice</h2>
<p>Refusing is as easy as accepting, and the site remains fully usable. At the foot of every page you can open the cookie dialog again. If you withdraw your consent, we remove the cookies it allowed us to place. In your browser you can also clear everything this site has stored.</p>
<p>Questions? Write to <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a>.</p>`,
    de: `<p>Ein Cookie ist ein kleines Stück Text, das eine Website auf Ihrem Gerät ablegt. Browser kennen noch zwei solche Orte: den lokalen Speicher und den Sitzungsspeicher. Diese Seite nennt alles, was wir dort ablegen, in verständlicher Sprache.</p>
<h2>Was immer nötig ist</h2>
<p>Diese Speicherung dient nur dazu, das zu tun, was Sie selbst verlangen. Dafür ist keine Einwilligung nötig, und Sie können sie hier nicht ausschalten.</p>
<ul>
<li><strong>Ihre Cookie-Wahl.</strong> Das Cookie <em>consent</em> merkt sich Ihre Wahl, damit wir nicht auf jeder Seite neu fragen. Es läuft nach 180 Tagen ab. Wir bewahren auch einen Nachweis der Wahl auf: eine Zufallsnummer, die Fassung des Textes, die Wahl und den Zeitpunkt. Ein Name steht nicht dabei.</li>
<li><strong>Ihre Sprache.</strong> Das Cookie <em>language</em> und der lokale Speicher merken sich, ob Sie Deutsch, Niederländisch oder eine andere Sprache lesen.</li>
<li><strong>Ihre Favoriten.</strong> Die Immobilien, die Sie sich merken, liegen im lokalen Speicher Ihres Browsers, nicht bei uns. Sie bleiben dort, bis Sie sie löschen.</li>
<li><strong>Die Karte neben der Liste.</strong> Schließen Sie sie, merkt sich Ihr Browser das in seinem lokalen Speicher, nicht wir.</li>
<li><strong>Angemeldet bleiben.</strong> Melden Sie sich als Eigentümer an, hält ein Sitzungscookie Sie angemeldet. Skripte können es nicht lesen. Es verschwindet, wenn Sie sich abmelden oder die Sitzung abläuft. Das Cookie <em>device</em> merkt sich ein Jahr lang, dass Sie sich auf diesem Gerät schon angemeldet haben, damit Fremde, die anderswo Ihr Passwort erraten wollen, Sie nicht aufhalten.</li>
<li><strong>Geschlossenes Pop-up.</strong> Schließen Sie eine Einladung, merkt sich der Sitzungsspeicher das, bis Sie den Tab schließen.</li>
<li><strong>Ihre letzte Liste.</strong> Der Sitzungsspeicher merkt sich, aus welcher Liste Sie kamen, damit Sie zur vorigen oder nächsten Immobilie blättern können.</li>
<li><strong>Herkunft Ihres Besuchs.</strong> Kommen Sie über eine Anzeige, bleibt der Kampagnencode aus dem Link im Sitzungsspeicher, solange der Tab offen ist. Wir bewahren ihn nur auf, wenn Sie uns ein Formular senden.</li>
</ul>
<p>Die Spamprüfung in unseren Formularen läuft bei uns selbst: ein Bild mit Zeichen oder eine kleine Rechenaufgabe für Ihren Browser. Sie setzt keine Cookies und bezieht kein anderes Unternehmen ein.</p>
<h2>Was wir nur mit Ihrer Einwilligung tun</h2>
<p>Ohne Einwilligung laden wir nichts von anderen Unternehmen, auch nicht „anonym“. Sie wählen nach Art:</p>
<ul>
<li><strong>Soziale Medien.</strong> Videos, Bewertungen, Straßenansichten und virtuelle Rundgänge anderer Dienste. Ohne Einwilligung sehen Sie zuerst ein Bild von uns. Erst wenn Sie darauf klicken, wird dieser eine Inhalt geladen. Der Dienst kann dann Ihre IP-Adresse sehen und eigene Cookies setzen.</li>
<li><strong>Analyse.</strong> Ein Messdienst, der zeigt, wie die Website genutzt wird, sofern wir einen einrichten.</li>
<li><strong>Marketing.</strong> Codes, mit denen wir unsere Immobilien anderswo bewerben und prüfen, ob das wirkt, sofern wir sie einrichten.</li>
<li><strong>Nicht eingeordnet.</strong> Neue Inhalte, die wir noch nicht eingeordnet haben. Auch sie bleiben aus, bis Sie zustimmen.</li>
</ul>
<p>Für Google-Dienste stehen die vier Einwilligungen, Werbespeicher, Werbedaten, Personalisierung und Analyse, auf verweigert, bis Sie anders wählen.</p>
<h2>Zählen ohne Cookies</h2>
<p>Wie oft eine Immobilie angesehen wird, zählen wir auf unserem eigenen Server, ohne Cookie und ohne etwas aus Ihrem Gerät auszulesen. Wie das geht, steht in unserer <a href="page:privacy">Datenschutzerklärung</a>.</p>
<h2>Ihre Wahl ändern</h2>
<p>Ablehnen ist so einfach wie Annehmen, und die Website bleibt voll nutzbar. Am Ende jeder Seite öffnen Sie das Cookie-Fenster erneut. Widerrufen Sie Ihre Einwilligung, entfernen wir die Cookies, die wir dadurch setzen konnten. In Ihrem Browser können Sie außerdem alles löschen, was diese Website gespeichert hat.</p>
<p>Fragen? Schreiben Sie an <a href="mailto:privacy@baksteen.example">privacy@baksteen.example</a>.</p>`,
  },
}
