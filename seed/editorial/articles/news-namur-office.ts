import type { Article } from '../content'

export const newsNamurOffice: Article = {
  id: 53,
  categoryId: 3,
  sort: 4,
  daysAgo: 128,
  slug: {
    nl: 'nieuw-kantoor-in-namen',
    fr: 'nouvelle-agence-a-namur',
    en: 'new-office-in-namur',
    de: 'neues-buero-in-namur',
  },
  title: {
    nl: 'Baksteen opent een kantoor in Namen',
    fr: 'Baksteen ouvre une agence à Namur',
    en: 'Baksteen opens an office in Namur',
    de: 'Baksteen eröffnet ein Büro in Namur',
  },
  intro: {
    nl: 'Na bijna veertig jaar Aarschot slaan we onze vleugels uit. In de Rue de Fer helpt Sophie Delvaux u in het Frans, Nederlands en Duits.',
    fr: 'Après presque quarante ans à Aarschot, nous voilà rue de Fer. Sophie Delvaux vous y reçoit en français, en néerlandais et en allemand.',
    en: 'After almost forty years in Aarschot we are spreading our wings. In the Rue de Fer, Sophie Delvaux helps you in three languages.',
    de: 'Nach fast vierzig Jahren Aarschot wagen wir den Schritt. In der Rue de Fer hilft Ihnen Sophie Delvaux in drei Sprachen.',
  },
  body: {
    nl: `<p>Het begon met een klant. Ze verkocht haar huis in Rotselaar en zocht iets kleins langs de Maas, dicht bij haar dochter. “Kunnen jullie dat niet doen?” vroeg ze. Dat konden we niet, en dat bleef knagen.</p>
<p>Vandaag kunnen we het wel. In de Rue de Fer 214, in het hart van Namen, opende ons tweede kantoor de deuren. Sophie Delvaux, geboren en getogen aan de Samber, leidt het. Ze is erkend bij het IPI, de Franstalige naam van het BIV, en heeft vijftien jaar ervaring in de streek.</p>
<h2>Waarom Namen?</h2>
<p>Steeds meer mensen kijken over de taalgrens: gepensioneerden die rust zoeken, gezinnen die meer ruimte willen voor hun geld, kinderen die er blijven na hun studie. Ze botsen op andere regels. De registratierechten verschillen, het energiecertificaat heet er PEB, de huurwaarborg is er lager. Dan is het fijn dat één kantoor beide kanten kent.</p>
<h2>Wat verandert er voor u?</h2>
<ul>
<li>Wie in Vlaanderen verkoopt en in Wallonië koopt, houdt één aanspreekpunt.</li>
<li>Elk dossier is beschikbaar in het Nederlands en het Frans, op vraag ook in het Duits.</li>
<li>Eigenaars in de provincie Namen krijgen dezelfde <a href="page:contact-demand">gratis schatting</a> als hier, binnen vijf werkdagen.</li>
</ul>
<p>Het kantoor is open van maandag tot vrijdag, van 9 tot 17.30 uur, en op zaterdag na afspraak. Spring gerust eens binnen, of <a href="page:contact">maak vooraf een afspraak</a>. En we groeien verder: bekijk onze <a href="page:vacancies">vacatures</a>.</p>`,
    fr: `<p>Tout a commencé par une cliente. Elle vendait sa maison de Rotselaar et cherchait un petit nid au bord de la Meuse, près de sa fille. « Vous ne pourriez pas vous en charger ? » nous a-t-elle demandé. Nous ne le pouvions pas, et cela nous est resté en tête.</p>
<p>Aujourd’hui, nous le pouvons. Au 214 de la rue de Fer, au cœur de Namur, notre deuxième agence a ouvert ses portes. Sophie Delvaux, enfant de la Sambre, la dirige. Agréée IPI, elle compte quinze ans d’expérience dans la région.</p>
<h2>Pourquoi Namur ?</h2>
<p>De plus en plus de gens regardent de l’autre côté de la frontière linguistique : des retraités en quête de calme, des familles qui veulent plus d’espace pour leur budget, des enfants qui restent après leurs études. Ils y découvrent d’autres règles. Les droits d’enregistrement diffèrent, le certificat énergétique s’appelle PEB et non EPC, la garantie locative n’est pas la même. Il est alors agréable qu’une seule agence connaisse les deux côtés.</p>
<h2>Qu’est-ce qui change pour vous ?</h2>
<ul>
<li>Vous vendez en Flandre et achetez en Wallonie, ou l’inverse ? Vous gardez un seul interlocuteur.</li>
<li>Chaque dossier existe en français et en néerlandais, et en allemand sur demande.</li>
<li>Les propriétaires de la province de Namur reçoivent la même <a href="page:contact-demand">estimation gratuite</a>, dans les cinq jours ouvrables.</li>
</ul>
<p>L’agence est ouverte du lundi au vendredi, de 9 h à 17 h 30, et le samedi sur rendez-vous. Poussez la porte ou <a href="page:contact">prenez rendez-vous</a>. Et nous continuons à grandir : voyez nos <a href="page:vacancies">offres d’emploi</a>.</p>`,
    en: `<p>It began with a client. She was selling her house in Rotselaar and looking for something small along the Meuse, close to her daughter. “Couldn’t you do that for me?” she asked. We could not, and it kept gnawing at us.</p>
<p>Now we can. At 214 Rue de Fer, in the heart of Namur, our second office has opened its doors. Sophie Delvaux, born and bred on the Sambre, runs it. She is licensed by the IPI, as the professional institute is called in French, and has fifteen years of experience in the area.</p>
<h2>Why Namur?</h2>
<p>More and more people look across the language border: pensioners in search of quiet, families who want more space for their money, children who stay on after their studies. There they meet different rules. Registration duty differs, the energy certificate is called PEB, the rental deposit is lower. It helps when one office knows both sides.</p>
<h2>What changes for you?</h2>
<ul>
<li>If you sell in Flanders and buy in Wallonia, you keep a single point of contact.</li>
<li>Every file is available in Dutch and French, and in German on request.</li>
<li>Owners in the province of Namur get the same <a href="page:contact-demand">free valuation</a>, within five working days.</li>
</ul>
<p>The office is open Monday to Friday from 9 am to 5.30 pm, and on Saturday by appointment. Do drop in, or <a href="page:contact">make an appointment first</a>. And we are still growing: have a look at our <a href="page:vacancies">vacancies</a>.</p>`,
    de: `<p>Es begann mit einer Kundin. Sie verkaufte ihr Haus in Rotselaar und suchte etwas Kleines an der Maas, in der Nähe ihrer Tochter. „Könnt ihr das nicht machen?“, fragte sie. Das konnten wir nicht, und es ließ uns nicht los.</p>
<p>Heute können wir es. In der Rue de Fer 214, im Herzen von Namur, hat unser zweites Büro seine Türen geöffnet. Sophie Delvaux, an der Sambre geboren und aufgewachsen, leitet es. Sie ist beim Berufsinstitut IPI zugelassen und bringt fünfzehn Jahre Erfahrung in der Gegend mit.</p>
<h2>Warum Namur?</h2>
<p>Immer mehr Menschen schauen über die Sprachgrenze: Rentner, die Ruhe suchen, Familien, die mehr Platz für ihr Geld möchten, Kinder, die nach dem Studium bleiben. Dort treffen sie auf andere Regeln. Die Registrierungsgebühren sind anders, der Energieausweis heißt PEB statt EPC, die Mietgarantie ist niedriger. Da ist es gut, wenn ein Büro beide Seiten kennt.</p>
<h2>Was ändert sich für Sie?</h2>
<ul>
<li>Wer in Flandern verkauft und in der Wallonie kauft, behält einen Ansprechpartner.</li>
<li>Jede Akte gibt es auf Niederländisch und Französisch, auf Wunsch auch auf Deutsch.</li>
<li>Eigentümer in der Provinz Namur erhalten dieselbe <a href="page:contact-demand">kostenlose Schätzung</a>, innerhalb von fünf Werktagen.</li>
</ul>
<p>Das Büro ist montags bis freitags von 9 bis 17.30 Uhr geöffnet, samstags nach Vereinbarung. Schauen Sie gern herein oder <a href="page:contact">vereinbaren Sie vorher einen Termin</a>. Und wir wachsen weiter: Sehen Sie sich unsere <a href="page:vacancies">Stellenangebote</a> an.</p>`,
  },
  picture: 'exterior-shop-01.webp',
}
