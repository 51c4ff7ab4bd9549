create table consent_receipts (
  id uuid primary key,
  version integer not null,
  language text not null,
  agreed jsonb not null,
  at timestamptz not null
);
