import { keptMonths } from '../../../app/forms/kept/kept-months'
import type { Article } from '../content'

export const renting: Article = {
  id: 13,
  categoryId: 1,
  sort: 4,
  slug: {
    nl: 'ik-wil-huren',
    fr: 'je-veux-louer',
    en: 'i-want-to-rent',
    de: 'ich-moechte-mieten',
  },
  title: {
    nl: 'Ik wil huren',
    fr: 'Je veux louer',
    en: 'I want to rent',
    de: 'Ich möchte mieten',
  },
  intro: {
    nl: 'Wat u nodig hebt voor een dossier, wat wij u niet mogen vragen en waar u op let bij waarborg en plaatsbeschrijving.',
    fr: 'Ce qu’il faut pour votre dossier, ce que nous ne pouvons pas vous demander et à quoi veiller pour la garantie et l’état des lieux.',
    en: 'What you need for your application, what we may not ask you, and what to look for in the deposit and the inventory.',
    de: 'Was Sie für Ihre Bewerbung brauchen, was wir Sie nicht fragen dürfen und worauf Sie bei Mietgarantie und Ortsbefund achten.',
  },
  body: {
    nl: `<p>Voor een goede huurwoning zijn er vaak veel kandidaten. Wij kunnen dat niet veranderen, wel hoe het verloopt: iedereen dezelfde vragen, in dezelfde volgorde, en een antwoord voor wie zijn dossier indient.</p>
<h2>1. Zoeken en bezoeken</h2>
<p>In onze lijst <a href="page:for-rent">te huur</a> staan bij elke woning de huurprijs en de lasten, samen dus wat u elke maand betaalt. Vindt u nog niets, <a href="page:demand-register">laat dan uw zoekopdracht achter</a>. Een bezoek boekt u <a href="page:appointment">online</a>. Daarvoor hebben we alleen uw naam en contactgegevens nodig.</p>
<h2>2. Uw dossier</h2>
<p>Wilt u de woning na het bezoek huren, dan vult u één online dossier in. We vragen:</p>
<ul>
<li>wie u bent en waar u nu woont;</li>
<li>met hoeveel personen u er komt wonen;</li>
<li>hoeveel uw maandelijks inkomen bedraagt.</li>
</ul>
<p>We vragen niet waar dat inkomen vandaan komt, niet naar uw gezondheid, niet naar een strafregister en niet naar uw geboorteplaats. Vraagt iemand anders u dat namens ons, laat het ons dan weten. We noteren in welke volgorde de dossiers binnenkomen. De eigenaar beslist, en ook als de keuze op iemand anders valt, hoort u dat van ons. Na ${keptMonths['rental-file']} maanden wissen we uw dossier.</p>
<h2>3. Contract en waarborg</h2>
<p>Neem de tijd om het contract te lezen: de duur, hoe u opzegt, wat er in de lasten zit en wie welk onderhoud doet. De maximale huurwaarborg verschilt per gewest; voor een woning in Vlaanderen is dat meer dan in Wallonië of Brussel. Betaal een waarborg nooit cash en nooit op een rekening van een onbekende. Wij vragen u ook nooit geld vóór u een contract hebt.</p>
<h2>4. De plaatsbeschrijving</h2>
<p>Bij het begin loopt u samen met de deskundige door alle kamers. Test de kranen, open de ramen, kijk achter de deuren en laat elk gebrek noteren. Wat er niet in staat, kan later op uw rekening komen. Noteer ook de meterstanden en zet water en energie op uw naam.</p>
<h2>5. Tijdens de huur</h2>
<p>Is er iets stuk? Meld het meteen en schriftelijk, met een foto. Kleine herstellingen en onderhoud zijn meestal voor de huurder, grote herstellingen voor de eigenaar. Twijfelt u, <a href="page:contact">vraag het ons</a>.</p>
<blockquote><p>Tip: maak een map met uw identiteitsbewijs en bewijs van het bedrag van uw inkomen. Zo dient u uw dossier in op de avond van het bezoek.</p></blockquote>`,
    fr: `<p>Pour un bon logement, les candidats sont souvent nombreux. Cela, nous ne pouvons pas le changer ; la manière de faire, si : les mêmes questions pour tous, dans le même ordre, et une réponse à chaque dossier introduit.</p>
<h2>1. Chercher et visiter</h2>
<p>Dans notre liste <a href="page:for-rent">à louer</a>, chaque bien affiche son loyer et ses charges, donc ce que vous paierez réellement chaque mois. Rien pour vous ? <a href="page:demand-register">Laissez-nous votre recherche</a>. Une visite se réserve <a href="page:appointment">en ligne</a> : votre nom et vos coordonnées suffisent.</p>
<h2>2. Votre dossier</h2>
<p>Si vous souhaitez louer après la visite, vous remplissez un seul dossier en ligne. Nous demandons :</p>
<ul>
<li>qui vous êtes et où vous habitez ;</li>
<li>combien de personnes occuperont le logement ;</li>
<li>le montant de vos revenus mensuels.</li>
</ul>
<p>Nous ne demandons ni l’origine de ces revenus, ni votre état de santé, ni votre casier judiciaire, ni votre lieu de naissance. Si quelqu’un vous les demande en notre nom, prévenez-nous. Nous notons l’ordre d’arrivée des dossiers. Le propriétaire décide et, même si son choix se porte sur quelqu’un d’autre, vous l’apprenez de nous. Après ${keptMonths['rental-file']} mois, votre dossier est effacé.</p>
<h2>3. Bail et garantie</h2>
<p>Prenez le temps de lire le bail : la durée, le préavis, le contenu des charges, l’entretien à charge de chacun. Le maximum de la garantie locative dépend de la Région ; il est plus élevé en Flandre qu’en Wallonie ou à Bruxelles. Ne payez jamais une garantie en espèces ni sur le compte d’un inconnu. Nous ne vous demanderons d’ailleurs jamais d’argent avant la signature d’un bail.</p>
<h2>4. L’état des lieux</h2>
<p>À l’entrée, vous parcourez toutes les pièces avec l’expert. Essayez les robinets, ouvrez les fenêtres, regardez derrière les portes et faites noter chaque défaut. Ce qui n’y figure pas pourrait vous être compté plus tard. Relevez aussi les compteurs et mettez l’eau et l’énergie à votre nom.</p>
<h2>5. Pendant le bail</h2>
<p>Quelque chose est cassé ? Signalez-le tout de suite, par écrit et avec une photo. Les petites réparations et l’entretien reviennent en général au locataire, les grosses réparations au propriétaire. Un doute ? <a href="page:contact">Demandez-nous</a>.</p>
<blockquote><p>Un conseil : préparez une chemise avec votre pièce d’identité et la preuve du montant de vos revenus. Votre dossier partira le soir même de la visite.</p></blockquote>`,
    en: `<p>A good home to rent often attracts many applicants. We cannot change that, but we can change how it is done: the same questions for everyone, in the same order, and an answer to every application we receive.</p>
<h2>1. Searching and viewing</h2>
<p>Every home on our <a href="page:for-rent">to let</a> list shows its rent and its charges, so you see what you will really pay each month. Nothing yet? <a href="page:demand-register">Leave us your search</a>. You book a viewing <a href="page:appointment">online</a>; all we need for that is your name and contact details.</p>
<h2>2. Your application</h2>
<p>If you want to rent the home after the viewing, you complete a single online application. We ask:</p>
<ul>
<li>who you are and where you live now;</li>
<li>how many people will live in the home;</li>
<li>the amount of your monthly income.</li>
</ul>
<p>We do not ask where that income comes from, nor about your health, a criminal record or your place of birth. Should anyone ask you in our name, please tell us. We note the order in which applications arrive. The owner decides, and even if the choice falls on someone else, we will tell you. We delete your application after ${keptMonths['rental-file']} months.</p>
<h2>3. Lease and deposit</h2>
<p>Take your time to read the lease: its length, the notice period, what the charges cover and who maintains what. The maximum deposit depends on the region; it is higher in Flanders than in Wallonia or Brussels. Never pay a deposit in cash or into the account of a stranger. Nor will we ever ask you for money before you have a lease.</p>
<h2>4. The inventory</h2>
<p>At the start you walk through every room with the surveyor. Try the taps, open the windows, look behind the doors and have every defect noted. Whatever is not in it could be charged to you later. Take the meter readings too, and put water and energy in your name.</p>
<h2>5. During the lease</h2>
<p>Is something broken? Report it at once, in writing and with a photograph. Small repairs and upkeep are usually for the tenant, major repairs for the owner. If in doubt, <a href="page:contact">ask us</a>.</p>
<blockquote><p>A tip: prepare a folder with your identity document and proof of the amount of your income. That way you can send in your application on the evening of the viewing.</p></blockquote>`,
    de: `<p>Für eine gute Mietwohnung gibt es oft viele Bewerber. Das können wir nicht ändern, wohl aber, wie es abläuft: dieselben Fragen für alle, in derselben Reihenfolge, und eine Antwort auf jede Bewerbung.</p>
<h2>1. Suchen und besichtigen</h2>
<p>In unserer Liste <a href="page:for-rent">zu vermieten</a> stehen bei jeder Wohnung Miete und Nebenkosten, also das, was Sie wirklich jeden Monat zahlen. Noch nichts gefunden? <a href="page:demand-register">Hinterlassen Sie uns Ihre Suche</a>. Eine Besichtigung buchen Sie <a href="page:appointment">online</a>; dafür genügen Name und Kontaktdaten.</p>
<h2>2. Ihre Mietunterlagen</h2>
<p>Möchten Sie die Wohnung nach der Besichtigung mieten, füllen Sie ein einziges Online-Formular aus. Wir fragen:</p>
<ul>
<li>wer Sie sind und wo Sie jetzt wohnen;</li>
<li>wie viele Personen einziehen werden;</li>
<li>wie hoch Ihr monatliches Einkommen ist.</li>
</ul>
<p>Wir fragen nicht, woher dieses Einkommen stammt, nicht nach Ihrer Gesundheit, nicht nach Vorstrafen und nicht nach Ihrem Geburtsort. Fragt Sie jemand in unserem Namen danach, sagen Sie es uns bitte. Wir notieren, in welcher Reihenfolge die Bewerbungen eingehen. Der Eigentümer entscheidet, und auch wenn die Wahl auf jemand anderen fällt, erfahren Sie es von uns. Nach ${keptMonths['rental-file']} Monaten löschen wir Ihre Unterlagen.</p>
<h2>3. Vertrag und Mietgarantie</h2>
<p>Nehmen Sie sich Zeit, den Vertrag zu lesen: Dauer, Kündigung, Inhalt der Nebenkosten und wer welche Instandhaltung übernimmt. Die Höchstgrenze der Mietgarantie hängt von der Region ab; in Flandern ist sie höher als in der Wallonie oder in Brüssel. Zahlen Sie eine Garantie nie bar und nie auf das Konto eines Unbekannten. Auch wir verlangen nie Geld, bevor Sie einen Vertrag haben.</p>
<h2>4. Der Ortsbefund</h2>
<p>Zu Beginn gehen Sie mit dem Sachverständigen durch alle Räume. Probieren Sie die Wasserhähne, öffnen Sie die Fenster, schauen Sie hinter die Türen und lassen Sie jeden Mangel festhalten. Was nicht darin steht, könnte später Ihnen angelastet werden. Notieren Sie auch die Zählerstände und melden Sie Wasser und Energie auf Ihren Namen an.</p>
<h2>5. Während der Mietzeit</h2>
<p>Ist etwas kaputt? Melden Sie es sofort, schriftlich und mit Foto. Kleine Reparaturen und Unterhalt sind meist Sache des Mieters, große Reparaturen Sache des Eigentümers. Im Zweifel <a href="page:contact">fragen Sie uns</a>.</p>
<blockquote><p>Ein Tipp: Legen Sie eine Mappe mit Ausweis und einem Nachweis über die Höhe Ihres Einkommens bereit. So reichen Sie Ihre Unterlagen noch am Abend der Besichtigung ein.</p></blockquote>`,
  },
  picture: 'interior-studio-01.webp',
}
