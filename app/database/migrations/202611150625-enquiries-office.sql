-- How the office deals with what visitors sent.
alter table enquiries
  add column state text not null default 'new' check (state in ('new', 'in-hand', 'done', 'spam')),
  add column assignee_id uuid references accounts on delete set null,
  add column version integer not null default 1;
create index enquiries_newest on enquiries (received_at desc, number desc);
create index enquiries_by_state on enquiries (state, received_at desc);

-- What was filled in, without the names of the questions: "Nora Peeters 0470…".
create function enquiry_words(answers jsonb) returns text language sql immutable parallel safe
  as $$ select lower(public.f_unaccent(coalesce(string_agg(value, ' '), ''))) from jsonb_each_text($1) $$;
create index enquiries_words on enquiries using gin (enquiry_words(answers) gin_trgm_ops);

-- Everything that was said and done about an enquiry, a line each; lines are added, never changed.
create table enquiry_entries (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null,
  -- The step itself: 'in-hand', 'refused', 'accepted'.
  step text,
  -- Why, out of a fixed list: what the law lets an agency decide on.
  ground text,
  subject text,
  words text,
  -- Of an answer: the letter in the outbox.
  mail_key text,
  -- When it happened, and when somebody wrote it down.
  at timestamptz not null,
  noted_at timestamptz not null,
  by_id uuid,
  by_name text not null,
  -- Made with the form: sent twice, it is one line.
  submission uuid unique
);
create index enquiry_entries_enquiry on enquiry_entries (enquiry_id, at);

create index mails_about on mails (split_part(key, ':', 2));

create table answer_templates (
  id integer primary key generated always as identity,
  name jsonb not null,
  subject jsonb not null,
  body jsonb not null,
  -- The forms it answers; empty: any.
  forms text[] not null default '{}',
  version integer not null default 1
);
-- What an agency starts with, to be changed in the office.
insert into answer_templates (name, subject, body, forms) values
  ('{"nl": "Antwoord op een vraag", "fr": "Réponse à une question", "en": "Answer to a question", "de": "Antwort auf eine Frage"}',
   '{"nl": "Uw vraag ({number})", "fr": "Votre question ({number})", "en": "Your question ({number})", "de": "Ihre Frage ({number})"}',
   '{"nl": "Dag {firstName},\n\nBedankt voor uw vraag.\n\n{text}\n\nKunnen we u nog met iets anders helpen? Antwoord gerust op deze mail of bel ons op {phone}.\n\nMet vriendelijke groeten\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci pour votre question.\n\n{text}\n\nSi vous souhaitez d’autres renseignements, répondez simplement à ce message ou appelez-nous au {phone}.\n\nBien à vous,\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for your question.\n\n{text}\n\nIf there is anything else, simply reply to this message or call us on {phone}.\n\nKind regards,\n{agent}\n{agency}", "de": "Guten Tag {firstName},\n\nvielen Dank für Ihre Frage.\n\n{text}\n\nHaben Sie weitere Fragen? Antworten Sie einfach auf diese Nachricht oder rufen Sie uns unter {phone} an.\n\nMit freundlichen Grüßen\n{agent}\n{agency}"}',
   '{}'),
  ('{"nl": "Uitnodiging voor een bezoek", "fr": "Invitation à une visite", "en": "Invitation to visit", "de": "Einladung zur Besichtigung"}',
   '{"nl": "Een bezoek aan {home}", "fr": "Une visite de {home}", "en": "Visiting {home}", "de": "Besichtigung: {home}"}',
   '{"nl": "Dag {firstName},\n\nBedankt voor uw interesse in {home} ({reference}). We tonen u de woning graag ter plaatse.\n\nKies hier zelf een moment dat u past:\n{visit}\n\nVindt u geen geschikt uur? Bel ons op {phone}, dan zoeken we samen een ander.\n\nTot binnenkort\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci de votre intérêt pour {home} ({reference}). Nous vous ferons visiter ce bien avec plaisir.\n\nChoisissez ici le moment qui vous convient :\n{visit}\n\nAucune heure ne vous arrange ? Appelez-nous au {phone}, nous en trouverons une ensemble.\n\nÀ bientôt,\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for your interest in {home} ({reference}). We will be glad to show you around.\n\nPick a time that suits you here:\n{visit}\n\nNo suitable time? Call us on {phone} and we will find one together.\n\nSee you soon,\n{agent}\n{agency}", "de": "Guten Tag {firstName},\n\nvielen Dank für Ihr Interesse an {home} ({reference}). Gerne zeigen wir Ihnen die Immobilie vor Ort.\n\nWählen Sie hier einen Termin, der Ihnen passt:\n{visit}\n\nIst kein passender Termin dabei? Rufen Sie uns unter {phone} an, dann finden wir gemeinsam einen.\n\nBis bald\n{agent}\n{agency}"}',
   '{contact-me,contact-appointment}'),
  ('{"nl": "De woning is niet meer beschikbaar", "fr": "Le bien n’est plus disponible", "en": "The home is no longer available", "de": "Die Immobilie ist nicht mehr verfügbar"}',
   '{"nl": "{home} is niet meer beschikbaar", "fr": "{home} n’est plus disponible", "en": "{home} is no longer available", "de": "{home} ist nicht mehr verfügbar"}',
   '{"nl": "Dag {firstName},\n\nBedankt voor uw interesse. {home} ({reference}) heeft intussen een koper of huurder gevonden.\n\nVertel ons gerust wat u zoekt: dan hoort u het als eerste wanneer er een woning komt die bij u past. Dat kan op onze website, of op {phone}.\n\nMet vriendelijke groeten\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci de votre intérêt. {home} ({reference}) a entre-temps trouvé acquéreur ou locataire.\n\nDites-nous ce que vous cherchez : vous serez parmi les premiers informés lorsqu’un bien vous correspond. Sur notre site, ou au {phone}.\n\nBien à vous,\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for your interest. {home} ({reference}) has meanwhile found a buyer or tenant.\n\nDo tell us what you are looking for: you will be among the first to hear when something suitable comes up. On our website, or on {phone}.\n\nKind regards,\n{agent}\n{agency}", "de": "Guten Tag {firstName},\n\nvielen Dank für Ihr Interesse. {home} ({reference}) ist inzwischen vergeben.\n\nSagen Sie uns gerne, was Sie suchen: Dann gehören Sie zu den Ersten, die von einer passenden Immobilie erfahren. Auf unserer Website oder unter {phone}.\n\nMit freundlichen Grüßen\n{agent}\n{agency}"}',
   '{contact-me,contact-appointment,request-documents}'),
  ('{"nl": "Uw bod ligt bij de eigenaar", "fr": "Votre offre est chez le propriétaire", "en": "Your offer is with the owner", "de": "Ihr Angebot liegt beim Eigentümer"}',
   '{"nl": "Uw bod op {home}", "fr": "Votre offre pour {home}", "en": "Your offer for {home}", "de": "Ihr Angebot für {home}"}',
   '{"nl": "Dag {firstName},\n\nWe hebben uw bod op {home} ({reference}) goed ontvangen en aan de eigenaar voorgelegd.\n\nU hoort van ons zodra de eigenaar beslist, en zeker voor uw bod vervalt.\n\nMet vriendelijke groeten\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nNous avons bien reçu votre offre pour {home} ({reference}) et l’avons soumise au propriétaire.\n\nNous vous informerons dès qu’il aura décidé, et en tout cas avant l’échéance de votre offre.\n\nBien à vous,\n{agent}\n{agency}", "en": "Dear {firstName},\n\nWe have received your offer for {home} ({reference}) and put it to the owner.\n\nYou will hear from us as soon as the owner decides, and in any case before your offer expires.\n\nKind regards,\n{agent}\n{agency}", "de": "Guten Tag {firstName},\n\nwir haben Ihr Angebot für {home} ({reference}) erhalten und dem Eigentümer vorgelegt.\n\nSie hören von uns, sobald er entschieden hat, auf jeden Fall bevor Ihr Angebot abläuft.\n\nMit freundlichen Grüßen\n{agent}\n{agency}"}',
   '{purchase-offer}'),
  ('{"nl": "Kandidaat-huurder: niet gekozen", "fr": "Candidat locataire : non retenu", "en": "Rental applicant: not chosen", "de": "Mietinteressent: nicht gewählt"}',
   '{"nl": "Uw kandidatuur voor {home}", "fr": "Votre candidature pour {home}", "en": "Your application for {home}", "de": "Ihre Bewerbung um {home}"}',
   '{"nl": "Dag {firstName},\n\nBedankt voor uw kandidatuur voor {home} ({reference}). De woning gaat naar een andere kandidaat.\n\nDe reden: {text}\n\nWat u ons over uzelf bezorgde, wissen we na afloop van de termijn in onze privacyverklaring. Vragen over deze beslissing? Bel ons op {phone}.\n\nMet vriendelijke groeten\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci pour votre candidature pour {home} ({reference}). Le bien est attribué à un autre candidat.\n\nLe motif : {text}\n\nLes données que vous nous avez confiées seront effacées au terme du délai indiqué dans notre déclaration de confidentialité. Une question sur cette décision ? Appelez-nous au {phone}.\n\nBien à vous,\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for applying for {home} ({reference}). The home goes to another applicant.\n\nThe reason: {text}\n\nWhat you told us about yourself is deleted after the period stated in our privacy statement. Any question about this decision? Call us on {phone}.\n\nKind regards,\n{agent}\n{agency}", "de": "Guten Tag {firstName},\n\nvielen Dank für Ihre Bewerbung um {home} ({reference}). Die Wohnung geht an einen anderen Bewerber.\n\nDer Grund: {text}\n\nIhre Angaben löschen wir nach Ablauf der Frist in unserer Datenschutzerklärung. Haben Sie Fragen zu dieser Entscheidung? Rufen Sie uns unter {phone} an.\n\nMit freundlichen Grüßen\n{agent}\n{agency}"}',
   '{rental-application,rental-file}'),
  ('{"nl": "Sollicitatie: kennismaken", "fr": "Candidature : faire connaissance", "en": "Job application: let us meet", "de": "Bewerbung: Kennenlernen"}',
   '{"nl": "Uw sollicitatie bij {agency}", "fr": "Votre candidature chez {agency}", "en": "Your application at {agency}", "de": "Ihre Bewerbung bei {agency}"}',
   '{"nl": "Dag {firstName},\n\nBedankt voor uw sollicitatie. We maken graag kennis met u.\n\n{text}\n\nLaat u ons weten of dat past? Antwoorden op deze mail volstaat, of bel ons op {phone}.\n\nMet vriendelijke groeten\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci pour votre candidature. Nous aimerions faire votre connaissance.\n\n{text}\n\nDites-nous si cela vous convient, en réponse à ce message ou au {phone}.\n\nBien à vous,\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for applying. We would like to meet you.\n\n{text}\n\nPlease let us know whether that suits you, by reply or on {phone}.\n\nKind regards,\n{agent}\n{agency}", "de": "Guten Tag {firstName},\n\nvielen Dank für Ihre Bewerbung. Wir würden Sie gerne kennenlernen.\n\n{text}\n\nGeben Sie uns bitte Bescheid, ob das passt, per Antwort oder unter {phone}.\n\nMit freundlichen Grüßen\n{agent}\n{agency}"}',
   '{job-contact}');
