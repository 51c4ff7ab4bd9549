import type { Article } from '../content'

export const vacancyOffice: Article = {
  id: 39,
  categoryId: 5,
  sort: 3,
  daysAgo: 8,
  slug: {
    nl: 'administratief-bediende-namen',
    fr: 'conseiller-administratif-namur',
    en: 'office-administrator-namur',
    de: 'sachbearbeiter-namur',
  },
  title: {
    nl: 'Administratief bediende in Namen (m/v/x)',
    fr: 'Conseiller administratif à Namur (h/f/x)',
    en: 'Office administrator in Namur (m/f/x)',
    de: 'Sachbearbeiter in Namur (m/w/x)',
  },
  intro: {
    nl: 'Voltijds of deeltijds in ons jongste kantoor. U houdt de dossiers compleet en bent de eerste stem aan de lijn.',
    fr: 'Temps plein ou partiel dans notre plus jeune agence. Vous tenez les dossiers à jour et accueillez les clients.',
    en: 'Full or part time in our youngest office. You keep the files complete and are the first voice on the line.',
    de: 'Vollzeit oder Teilzeit in unserem jüngsten Büro. Sie halten die Akten vollständig und sind die erste Stimme am Telefon.',
  },
  body: {
    nl: `<p>Ons kantoor in de Rue de Fer groeit sneller dan gedacht. Sophie verkoopt en verhuurt; u zorgt ervoor dat elk dossier klaar is vóór iemand erom vraagt.</p>
<h2>Wat u doet</h2>
<ul>
<li>U vraagt de stukken op: EPB-certificaat, stedenbouwkundige inlichtingen, bodemattest, documenten van de syndicus.</li>
<li>U zet advertenties online en controleert of alles erin staat wat erin hoort te staan.</li>
<li>U ontvangt klanten, neemt de telefoon op en plant afspraken.</li>
<li>U volgt met de notarissen de termijnen tussen compromis en akte op.</li>
</ul>
<h2>Wie u bent</h2>
<ul>
<li>Frans is uw moedertaal of u spreekt het even goed; Nederlands of Duits is een troef.</li>
<li>U hebt een diploma dat bij de functie past, of ervaring bij een notaris, syndicus of kantoor.</li>
<li>U houdt van orde, maar raakt niet van slag als de dag anders loopt.</li>
</ul>
<h2>Wat u krijgt</h2>
<p>Een contract van onbepaalde duur, een werkweek die u mee uittekent, maaltijdcheques, een groepsverzekering en een kantoor op wandelafstand van het station.</p>
<p>Vragen? Bel Sophie Delvaux op 081 23 45 61.</p>`,
    fr: `<p>Notre agence de la rue de Fer grandit plus vite que prévu. Sophie vend et loue ; vous veillez à ce que chaque dossier soit prêt avant qu’on le demande.</p>
<h2>Votre travail</h2>
<ul>
<li>Vous rassemblez les pièces : certificat PEB, renseignements urbanistiques, attestation du sol, documents du syndic.</li>
<li>Vous publiez les annonces et vérifiez que rien de ce qui doit y figurer ne manque.</li>
<li>Vous accueillez les clients, répondez au téléphone et fixez les rendez-vous.</li>
<li>Vous suivez avec les notaires les délais entre le compromis et l’acte.</li>
</ul>
<h2>Votre profil</h2>
<ul>
<li>Le français est votre langue maternelle, ou tout comme ; le néerlandais ou l’allemand est un atout.</li>
<li>Vous avez un diplôme en rapport avec la fonction ou une expérience chez un notaire, un syndic ou en agence.</li>
<li>Vous aimez l’ordre, sans perdre pied quand la journée prend un autre tour.</li>
</ul>
<h2>Ce que nous offrons</h2>
<p>Un contrat à durée indéterminée, un horaire que nous dessinons ensemble, des chèques-repas, une assurance groupe et un bureau à deux pas de la gare.</p>
<p>Des questions ? Appelez Sophie Delvaux au 081 23 45 61.</p>`,
    en: `<p>Our office in the Rue de Fer is growing faster than we expected. Sophie sells and lets; you make sure that every file is ready before anyone asks for it.</p>
<h2>What you do</h2>
<ul>
<li>You gather the papers: energy certificate, planning information, soil certificate, documents from the building manager.</li>
<li>You publish the advertisements and check that nothing that belongs in them is missing.</li>
<li>You welcome clients, answer the phone and make appointments.</li>
<li>With the notaries, you keep track of the deadlines between sale agreement and deed.</li>
</ul>
<h2>Who you are</h2>
<ul>
<li>French is your mother tongue, or as good as; Dutch or German is an asset.</li>
<li>You have a degree that fits the job, or experience with a notary, a building manager or an agency.</li>
<li>You like order, but do not lose your footing when the day takes a different turn.</li>
</ul>
<h2>What you get</h2>
<p>A permanent contract, working hours that we plan together, meal vouchers, group insurance and an office within walking distance of the station.</p>
<p>Questions? Call Sophie Delvaux on 081 23 45 61.</p>`,
    de: `<p>Unser Büro in der Rue de Fer wächst schneller als gedacht. Sophie verkauft und vermietet; Sie sorgen dafür, dass jede Akte fertig ist, bevor jemand danach fragt.</p>
<h2>Ihre Aufgaben</h2>
<ul>
<li>Sie fordern die Unterlagen an: Energieausweis, städtebauliche Auskünfte, Bodenbescheinigung, Dokumente des Hausverwalters.</li>
<li>Sie veröffentlichen die Anzeigen und prüfen, dass nichts fehlt, was hineingehört.</li>
<li>Sie empfangen Kunden, gehen ans Telefon und vereinbaren Termine.</li>
<li>Sie verfolgen mit den Notaren die Fristen zwischen Vorvertrag und Urkunde.</li>
</ul>
<h2>Ihr Profil</h2>
<ul>
<li>Französisch ist Ihre Muttersprache oder so gut wie; Niederländisch oder Deutsch ist ein Plus.</li>
<li>Sie haben einen passenden Abschluss oder Erfahrung bei einem Notar, einem Hausverwalter oder in einem Maklerbüro.</li>
<li>Sie mögen Ordnung, verlieren aber nicht die Ruhe, wenn der Tag anders verläuft.</li>
</ul>
<h2>Unser Angebot</h2>
<p>Ein unbefristeter Vertrag, Arbeitszeiten, die wir gemeinsam festlegen, Mahlzeitschecks, eine Gruppenversicherung und ein Büro in Gehweite des Bahnhofs.</p>
<p>Fragen? Rufen Sie Sophie Delvaux unter 081 23 45 61 an.</p>`,
  },
  picture: 'interior-loft-02.webp',
}
