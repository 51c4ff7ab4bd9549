-- All that the migrations made, to be read: `npm run schema` writes it.

CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

CREATE SEQUENCE feed_ids_next AS integer START WITH 800000001;

CREATE SEQUENCE office_property_ids AS integer START WITH 900000001;

CREATE FUNCTION announce_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$function$;

CREATE FUNCTION announce_deleted_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from old_rows limit 51) as line));
  return null;
end
$function$;

CREATE FUNCTION announce_each_row(target regclass, columns text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('drop trigger if exists announce_change on %s', target);
  execute format('create trigger announce_insert after insert on %s referencing new table as new_rows
    for each statement execute function announce_inserted_rows(%L)', target, columns);
  execute format('create trigger announce_update after update on %s
    referencing old table as old_rows new table as new_rows
    for each statement execute function announce_updated_rows(%L)', target, columns);
  execute format('create trigger announce_delete after delete on %s referencing old table as old_rows
    for each statement execute function announce_deleted_rows(%L)', target, columns);
  execute format('create trigger announce_change after truncate on %s
    for each statement execute function announce_content_change()', target);
end
$function$;

CREATE FUNCTION announce_inserted_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from new_rows limit 51) as line));
  return null;
end
$function$;

CREATE FUNCTION announce_rows(table_name text, columns text[], changed jsonb[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  topics text;
begin
  if cardinality(changed) > 50 then
    perform pg_notify('content_changed', table_name);
    return;
  end if;
  select string_agg(distinct topic, e'\n') into topics from (
    select table_name || ':' || (line ->> 'id') as topic from unnest(changed) as line
    union
    select table_name || '.' || name || ':' || (line ->> name)
    from unnest(changed) as line, unnest(columns) as name
    where line ->> name is not null
  ) as each_topic;
  if topics is not null then
    perform pg_notify('content_changed', case when length(topics) > 7000 then table_name else topics end);
  end if;
end
$function$;

CREATE FUNCTION announce_updated_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from old_rows limit 51) as line)
    || array(select to_jsonb(line) from (select * from new_rows limit 51) as line));
  return null;
end
$function$;

CREATE FUNCTION announce_viewing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('content_changed', 'properties:' || property_id)
  from (select distinct property_id from viewing_slots where id in (select slot_id from changed)) as viewed;
  return null;
end
$function$;

CREATE FUNCTION contact_for(who jsonb, tongue text, met_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  address text := lower(btrim(coalesce(who ->> 'email', '')));
  number text := f_phone_key(coalesce(who ->> 'phone', ''));
  given text[] := array[
    coalesce(who ->> 'title', ''), btrim(coalesce(who ->> 'firstName', '')),
    btrim(coalesce(who ->> 'lastName', '')), btrim(coalesce(who ->> 'phone', '')),
    btrim(coalesce(who ->> 'city', ''))];
  found_id uuid;
begin
  if address like '%@forgotten.invalid' or (address = '' and number = '' and given[2] || given[3] = '') then
    return null;
  end if;
  found_id := contact_known(address, number, given);
  if found_id is null and address || number <> '' then
    perform pg_advisory_xact_lock(hashtextextended('contact ' || coalesce(nullif(address, ''), number), 0));
    found_id := contact_known(address, number, given);
  end if;
  if found_id is null then
    insert into contacts (title, first_name, last_name, email, phone, language, town, made_at)
      values (given[1], given[2], given[3], address, given[4], tongue, given[5], met_at)
      returning id into found_id;
    if address <> '' then
      insert into contact_addresses (email, contact_id) values (address, found_id);
    end if;
    return found_id;
  end if;
  update contacts set
      title = coalesce(nullif(title, ''), given[1]),
      first_name = case when first_name || last_name = '' then given[2] else first_name end,
      last_name = case when first_name || last_name = '' then given[3] else last_name end,
      phone = coalesce(nullif(phone, ''), given[4]),
      town = coalesce(nullif(town, ''), given[5]),
      version = version + 1
    where id = found_id and ((title = '' and given[1] <> '') or (phone = '' and given[4] <> '')
      or (first_name || last_name = '' and given[2] || given[3] <> '') or (town = '' and given[5] <> ''));
  return found_id;
end
$function$;

CREATE FUNCTION contact_known(address text, number text, given text[])
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
begin
  if address <> '' then
    return (select contact_id from contact_addresses where email = address);
  end if;
  if number = '' then
    return null;
  end if;
  return (select id from contacts
    where phone <> '' and f_phone_key(phone) = number and merged_into is null
    order by f_search_key(first_name || last_name) = f_search_key(given[2] || given[3]) desc, made_at, id
    limit 1);
end
$function$;

CREATE FUNCTION contact_words(first_name text, last_name text, email text, town text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(public.f_unaccent($1 || ' ' || $2 || ' ' || $3 || ' ' || $4)) $function$;

CREATE FUNCTION count_hits(keys text[], ends timestamp with time zone[], at timestamp with time zone, may_be_lost boolean)
 RETURNS TABLE(key text, hits integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  if may_be_lost then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  return query
    insert into rate_limits as counted (key, hits, ends_at)
    select hit.key, count(*), min(hit.ends_at) from unnest($1, $2) as hit (key, ends_at)
    group by hit.key order by hit.key
    on conflict (key) do update set
      hits = case when counted.ends_at <= $3 then excluded.hits else counted.hits + excluded.hits end,
      ends_at = case when counted.ends_at <= $3 then excluded.ends_at else counted.ends_at end
    returning counted.key, counted.hits;
end
$function$;

CREATE FUNCTION count_search_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_counts
    select list, country_id, city, city_key, zip, types,
      case tg_op when 'DELETE' then -count(*) else count(*) end
    from counted where is_main
    group by list, country_id, city, city_key, zip, types;
  return null;
end
$function$;

CREATE FUNCTION drop_search_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_entries where id in (select id from gone);
  delete from search_texts where id in (select id from gone);
  return null;
end
$function$;

CREATE FUNCTION empty_search_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  truncate search_counts;
  return null;
end
$function$;

CREATE FUNCTION empty_search_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  truncate search_entries, search_texts;
  return null;
end
$function$;

CREATE FUNCTION enquiry_words(answers jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select lower(public.f_unaccent(coalesce(string_agg(value, ' '), ''))) from jsonb_each_text($1) $function$;

CREATE FUNCTION f_hidden_spot(kind text, id integer, longitude double precision, latitude double precision)
 RETURNS point
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
AS $function$
  select point(
    round((longitude + cos(angle) * metres / (111320 * cos(radians(latitude))))::numeric, 4)::float8,
    round((latitude + sin(angle) * metres / 111320)::numeric, 4)::float8)
  from (select encode(sha256(convert_to(concat_ws(' ', secret, kind, id), 'UTF8')), 'hex') as hex
      from place_secret) as unguessable,
    -- The square root spreads the centres evenly; the home is never near the rim of its circle.
    lateral (select ('x' || left(hex, 8))::bit(32)::bigint / 4294967295.0 * 2 * pi() as angle,
      sqrt(('x' || substr(hex, 9, 8))::bit(32)::bigint / 4294967295.0) * 320 as metres) as shift
$function$;

CREATE FUNCTION f_kilometres(point, point)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians($2[1] - $1[1]) / 2), 2)
    + cos(radians($1[1])) * cos(radians($2[1])) * power(sin(radians($2[0] - $1[0]) / 2), 2))))
$function$;

CREATE FUNCTION f_phone_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select regexp_replace(regexp_replace(regexp_replace(
    replace($1, '(0)', ''), '\D', '', 'g'), '^(00)?32(?=\d{8,9}$)', ''), '^0+', '') $function$;

CREATE FUNCTION f_property_words(reference text, street text, house_number text, zip text, city text, title jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select public.f_search_key(coalesce(reference, '') || ' ' || coalesce(street, '') || ' '
    || coalesce(house_number, '') || ' ' || coalesce(zip, '') || ' ' || coalesce(city, '') || ' '
    || coalesce((select string_agg(value, ' ') from jsonb_each_text(title)), ''))
$function$;

CREATE FUNCTION f_search_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select btrim(regexp_replace(lower(public.f_unaccent($1)), '[^a-z0-9]{2,}|[^a-z0-9 ]', ' ', 'g')) $function$;

CREATE FUNCTION f_unaccent(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select public.unaccent('public.unaccent'::regdictionary, $1) $function$;

CREATE FUNCTION follow_new_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.email like '%@forgotten.invalid' then
    delete from contact_links where appointment_id = new.id;
  else
    insert into contact_addresses (email, contact_id)
      select lower(new.email), contact_id from contact_links
      where new.id in (appointment_id, account_id, demand_id)
      limit 1
      on conflict do nothing;
  end if;
  return null;
end
$function$;

CREATE FUNCTION keep_enquiry(form text, language text, answers jsonb, email text, submission uuid, property_id integer, project_id integer, follows uuid, source jsonb, received_at timestamp with time zone, expires_at timestamp with time zone, unless_heard boolean)
 RETURNS TABLE(id uuid, number bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  if unless_heard and exists (select from feed_sources where is_on and tells <> 'nothing') then
    return;
  end if;
  return query
    insert into enquiries as kept (form, language, answers, email, submission, property_id, project_id, follows,
      source, received_at, expires_at, letters_due_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10)
    on conflict do nothing
    returning kept.id, kept.number;
end
$function$;

CREATE FUNCTION link_contact(kind text, told jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  who jsonb := case kind
    -- A valuation asks the address of the home, which is not always where its owner lives.
    when 'enquiries' then
      ((told -> 'answers') - case told ->> 'form' when 'contact-demand' then 'city' else '' end)
      || jsonb_build_object('email', told ->> 'email')
    when 'demands' then (told -> 'person') || jsonb_build_object('email', told ->> 'email')
    when 'accounts' then jsonb_build_object('email', told ->> 'email',
      'firstName', split_part(told ->> 'name', ' ', 1),
      'lastName', substr(told ->> 'name', strpos((told ->> 'name') || ' ', ' ') + 1))
    else jsonb_build_object('email', told ->> 'email', 'phone', told ->> 'phone',
      'title', told ->> 'title', 'firstName', told ->> 'first_name', 'lastName', told ->> 'last_name')
    end;
  since text := coalesce(told ->> 'received_at', told ->> 'created_at', told ->> 'booked_at', told ->> 'joined_at');
  whose uuid := contact_for(who, told ->> 'language', since::timestamptz);
  link uuid := (told ->> 'id')::uuid;
begin
  if whose is null then
    return;
  end if;
  insert into contact_links (contact_id, enquiry_id, demand_id, appointment_id, waiting_id, account_id)
    values (whose,
      case kind when 'enquiries' then link end, case kind when 'demands' then link end,
      case kind when 'appointments' then link end, case kind when 'waiting_list' then link end,
      case kind when 'accounts' then link end)
    on conflict do nothing;
end
$function$;

CREATE FUNCTION link_new_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform link_contact(tg_table_name, to_jsonb(new));
  return null;
end
$function$;

CREATE FUNCTION renew_search_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_entries where id in (select id from changed);
  delete from search_texts where id in (select id from changed);
  insert into search_entries select * from searchable_properties where id in (select id from changed);
  insert into search_texts select * from searchable_texts where id in (select id from changed);
  return null;
end
$function$;

CREATE TABLE account_keys (
  token_hash text NOT NULL,
  account_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT account_keys_pkey PRIMARY KEY (token_hash),
  CONSTRAINT account_keys_purpose_check CHECK (purpose = ANY (ARRAY['invitation'::text, 'reset'::text])),
  CONSTRAINT account_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX account_keys_account ON account_keys USING btree (account_id);

CREATE TABLE accounts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  language text NOT NULL,
  password_hash text,
  totp_secret text,
  totp_used_step integer,
  recovery_codes jsonb NOT NULL DEFAULT '[]'::jsonb,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT accounts_pkey PRIMARY KEY (id),
  CONSTRAINT accounts_email_key UNIQUE (email),
  CONSTRAINT accounts_email_check CHECK (email = lower(email)),
  CONSTRAINT accounts_role_check CHECK (role = ANY (ARRAY['owner'::text, 'agent'::text, 'editor'::text, 'manager'::text]))
);
CREATE TRIGGER contact_linked AFTER INSERT ON accounts FOR EACH ROW WHEN (new.role = 'owner'::text) EXECUTE FUNCTION link_new_row();
CREATE TRIGGER contact_moved AFTER UPDATE OF email ON accounts FOR EACH ROW WHEN (new.email <> old.email AND new.role = 'owner'::text) EXECUTE FUNCTION follow_new_address();

CREATE TABLE activities (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  property_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  type text NOT NULL,
  contact text NOT NULL DEFAULT ''::text,
  topic text,
  subject text NOT NULL DEFAULT ''::text,
  comment text NOT NULL DEFAULT ''::text,
  status text NOT NULL,
  source text NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  CONSTRAINT activities_pkey PRIMARY KEY (id),
  CONSTRAINT activities_key_key UNIQUE (key),
  CONSTRAINT activities_type_check CHECK (type = ANY (ARRAY['enquiry'::text, 'mail'::text, 'call'::text, 'visit'::text, 'note'::text]))
);
CREATE INDEX activities_of_property ON activities USING btree (property_id, at DESC, id DESC);

CREATE TABLE agent_hours (
  agent_id integer NOT NULL,
  weekday integer NOT NULL,
  "from" text NOT NULL,
  "to" text NOT NULL,
  CONSTRAINT agent_hours_pkey PRIMARY KEY (agent_id, weekday, "from"),
  CONSTRAINT agent_hours_check CHECK ("to" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text AND "to" > "from"),
  CONSTRAINT agent_hours_from_check CHECK ("from" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  CONSTRAINT agent_hours_weekday_check CHECK (weekday >= 1 AND weekday <= 7),
  CONSTRAINT agent_hours_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE CASCADE
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON agent_hours FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE agents (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL,
  picture text,
  is_active boolean NOT NULL DEFAULT true,
  zip_starts text[] NOT NULL DEFAULT '{}'::text[],
  goal text,
  viewing_minutes integer NOT NULL DEFAULT 30,
  travel_minutes integer NOT NULL DEFAULT 20,
  notice_hours integer NOT NULL DEFAULT 4,
  horizon_days integer NOT NULL DEFAULT 28,
  calendar_version integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT agents_pkey PRIMARY KEY (id),
  CONSTRAINT agents_goal_check CHECK (goal = ANY (ARRAY['sale'::text, 'rent'::text])),
  CONSTRAINT agents_horizon_days_check CHECK (horizon_days >= 1 AND horizon_days <= 120),
  CONSTRAINT agents_notice_hours_check CHECK (notice_hours >= 0 AND notice_hours <= 336),
  CONSTRAINT agents_travel_minutes_check CHECK (travel_minutes >= 0 AND travel_minutes <= 240),
  CONSTRAINT agents_viewing_minutes_check CHECK (viewing_minutes >= 10 AND viewing_minutes <= 240)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON agents FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE answer_templates (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name jsonb NOT NULL,
  subject jsonb NOT NULL,
  body jsonb NOT NULL,
  forms text[] NOT NULL DEFAULT '{}'::text[],
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT answer_templates_pkey PRIMARY KEY (id)
);

CREATE TABLE appointment_news (
  appointment_id uuid NOT NULL,
  kind text NOT NULL,
  sequence integer NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT appointment_news_pkey PRIMARY KEY (appointment_id, kind, sequence),
  CONSTRAINT appointment_news_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE
);

CREATE TABLE appointments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slot_id uuid NOT NULL,
  seat integer NOT NULL,
  status text NOT NULL,
  title text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  remark text NOT NULL DEFAULT ''::text,
  language text NOT NULL,
  source text NOT NULL,
  request_key uuid,
  waiting_id uuid,
  offered_until timestamp with time zone,
  calendar_uid uuid NOT NULL DEFAULT gen_random_uuid(),
  sequence integer NOT NULL DEFAULT 0,
  cancelled_by text,
  booked_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  cancel_reason text NOT NULL DEFAULT ''::text,
  place_told_at timestamp with time zone,
  email_proved_at timestamp with time zone,
  CONSTRAINT appointments_pkey PRIMARY KEY (id),
  CONSTRAINT appointments_calendar_uid_key UNIQUE (calendar_uid),
  CONSTRAINT appointments_request_key_key UNIQUE (request_key),
  CONSTRAINT appointments_cancelled_by_check CHECK (cancelled_by = ANY (ARRAY['visitor'::text, 'agency'::text, 'property-gone'::text, 'unanswered'::text])),
  CONSTRAINT appointments_check CHECK ((status = 'cancelled'::text) = (cancelled_by IS NOT NULL)),
  CONSTRAINT appointments_check1 CHECK ((status <> ALL (ARRAY['held'::text, 'offered'::text])) OR offered_until IS NOT NULL),
  CONSTRAINT appointments_seat_check CHECK (seat >= 1),
  CONSTRAINT appointments_source_check CHECK (source = ANY (ARRAY['website'::text, 'waiting-list'::text, 'office'::text])),
  CONSTRAINT appointments_status_check CHECK (status = ANY (ARRAY['held'::text, 'offered'::text, 'requested'::text, 'confirmed'::text, 'cancelled'::text, 'done'::text, 'no-show'::text])),
  CONSTRAINT appointments_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES viewing_slots(id) ON DELETE CASCADE,
  CONSTRAINT appointments_waiting_id_fkey FOREIGN KEY (waiting_id) REFERENCES waiting_list(id) ON DELETE SET NULL
);
CREATE INDEX appointments_email ON appointments USING btree (lower(email));
CREATE INDEX appointments_open ON appointments USING btree (status) WHERE status = ANY (ARRAY['held'::text, 'offered'::text, 'requested'::text, 'confirmed'::text]);
CREATE UNIQUE INDEX appointments_person ON appointments USING btree (slot_id, lower(email)) WHERE status <> 'cancelled'::text;
CREATE INDEX appointments_phone_part ON appointments USING gin (f_phone_key(phone) gin_trgm_ops) WHERE phone <> ''::text;
CREATE UNIQUE INDEX appointments_seat ON appointments USING btree (slot_id, seat) WHERE status <> 'cancelled'::text;
CREATE INDEX appointments_words ON appointments USING gin (f_search_key((((first_name || ' '::text) || last_name) || ' '::text) || email) gin_trgm_ops);
CREATE TRIGGER announce_insert AFTER INSERT ON appointments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_viewing();
CREATE TRIGGER announce_update AFTER UPDATE ON appointments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_viewing();
CREATE TRIGGER contact_linked AFTER INSERT ON appointments FOR EACH ROW EXECUTE FUNCTION link_new_row();
CREATE TRIGGER contact_moved AFTER UPDATE OF email ON appointments FOR EACH ROW WHEN (new.email <> old.email) EXECUTE FUNCTION follow_new_address();

CREATE TABLE articles (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  category_id integer NOT NULL,
  status text NOT NULL DEFAULT 'draft'::text,
  sort integer NOT NULL DEFAULT 0,
  slug jsonb NOT NULL,
  title jsonb NOT NULL,
  intro jsonb NOT NULL DEFAULT '{}'::jsonb,
  body jsonb NOT NULL DEFAULT '{}'::jsonb,
  image_id integer,
  published_on date,
  seo jsonb NOT NULL DEFAULT '{}'::jsonb,
  create_date timestamp with time zone NOT NULL DEFAULT now(),
  modify_date timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT articles_pkey PRIMARY KEY (id),
  CONSTRAINT articles_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  CONSTRAINT articles_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL
);
CREATE INDEX articles_category ON articles USING btree (category_id, sort) WHERE status = 'published'::text;
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE backup_runs (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  outcome text NOT NULL,
  backup text,
  counts jsonb NOT NULL DEFAULT '{}'::jsonb,
  problem text,
  CONSTRAINT backup_runs_pkey PRIMARY KEY (id),
  CONSTRAINT backup_runs_kind_check CHECK (kind = ANY (ARRAY['backup'::text, 'drill'::text])),
  CONSTRAINT backup_runs_outcome_check CHECK (outcome = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text, 'interrupted'::text]))
);
CREATE INDEX backup_runs_started_at ON backup_runs USING btree (started_at DESC);

CREATE TABLE badges (
  code integer NOT NULL,
  name jsonb NOT NULL,
  color text NOT NULL DEFAULT 'moss'::text,
  is_on_map boolean NOT NULL DEFAULT true,
  CONSTRAINT badges_pkey PRIMARY KEY (code)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON badges FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE busy_times (
  agent_id integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT busy_times_pkey PRIMARY KEY (agent_id, starts_at),
  CONSTRAINT busy_times_check CHECK (ends_at > starts_at),
  CONSTRAINT busy_times_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES own_calendars(agent_id) ON DELETE CASCADE
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON busy_times FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE captcha_challenges (
  id uuid NOT NULL,
  answer text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT captcha_challenges_pkey PRIMARY KEY (id)
);

CREATE TABLE captcha_spent (
  key text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT captcha_spent_pkey PRIMARY KEY (key)
);

CREATE TABLE categories (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  parent_id integer,
  status text NOT NULL DEFAULT 'published'::text,
  sort integer NOT NULL DEFAULT 0,
  name jsonb NOT NULL,
  page text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id) ON DELETE SET NULL
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  account_id uuid NOT NULL,
  account_name text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  action text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT changes_pkey PRIMARY KEY (id)
);
CREATE INDEX changes_account ON changes USING btree (account_id, id DESC);
CREATE INDEX changes_subject ON changes USING btree (kind, subject, id DESC);

CREATE TABLE cities (
  search_name text NOT NULL,
  zip text NOT NULL,
  country_id integer NOT NULL,
  name text NOT NULL,
  country_name jsonb NOT NULL,
  property_count integer NOT NULL,
  sale_count integer NOT NULL,
  rent_count integer NOT NULL,
  CONSTRAINT cities_pkey PRIMARY KEY (search_name, zip, country_id)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON cities FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE configuration (
  section text NOT NULL,
  value jsonb NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT configuration_pkey PRIMARY KEY (section)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON configuration FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE consent_receipts (
  id uuid NOT NULL,
  version integer NOT NULL,
  language text NOT NULL,
  agreed jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT consent_receipts_pkey PRIMARY KEY (id)
);

CREATE TABLE contact_addresses (
  email text NOT NULL,
  contact_id uuid NOT NULL,
  CONSTRAINT contact_addresses_pkey PRIMARY KEY (email),
  CONSTRAINT contact_addresses_email_check CHECK (email = lower(email) AND email <> ''::text),
  CONSTRAINT contact_addresses_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contact_addresses_of ON contact_addresses USING btree (contact_id);

CREATE TABLE contact_differences (
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  by_name text NOT NULL,
  CONSTRAINT contact_differences_pkey PRIMARY KEY (one_id, other_id),
  CONSTRAINT contact_differences_check CHECK (one_id < other_id),
  CONSTRAINT contact_differences_one_id_fkey FOREIGN KEY (one_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT contact_differences_other_id_fkey FOREIGN KEY (other_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contact_differences_other ON contact_differences USING btree (other_id);

CREATE TABLE contact_links (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  contact_id uuid NOT NULL,
  enquiry_id uuid,
  demand_id uuid,
  appointment_id uuid,
  waiting_id uuid,
  account_id uuid,
  CONSTRAINT contact_links_pkey PRIMARY KEY (id),
  CONSTRAINT contact_links_account_id_key UNIQUE (account_id),
  CONSTRAINT contact_links_appointment_id_key UNIQUE (appointment_id),
  CONSTRAINT contact_links_demand_id_key UNIQUE (demand_id),
  CONSTRAINT contact_links_enquiry_id_key UNIQUE (enquiry_id),
  CONSTRAINT contact_links_waiting_id_key UNIQUE (waiting_id),
  CONSTRAINT contact_links_check CHECK (num_nonnulls(enquiry_id, demand_id, appointment_id, waiting_id, account_id) = 1),
  CONSTRAINT contact_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT contact_links_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE,
  CONSTRAINT contact_links_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT contact_links_demand_id_fkey FOREIGN KEY (demand_id) REFERENCES demands(id) ON DELETE CASCADE,
  CONSTRAINT contact_links_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE,
  CONSTRAINT contact_links_waiting_id_fkey FOREIGN KEY (waiting_id) REFERENCES waiting_list(id) ON DELETE CASCADE
);
CREATE INDEX contact_links_of ON contact_links USING btree (contact_id);

CREATE TABLE contact_merges (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kept_id uuid NOT NULL,
  gone_id uuid NOT NULL,
  moved jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  by_name text NOT NULL,
  undone_at timestamp with time zone,
  CONSTRAINT contact_merges_pkey PRIMARY KEY (id),
  CONSTRAINT contact_merges_gone_id_fkey FOREIGN KEY (gone_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT contact_merges_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contact_merges_gone ON contact_merges USING btree (gone_id);
CREATE INDEX contact_merges_of ON contact_merges USING btree (kept_id);

CREATE TABLE contact_notes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  contact_id uuid NOT NULL,
  kind text NOT NULL,
  words text NOT NULL DEFAULT ''::text,
  at timestamp with time zone NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  submission uuid NOT NULL,
  CONSTRAINT contact_notes_pkey PRIMARY KEY (id),
  CONSTRAINT contact_notes_submission_key UNIQUE (submission),
  CONSTRAINT contact_notes_kind_check CHECK (kind = ANY (ARRAY['call'::text, 'mail'::text, 'note'::text])),
  CONSTRAINT contact_notes_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contact_notes_of ON contact_notes USING btree (contact_id);

CREATE TABLE contacts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  title text NOT NULL DEFAULT ''::text,
  first_name text NOT NULL DEFAULT ''::text,
  last_name text NOT NULL DEFAULT ''::text,
  email text NOT NULL DEFAULT ''::text,
  phone text NOT NULL DEFAULT ''::text,
  language text NOT NULL,
  town text NOT NULL DEFAULT ''::text,
  note text NOT NULL DEFAULT ''::text,
  made_at timestamp with time zone NOT NULL,
  kept_until timestamp with time zone,
  merged_into uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT contacts_pkey PRIMARY KEY (id),
  CONSTRAINT contacts_email_check CHECK (email = lower(email)),
  CONSTRAINT contacts_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contacts_merged ON contacts USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX contacts_name ON contacts USING btree (f_search_key(last_name), f_search_key(first_name));
CREATE INDEX contacts_phone ON contacts USING btree (f_phone_key(phone)) WHERE phone <> ''::text;
CREATE INDEX contacts_phone_part ON contacts USING gin (f_phone_key(phone) gin_trgm_ops) WHERE phone <> ''::text;
CREATE INDEX contacts_words ON contacts USING gin (contact_words(first_name, last_name, email, town) gin_trgm_ops);

CREATE TABLE daily_salts (
  day date NOT NULL,
  salt bytea NOT NULL,
  CONSTRAINT daily_salts_pkey PRIMARY KEY (day)
);

CREATE UNLOGGED TABLE day_visitors (
  day date NOT NULL,
  property_id integer NOT NULL,
  visitor bytea NOT NULL,
  CONSTRAINT day_visitors_pkey PRIMARY KEY (day, property_id, visitor)
);

CREATE TABLE definitions (
  name text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT definitions_pkey PRIMARY KEY (name)
);

CREATE TABLE demand_news (
  email text NOT NULL,
  property_id integer NOT NULL,
  change text NOT NULL,
  kind text NOT NULL,
  demand_id uuid NOT NULL,
  found_at timestamp with time zone NOT NULL,
  mailed_at timestamp with time zone,
  was jsonb,
  CONSTRAINT demand_news_pkey PRIMARY KEY (email, property_id, change),
  CONSTRAINT demand_news_demand_id_fkey FOREIGN KEY (demand_id) REFERENCES demands(id) ON DELETE CASCADE
);
CREATE INDEX demand_news_waiting ON demand_news USING btree (demand_id) WHERE mailed_at IS NULL;

CREATE TABLE demands (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  language text NOT NULL,
  person jsonb NOT NULL,
  list text NOT NULL,
  criteria jsonb NOT NULL,
  criteria_key text NOT NULL,
  frequency text NOT NULL,
  status text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT demands_pkey PRIMARY KEY (id),
  CONSTRAINT demands_email_list_criteria_key_key UNIQUE (email, list, criteria_key),
  CONSTRAINT demands_email_check CHECK (email = lower(email)),
  CONSTRAINT demands_frequency_check CHECK (frequency = ANY (ARRAY['at-once'::text, 'daily'::text, 'weekly'::text])),
  CONSTRAINT demands_status_check CHECK (status = ANY (ARRAY['unconfirmed'::text, 'active'::text, 'paused'::text, 'stopped'::text, 'unreadable'::text]))
);
CREATE INDEX demands_active ON demands USING btree (id) WHERE status = 'active'::text;
CREATE TRIGGER contact_linked AFTER INSERT ON demands FOR EACH ROW EXECUTE FUNCTION link_new_row();

CREATE TABLE digest_stops (
  account_id uuid NOT NULL,
  stopped_at timestamp with time zone NOT NULL,
  CONSTRAINT digest_stops_pkey PRIMARY KEY (account_id),
  CONSTRAINT digest_stops_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE document_requests (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  enquiry_id uuid NOT NULL,
  property_id integer NOT NULL,
  document_id integer NOT NULL,
  email text NOT NULL,
  state text NOT NULL,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT document_requests_pkey PRIMARY KEY (id),
  CONSTRAINT document_requests_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX document_requests_enquiry ON document_requests USING btree (enquiry_id);
CREATE UNIQUE INDEX document_requests_once ON document_requests USING btree (property_id, document_id, lower(email));

CREATE TABLE drafts (
  kind text NOT NULL,
  id text NOT NULL,
  value jsonb NOT NULL,
  based_on integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  saved_by text NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT drafts_pkey PRIMARY KEY (kind, id)
);

CREATE TABLE engagements (
  slot_id uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL DEFAULT ''::text,
  place text NOT NULL DEFAULT ''::text,
  notes text NOT NULL DEFAULT ''::text,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT engagements_pkey PRIMARY KEY (slot_id),
  CONSTRAINT engagements_kind_check CHECK (kind = ANY (ARRAY['valuation'::text, 'signing'::text, 'private'::text])),
  CONSTRAINT engagements_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES viewing_slots(id) ON DELETE CASCADE
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON engagements FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE enquiries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  form text NOT NULL,
  language text NOT NULL,
  answers jsonb NOT NULL,
  received_at timestamp with time zone NOT NULL,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  submission uuid NOT NULL,
  email text NOT NULL DEFAULT ''::text,
  property_id integer,
  project_id integer,
  follows uuid,
  source jsonb NOT NULL DEFAULT '{}'::jsonb,
  approval text,
  expires_at timestamp with time zone NOT NULL,
  letters_due_at timestamp with time zone DEFAULT now(),
  state text NOT NULL DEFAULT 'new'::text,
  assignee_id uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT enquiries_pkey PRIMARY KEY (id),
  CONSTRAINT enquiries_state_check CHECK (state = ANY (ARRAY['new'::text, 'in-hand'::text, 'done'::text, 'spam'::text])),
  CONSTRAINT enquiries_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT enquiries_follows_fkey FOREIGN KEY (follows) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX enquiries_by_state ON enquiries USING btree (state, received_at DESC);
CREATE INDEX enquiries_email ON enquiries USING btree (lower(email));
CREATE INDEX enquiries_expires ON enquiries USING btree (expires_at);
CREATE INDEX enquiries_letters_due ON enquiries USING btree (letters_due_at) WHERE letters_due_at IS NOT NULL;
CREATE INDEX enquiries_newest ON enquiries USING btree (received_at DESC, number DESC);
CREATE UNIQUE INDEX enquiries_number ON enquiries USING btree (number);
CREATE INDEX enquiries_phone_part ON enquiries USING gin (f_phone_key(answers ->> 'phone'::text) gin_trgm_ops) WHERE answers ? 'phone'::text;
CREATE INDEX enquiries_property ON enquiries USING btree (property_id, received_at) WHERE property_id IS NOT NULL;
CREATE UNIQUE INDEX enquiries_submission ON enquiries USING btree (submission);
CREATE INDEX enquiries_words ON enquiries USING gin (enquiry_words(answers) gin_trgm_ops);
CREATE TRIGGER contact_linked AFTER INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION link_new_row();

CREATE TABLE enquiry_entries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  enquiry_id uuid NOT NULL,
  kind text NOT NULL,
  step text,
  ground text,
  subject text,
  words text,
  mail_key text,
  at timestamp with time zone NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  by_id uuid,
  by_name text NOT NULL,
  submission uuid,
  CONSTRAINT enquiry_entries_pkey PRIMARY KEY (id),
  CONSTRAINT enquiry_entries_submission_key UNIQUE (submission),
  CONSTRAINT enquiry_entries_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX enquiry_entries_answers ON enquiry_entries USING btree (enquiry_id, at) INCLUDE (by_id) WHERE kind = 'answer'::text;
CREATE INDEX enquiry_entries_enquiry ON enquiry_entries USING btree (enquiry_id, at);

CREATE TABLE external_blocks (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  status text NOT NULL DEFAULT 'published'::text,
  title jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{}'::jsonb,
  button jsonb NOT NULL,
  image_id integer,
  version integer NOT NULL DEFAULT 1,
  notice jsonb NOT NULL DEFAULT '{}'::jsonb,
  kind text NOT NULL DEFAULT 'frame'::text,
  source text NOT NULL,
  CONSTRAINT external_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT external_blocks_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON external_blocks FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE failed_mails (
  id text NOT NULL,
  sender text NOT NULL,
  subject text NOT NULL,
  arrived_at timestamp with time zone NOT NULL,
  problem text NOT NULL,
  tries integer NOT NULL,
  try_at timestamp with time zone NOT NULL,
  set_aside_at timestamp with time zone,
  CONSTRAINT failed_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX failed_mails_sender ON failed_mails USING btree (sender);

CREATE UNLOGGED TABLE feed_changes (
  run_id uuid NOT NULL,
  kind text NOT NULL,
  id integer NOT NULL,
  "row" jsonb NOT NULL,
  CONSTRAINT feed_changes_pkey PRIMARY KEY (run_id, kind, id)
);

CREATE TABLE feed_files (
  source text NOT NULL,
  shelf text NOT NULL,
  file text NOT NULL,
  hash text NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  tone text,
  fetched_at timestamp with time zone NOT NULL,
  etag text,
  last_modified text,
  version text,
  CONSTRAINT feed_files_pkey PRIMARY KEY (source)
);

CREATE TABLE feed_hooks (
  source text NOT NULL,
  external_id text NOT NULL,
  event text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamp with time zone NOT NULL,
  answer text,
  units text[],
  project text,
  CONSTRAINT feed_hooks_pkey PRIMARY KEY (source, external_id),
  CONSTRAINT feed_hooks_event_check CHECK (event = ANY (ARRAY['changed'::text, 'deleted'::text])),
  CONSTRAINT feed_hooks_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'missed'::text])),
  CONSTRAINT feed_hooks_source_fkey FOREIGN KEY (source) REFERENCES feed_sources(name) ON DELETE CASCADE
);
CREATE INDEX feed_hooks_newest ON feed_hooks USING btree (source, received_at DESC);
CREATE INDEX feed_hooks_waiting ON feed_hooks USING btree (source, due_at) WHERE state = 'waiting'::text;

CREATE TABLE feed_ids (
  source text NOT NULL,
  kind text NOT NULL,
  external_id text NOT NULL,
  id integer NOT NULL,
  CONSTRAINT feed_ids_pkey PRIMARY KEY (source, kind, external_id),
  CONSTRAINT feed_ids_source_fkey FOREIGN KEY (source) REFERENCES feed_sources(name) ON DELETE CASCADE
);
CREATE UNIQUE INDEX feed_ids_id ON feed_ids USING btree (kind, id);

CREATE TABLE feed_notices (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  source text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  content jsonb,
  email text NOT NULL DEFAULT ''::text,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  answer text,
  external_id text,
  told text,
  owed_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  begun_at timestamp with time zone,
  taken_at timestamp with time zone,
  CONSTRAINT feed_notices_pkey PRIMARY KEY (id),
  CONSTRAINT feed_notices_source_kind_subject_key UNIQUE (source, kind, subject),
  CONSTRAINT feed_notices_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'taken'::text, 'failed'::text, 'never'::text])),
  CONSTRAINT feed_notices_source_fkey FOREIGN KEY (source) REFERENCES feed_sources(name) ON DELETE CASCADE
);
CREATE INDEX feed_notices_due ON feed_notices USING btree (due_at) WHERE state = 'waiting'::text;
CREATE INDEX feed_notices_email ON feed_notices USING btree (email) WHERE email <> ''::text;
CREATE INDEX feed_notices_newest ON feed_notices USING btree (source, owed_at DESC);

CREATE UNLOGGED TABLE feed_records (
  run_id uuid NOT NULL,
  kind text NOT NULL,
  id integer NOT NULL,
  language text NOT NULL,
  record text NOT NULL,
  CONSTRAINT feed_records_pkey PRIMARY KEY (run_id, kind, id, language)
);

CREATE TABLE feed_runs (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  source text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  outcome text NOT NULL,
  counts jsonb NOT NULL DEFAULT '{}'::jsonb,
  problems jsonb NOT NULL DEFAULT '[]'::jsonb,
  number bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  CONSTRAINT feed_runs_pkey PRIMARY KEY (id)
);
CREATE INDEX feed_runs_newest ON feed_runs USING btree (started_at DESC);
CREATE INDEX feed_runs_of_source ON feed_runs USING btree (source, started_at DESC);

CREATE TABLE feed_sources (
  name text NOT NULL,
  crm text NOT NULL,
  is_on boolean NOT NULL DEFAULT false,
  credentials text NOT NULL,
  token text,
  read_until text,
  read_as text,
  listed_at timestamp with time zone,
  unfinished jsonb,
  tells text NOT NULL DEFAULT 'all'::text,
  rhythm text NOT NULL DEFAULT 'round'::text,
  own_codes jsonb NOT NULL DEFAULT '{"types": {}, "statuses": {}}'::jsonb,
  rest_until timestamp with time zone,
  asked jsonb,
  CONSTRAINT feed_sources_pkey PRIMARY KEY (name),
  CONSTRAINT feed_sources_rhythm_check CHECK (rhythm = ANY (ARRAY['round'::text, 'hour'::text, 'day'::text])),
  CONSTRAINT feed_sources_tells_check CHECK (tells = ANY (ARRAY['all'::text, 'own'::text, 'nothing'::text]))
);

CREATE TABLE figures (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  group_id integer NOT NULL,
  status text NOT NULL DEFAULT 'published'::text,
  sort integer NOT NULL DEFAULT 0,
  value jsonb NOT NULL,
  label jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT figures_pkey PRIMARY KEY (id)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON figures FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE found_addresses (
  key text NOT NULL,
  found jsonb NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT found_addresses_pkey PRIMARY KEY (key)
);
CREATE INDEX found_addresses_asked ON found_addresses USING btree (asked_at);

CREATE TABLE friend_opt_outs (
  email_hash text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT friend_opt_outs_pkey PRIMARY KEY (email_hash)
);

CREATE TABLE gone_projects (
  id integer NOT NULL,
  CONSTRAINT gone_projects_pkey PRIMARY KEY (id)
);

CREATE TABLE gone_properties (
  id integer NOT NULL,
  CONSTRAINT gone_properties_pkey PRIMARY KEY (id)
);

CREATE TABLE images (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  filename text NOT NULL,
  originalname text NOT NULL,
  url text NOT NULL,
  mimetype text NOT NULL,
  destination text NOT NULL,
  create_date timestamp with time zone NOT NULL DEFAULT now(),
  width integer NOT NULL,
  height integer NOT NULL,
  tone text,
  alt jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT images_pkey PRIMARY KEY (id)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON images FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE incoming_mails (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  key text NOT NULL,
  enquiry_id uuid,
  kind text NOT NULL,
  found_by text,
  sender text NOT NULL,
  sender_name text NOT NULL DEFAULT ''::text,
  subject text NOT NULL DEFAULT ''::text,
  words text NOT NULL DEFAULT ''::text,
  quoted text NOT NULL DEFAULT ''::text,
  bytes bigint NOT NULL,
  is_too_big boolean NOT NULL DEFAULT false,
  left_out text[] NOT NULL DEFAULT '{}'::text[],
  arrived_at timestamp with time zone NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT incoming_mails_pkey PRIMARY KEY (id),
  CONSTRAINT incoming_mails_key_key UNIQUE (key),
  CONSTRAINT incoming_mails_found_by_check CHECK (found_by = ANY (ARRAY['address'::text, 'reference'::text, 'hand'::text])),
  CONSTRAINT incoming_mails_kind_check CHECK (kind = ANY (ARRAY['reply'::text, 'auto-reply'::text, 'bounce'::text])),
  CONSTRAINT incoming_mails_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX incoming_mails_enquiry ON incoming_mails USING btree (enquiry_id);
CREATE INDEX incoming_mails_loose ON incoming_mails USING btree (arrived_at) WHERE enquiry_id IS NULL;
CREATE INDEX incoming_mails_sender ON incoming_mails USING btree (sender);

CREATE TABLE judged_properties (
  property_id integer NOT NULL,
  version integer NOT NULL,
  rules text NOT NULL,
  good_until text,
  missing jsonb NOT NULL,
  CONSTRAINT judged_properties_pkey PRIMARY KEY (property_id),
  CONSTRAINT judged_properties_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE INDEX judged_properties_lacking ON judged_properties USING btree (property_id) WHERE missing <> '[]'::jsonb;

CREATE TABLE mailbox_states (
  is_only boolean NOT NULL DEFAULT true,
  read_at timestamp with time zone,
  failing_since timestamp with time zone,
  problem text,
  CONSTRAINT mailbox_states_pkey PRIMARY KEY (is_only),
  CONSTRAINT mailbox_states_is_only_check CHECK (is_only)
);

CREATE TABLE mails (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  key text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  headers jsonb NOT NULL DEFAULT '{}'::jsonb,
  attachments jsonb NOT NULL DEFAULT '[]'::jsonb,
  reply_to text,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone,
  due_at timestamp with time zone NOT NULL DEFAULT now(),
  sending_since timestamp with time zone,
  sealed text,
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_key_key UNIQUE (key)
);
CREATE INDEX mails_about ON mails USING btree (split_part(key, ':'::text, 2));
CREATE INDEX mails_created ON mails USING btree (created_at DESC);
CREATE INDEX mails_due ON mails USING btree (due_at) WHERE state = 'waiting'::text;
CREATE INDEX mails_recipient ON mails USING btree (lower(recipient));

CREATE TABLE map_files (
  file text NOT NULL,
  bytes bigint NOT NULL,
  west double precision NOT NULL,
  south double precision NOT NULL,
  east double precision NOT NULL,
  north double precision NOT NULL,
  min_zoom integer NOT NULL,
  max_zoom integer NOT NULL,
  kept_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT map_files_pkey PRIMARY KEY (file)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON map_files FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE migrations (
  name text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE modules (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  page_id integer NOT NULL,
  status text NOT NULL DEFAULT 'published'::text,
  sort integer NOT NULL DEFAULT 0,
  "position" text NOT NULL DEFAULT 'contentRow'::text,
  span integer NOT NULL DEFAULT 12,
  col jsonb NOT NULL DEFAULT '{}'::jsonb,
  title jsonb NOT NULL DEFAULT '{}'::jsonb,
  title_size integer NOT NULL DEFAULT 2,
  description jsonb NOT NULL DEFAULT '{}'::jsonb,
  description2 jsonb NOT NULL DEFAULT '{}'::jsonb,
  view text NOT NULL,
  class text NOT NULL DEFAULT ''::text,
  background_type text NOT NULL DEFAULT 'none'::text,
  image_id integer,
  image_ids jsonb NOT NULL DEFAULT '[]'::jsonb,
  color_background text,
  relation_type text NOT NULL,
  relation_id integer NOT NULL,
  number_item_of_row integer NOT NULL DEFAULT 4,
  max_items integer NOT NULL DEFAULT 4,
  is_has_subcategories boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT modules_pkey PRIMARY KEY (id),
  CONSTRAINT modules_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL,
  CONSTRAINT modules_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE
);
CREATE INDEX modules_page ON modules USING btree (page_id, sort);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON modules FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE moved_paths (
  path text NOT NULL,
  target text NOT NULL,
  moved_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT moved_paths_pkey PRIMARY KEY (path)
);
CREATE INDEX moved_paths_target ON moved_paths USING btree (target);

CREATE TABLE nearby_places (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name jsonb NOT NULL,
  spot point NOT NULL,
  flat point NOT NULL,
  CONSTRAINT nearby_places_pkey PRIMARY KEY (id),
  CONSTRAINT nearby_places_kind_check CHECK (kind = ANY (ARRAY['school'::text, 'shop'::text, 'stop'::text, 'station'::text, 'park'::text, 'doctor'::text]))
);
CREATE INDEX nearby_places_nearest ON nearby_places USING gist (kind, flat);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON nearby_places FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE newsletter_subscribers (
  email text NOT NULL,
  first_name text,
  language text NOT NULL,
  state text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  left_at timestamp with time zone,
  CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (email)
);

CREATE TABLE online_media (
  property_id integer NOT NULL,
  medium text NOT NULL,
  url text NOT NULL DEFAULT ''::text,
  since date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  leads integer NOT NULL DEFAULT 0,
  told_at timestamp with time zone NOT NULL,
  ended_on date,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT online_media_pkey PRIMARY KEY (property_id, medium),
  CONSTRAINT online_media_check CHECK (ended_on >= since)
);

CREATE TABLE open_houses (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  property_id integer NOT NULL,
  agent_id integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  seats integer NOT NULL,
  note jsonb NOT NULL DEFAULT '{}'::jsonb,
  colleague_ids integer[] NOT NULL DEFAULT '{}'::integer[],
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT open_houses_pkey PRIMARY KEY (id),
  CONSTRAINT open_houses_check CHECK (ends_at > starts_at),
  CONSTRAINT open_houses_seats_check CHECK (seats >= 1 AND seats <= 50),
  CONSTRAINT open_houses_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id),
  CONSTRAINT open_houses_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE,
  CONSTRAINT open_houses_agent_id_tstzrange_excl EXCLUDE USING gist (agent_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE INDEX open_houses_property ON open_houses USING btree (property_id, ends_at);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON open_houses FOR EACH ROW EXECUTE FUNCTION announce_content_change();

CREATE TABLE own_calendars (
  agent_id integer NOT NULL,
  address text NOT NULL,
  host text NOT NULL,
  etag text,
  last_modified text,
  answered_at timestamp with time zone,
  read_at timestamp with time zone,
  problem text,
  problem_since timestamp with time zone,
  key uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT own_calendars_pkey PRIMARY KEY (agent_id),
  CONSTRAINT own_calendars_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE CASCADE
);

CREATE TABLE owner_task_answers (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  task_id uuid NOT NULL,
  kind text NOT NULL,
  account_id uuid NOT NULL,
  account_name text NOT NULL,
  words text NOT NULL DEFAULT ''::text,
  file text,
  file_name text NOT NULL DEFAULT ''::text,
  file_type text NOT NULL DEFAULT ''::text,
  bytes integer NOT NULL DEFAULT 0,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT owner_task_answers_pkey PRIMARY KEY (id),
  CONSTRAINT owner_task_answers_check CHECK ((kind = 'file'::text) = (file IS NOT NULL)),
  CONSTRAINT owner_task_answers_kind_check CHECK (kind = ANY (ARRAY['approval'::text, 'file'::text])),
  CONSTRAINT owner_task_answers_task_id_fkey FOREIGN KEY (task_id) REFERENCES owner_tasks(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX owner_task_answers_approved ON owner_task_answers USING btree (task_id) WHERE kind = 'approval'::text;
CREATE INDEX owner_task_answers_task ON owner_task_answers USING btree (task_id, answered_at);

CREATE TABLE owner_tasks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  property_id integer NOT NULL,
  title text NOT NULL,
  explanation text NOT NULL DEFAULT ''::text,
  due_on date,
  asked_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  wants text NOT NULL DEFAULT 'answer'::text,
  CONSTRAINT owner_tasks_pkey PRIMARY KEY (id),
  CONSTRAINT owner_tasks_wants_check CHECK (wants = ANY (ARRAY['answer'::text, 'approval'::text, 'file'::text]))
);
CREATE INDEX owner_tasks_open ON owner_tasks USING btree (property_id) WHERE done_at IS NULL;

CREATE TABLE page_views (
  property_id integer NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  language text NOT NULL,
  views integer NOT NULL DEFAULT 0,
  visitors integer NOT NULL DEFAULT 0,
  CONSTRAINT page_views_pkey PRIMARY KEY (property_id, day, source, language)
);

CREATE TABLE pages (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  parent_id integer,
  name text NOT NULL,
  path text NOT NULL,
  status text NOT NULL DEFAULT 'draft'::text,
  sort integer NOT NULL DEFAULT 0,
  type text NOT NULL DEFAULT 'page'::text,
  is_in_menu boolean NOT NULL DEFAULT true,
  params jsonb NOT NULL,
  create_date timestamp with time zone NOT NULL DEFAULT now(),
  modify_date timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT pages_pkey PRIMARY KEY (id),
  CONSTRAINT pages_name_key UNIQUE (name),
  CONSTRAINT pages_path_key UNIQUE (path),
  CONSTRAINT pages_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES pages(id) ON DELETE SET NULL
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE passkey_challenges (
  challenge text NOT NULL,
  purpose text NOT NULL,
  holder text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenges_purpose_check CHECK (purpose = ANY (ARRAY['add'::text, 'sign-in'::text, 'second-factor'::text, 'proof'::text]))
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);

CREATE TABLE passkeys (
  id text NOT NULL,
  account_id uuid NOT NULL,
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL DEFAULT '[]'::jsonb,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_counter_check CHECK (counter >= 0),
  CONSTRAINT passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_account ON passkeys USING btree (account_id);

CREATE TABLE place_secret (
  only_one boolean NOT NULL DEFAULT true,
  secret text NOT NULL DEFAULT gen_random_uuid()::text || gen_random_uuid()::text,
  CONSTRAINT place_secret_pkey PRIMARY KEY (only_one),
  CONSTRAINT place_secret_only_one_check CHECK (only_one)
);

CREATE TABLE planned_answers (
  id uuid NOT NULL,
  enquiry_id uuid NOT NULL,
  subject text NOT NULL,
  words text NOT NULL,
  state text NOT NULL,
  send_at timestamp with time zone NOT NULL,
  planned_at timestamp with time zone NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  CONSTRAINT planned_answers_pkey PRIMARY KEY (id),
  CONSTRAINT planned_answers_state_check CHECK (state = ANY (ARRAY['in-hand'::text, 'done'::text])),
  CONSTRAINT planned_answers_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX planned_answers_enquiry ON planned_answers USING btree (enquiry_id);
CREATE INDEX planned_answers_send_at ON planned_answers USING btree (send_at);

CREATE TABLE planned_publications (
  property_id integer NOT NULL,
  publish_at timestamp with time zone NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  failure text,
  CONSTRAINT planned_publications_pkey PRIMARY KEY (property_id),
  CONSTRAINT planned_publications_failure_check CHECK (failure = ANY (ARRAY['incomplete'::text, 'withheld'::text])),
  CONSTRAINT planned_publications_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE INDEX planned_publications_due ON planned_publications USING btree (publish_at) WHERE failure IS NULL;

CREATE TABLE projects (
  id integer NOT NULL,
  number text NOT NULL,
  source text NOT NULL DEFAULT 'feed'::text,
  goal text NOT NULL,
  goal_number integer NOT NULL DEFAULT 0,
  stated_status text NOT NULL,
  status text NOT NULL,
  is_published boolean NOT NULL DEFAULT true,
  title jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{}'::jsonb,
  situation jsonb NOT NULL DEFAULT '{}'::jsonb,
  technical jsonb NOT NULL DEFAULT '{}'::jsonb,
  delivery jsonb NOT NULL DEFAULT '{}'::jsonb,
  types jsonb NOT NULL DEFAULT '{}'::jsonb,
  constructions jsonb NOT NULL DEFAULT '{}'::jsonb,
  street text NOT NULL,
  house_number text NOT NULL,
  box text,
  zip text NOT NULL,
  city text NOT NULL,
  country_id integer NOT NULL DEFAULT 10,
  country_name jsonb NOT NULL DEFAULT '{}'::jsonb,
  publish_address boolean NOT NULL,
  latitude double precision,
  longitude double precision,
  external_web text,
  web_id integer NOT NULL,
  web_id_name jsonb NOT NULL DEFAULT '{}'::jsonb,
  project_web_id integer,
  price_min_cents bigint,
  price_max_cents bigint,
  pictures jsonb NOT NULL DEFAULT '[]'::jsonb,
  documents jsonb NOT NULL DEFAULT '[]'::jsonb,
  published_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  hidden_at timestamp with time zone,
  feed_hash text,
  overrides jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1,
  feed_values jsonb NOT NULL DEFAULT '{}'::jsonb,
  planning jsonb NOT NULL DEFAULT '{"keysOn": null, "shellOn": null, "worksOn": null, "finishOn": null, "permitOn": null}'::jsonb,
  CONSTRAINT projects_pkey PRIMARY KEY (id)
);
CREATE TRIGGER announce_change AFTER TRUNCATE ON projects FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_delete AFTER DELETE ON projects REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_deleted_rows('{}');
CREATE TRIGGER announce_insert AFTER INSERT ON projects REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_inserted_rows('{}');
CREATE TRIGGER announce_update AFTER UPDATE ON projects REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_updated_rows('{}');

CREATE TABLE properties (
  id integer NOT NULL,
  reference text NOT NULL,
  source text NOT NULL DEFAULT 'feed'::text,
  status text NOT NULL,
  list text,
  is_published boolean NOT NULL DEFAULT true,
  goal text NOT NULL,
  goal_number integer NOT NULL DEFAULT 0,
  project_id integer,
  type integer NOT NULL,
  types integer[] NOT NULL,
  badge integer NOT NULL DEFAULT 0,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  price_cents bigint,
  publish_price boolean NOT NULL,
  is_starting_from boolean NOT NULL DEFAULT false,
  price_unit_text jsonb NOT NULL DEFAULT '{}'::jsonb,
  street text NOT NULL,
  house_number text NOT NULL,
  box text,
  zip text NOT NULL,
  city text NOT NULL,
  country_id integer NOT NULL DEFAULT 10,
  publish_address boolean NOT NULL,
  hide_city boolean NOT NULL DEFAULT false,
  latitude double precision,
  longitude double precision,
  bedrooms integer,
  bathrooms integer,
  living_area integer,
  ground_area integer,
  construction_year integer,
  energy_performance integer,
  energy_label text,
  energy_rank integer,
  has_garden boolean NOT NULL DEFAULT false,
  has_terrace boolean NOT NULL DEFAULT false,
  has_garage boolean NOT NULL DEFAULT false,
  has_lift boolean NOT NULL DEFAULT false,
  is_annuity boolean NOT NULL DEFAULT false,
  details jsonb NOT NULL,
  pictures jsonb NOT NULL DEFAULT '[]'::jsonb,
  plans jsonb NOT NULL DEFAULT '[]'::jsonb,
  documents jsonb NOT NULL DEFAULT '[]'::jsonb,
  links jsonb NOT NULL DEFAULT '[]'::jsonb,
  published_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  hidden_at timestamp with time zone,
  feed_hash text,
  overrides jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1,
  country_name jsonb NOT NULL DEFAULT '{}'::jsonb,
  feed_values jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT properties_pkey PRIMARY KEY (id)
);
CREATE INDEX properties_changed ON properties USING btree (changed_at DESC, id DESC);
CREATE INDEX properties_list_newest ON properties USING btree (list, published_at DESC, id DESC) WHERE is_published AND hidden_at IS NULL;
CREATE INDEX properties_project ON properties USING btree (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX properties_similar ON properties USING btree (list, type, "left"(zip, 2), published_at DESC) WHERE is_published AND hidden_at IS NULL;
CREATE INDEX properties_words ON properties USING gin (f_property_words(reference, street, house_number, zip, city, title) gin_trgm_ops);
CREATE TRIGGER announce_change AFTER TRUNCATE ON properties FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER announce_delete AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_deleted_rows('{list,project_id}');
CREATE TRIGGER announce_insert AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_inserted_rows('{list,project_id}');
CREATE TRIGGER announce_update AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_updated_rows('{list,project_id}');
CREATE TRIGGER search_deleted AFTER DELETE ON properties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION drop_search_entries();
CREATE TRIGGER search_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_search_entries();
CREATE TRIGGER search_truncated AFTER TRUNCATE ON properties FOR EACH STATEMENT EXECUTE FUNCTION empty_search_entries();
CREATE TRIGGER search_updated AFTER UPDATE ON properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_search_entries();

CREATE TABLE property_closings (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  property_id integer NOT NULL,
  state text NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  price_cents bigint,
  buyer text NOT NULL DEFAULT ''::text,
  reason text,
  explanation text NOT NULL DEFAULT ''::text,
  undone_at timestamp with time zone,
  CONSTRAINT property_closings_pkey PRIMARY KEY (id),
  CONSTRAINT property_closings_state_check CHECK (state = ANY (ARRAY['sold'::text, 'rented'::text, 'withdraw'::text])),
  CONSTRAINT property_closings_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE INDEX property_closings_of ON property_closings USING btree (property_id, id);

CREATE TABLE property_history (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  property_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  kind text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT property_history_pkey PRIMARY KEY (id),
  CONSTRAINT property_history_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE INDEX property_history_property ON property_history USING btree (property_id, at DESC);
CREATE INDEX property_history_status ON property_history USING btree (property_id, at, id) WHERE kind = 'status'::text;

CREATE TABLE property_mandates (
  property_id integer NOT NULL,
  starts_on date,
  ends_on date,
  is_exclusive boolean NOT NULL DEFAULT false,
  commission text NOT NULL DEFAULT ''::text,
  keys text NOT NULL DEFAULT ''::text,
  agent_id integer,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT property_mandates_pkey PRIMARY KEY (property_id),
  CONSTRAINT property_mandates_check CHECK (ends_on >= starts_on),
  CONSTRAINT property_mandates_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE SET NULL,
  CONSTRAINT property_mandates_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE INDEX property_mandates_agent ON property_mandates USING btree (agent_id);

CREATE TABLE property_owners (
  account_id uuid NOT NULL,
  property_id integer NOT NULL,
  CONSTRAINT property_owners_pkey PRIMARY KEY (account_id, property_id),
  CONSTRAINT property_owners_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX property_owners_property ON property_owners USING btree (property_id);

CREATE TABLE property_types (
  web_id integer NOT NULL,
  name jsonb NOT NULL,
  show_order integer NOT NULL,
  is_for_sale boolean NOT NULL DEFAULT true,
  is_for_rent boolean NOT NULL DEFAULT true,
  CONSTRAINT property_types_pkey PRIMARY KEY (web_id)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON property_types FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE property_viewings (
  property_id integer NOT NULL,
  agent_id integer,
  mode text NOT NULL DEFAULT 'at-once'::text,
  seats integer NOT NULL DEFAULT 1,
  windows jsonb NOT NULL DEFAULT '[]'::jsonb,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT property_viewings_pkey PRIMARY KEY (property_id),
  CONSTRAINT property_viewings_mode_check CHECK (mode = ANY (ARRAY['at-once'::text, 'on-request'::text, 'off'::text])),
  CONSTRAINT property_viewings_seats_check CHECK (seats >= 1 AND seats <= 50),
  CONSTRAINT property_viewings_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE SET NULL,
  CONSTRAINT property_viewings_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE ON property_viewings FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE quiet_hours (
  account_id uuid NOT NULL,
  begins text NOT NULL,
  ends text NOT NULL,
  CONSTRAINT quiet_hours_pkey PRIMARY KEY (account_id),
  CONSTRAINT quiet_hours_begins_check CHECK (begins ~ '^[0-2][0-9]:[0-5][0-9]$'::text),
  CONSTRAINT quiet_hours_check CHECK (begins <> ends),
  CONSTRAINT quiet_hours_ends_check CHECK (ends ~ '^[0-2][0-9]:[0-5][0-9]$'::text),
  CONSTRAINT quiet_hours_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE quiet_news (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  enquiry_id uuid NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  leave_at timestamp with time zone NOT NULL,
  CONSTRAINT quiet_news_pkey PRIMARY KEY (id),
  CONSTRAINT quiet_news_key_key UNIQUE (key),
  CONSTRAINT quiet_news_kind_check CHECK (kind = ANY (ARRAY['assigned'::text, 'replied'::text])),
  CONSTRAINT quiet_news_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT quiet_news_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX quiet_news_account ON quiet_news USING btree (account_id);
CREATE INDEX quiet_news_enquiry ON quiet_news USING btree (enquiry_id);

CREATE UNLOGGED TABLE rate_limits (
  key text NOT NULL,
  hits integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE rules (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  rule text NOT NULL,
  region text NOT NULL,
  low bigint NOT NULL,
  high bigint NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  source text NOT NULL,
  checked_on date NOT NULL,
  certainty text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  note text NOT NULL DEFAULT ''::text,
  CONSTRAINT rules_pkey PRIMARY KEY (id),
  CONSTRAINT rules_certainty_check CHECK (certainty = ANY (ARRAY['firm'::text, 'check'::text, 'own'::text])),
  CONSTRAINT rules_check CHECK (high >= low),
  CONSTRAINT rules_check1 CHECK (valid_to >= valid_from),
  CONSTRAINT rules_region_check CHECK (region = ANY (ARRAY['flanders'::text, 'wallonia'::text, 'brussels'::text, 'belgium'::text]))
);
CREATE UNIQUE INDEX rules_one_start ON rules USING btree (rule, region, valid_from);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rules FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE search_counts (
  list text NOT NULL,
  country_id integer NOT NULL,
  city text NOT NULL,
  city_key text NOT NULL,
  zip text NOT NULL,
  types integer[] NOT NULL,
  number integer NOT NULL
);
CREATE INDEX search_counts_list ON search_counts USING btree (list);

CREATE TABLE search_entries (
  id integer NOT NULL,
  type integer NOT NULL,
  is_main boolean NOT NULL,
  list text NOT NULL,
  country_id integer NOT NULL,
  city text NOT NULL,
  city_key text NOT NULL,
  zip text NOT NULL,
  types integer[] NOT NULL,
  price_cents bigint,
  bedrooms integer,
  living_area integer,
  ground_area integer,
  energy_rank integer,
  construction_year integer,
  has_garden boolean NOT NULL,
  has_terrace boolean NOT NULL,
  has_garage boolean NOT NULL,
  has_lift boolean NOT NULL,
  is_annuity boolean NOT NULL,
  published_at timestamp with time zone NOT NULL,
  spot point,
  CONSTRAINT search_entries_pkey PRIMARY KEY (id, type)
);
CREATE INDEX search_area ON search_entries USING btree (list, living_area DESC NULLS LAST, id);
CREATE INDEX search_city ON search_entries USING btree (list, city_key, zip);
CREATE INDEX search_energy ON search_entries USING btree (list, energy_rank, id);
CREATE INDEX search_newest ON search_entries USING btree (list, published_at DESC, id DESC) INCLUDE (is_main, type);
CREATE INDEX search_price_down ON search_entries USING btree (list, price_cents DESC NULLS LAST, id);
CREATE INDEX search_price_up ON search_entries USING btree (list, price_cents, id);
CREATE INDEX search_spot ON search_entries USING gist (spot);
CREATE INDEX search_type ON search_entries USING btree (list, type, price_cents) INCLUDE (id, is_main, types, bedrooms, living_area, ground_area, energy_rank, construction_year, has_garden, has_terrace, has_garage, has_lift, is_annuity, published_at);
CREATE TRIGGER search_counted AFTER INSERT ON search_entries REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_search_entries();
CREATE TRIGGER search_emptied AFTER TRUNCATE ON search_entries FOR EACH STATEMENT EXECUTE FUNCTION empty_search_counts();
CREATE TRIGGER search_uncounted AFTER DELETE ON search_entries REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_search_entries();

CREATE TABLE search_texts (
  id integer NOT NULL,
  reference_key text NOT NULL,
  words text NOT NULL,
  CONSTRAINT search_texts_pkey PRIMARY KEY (id)
);
CREATE INDEX search_reference ON search_texts USING btree (reference_key);
CREATE INDEX search_words ON search_texts USING gin (words gin_trgm_ops);

CREATE TABLE secrets (
  name text NOT NULL,
  value text NOT NULL,
  CONSTRAINT secrets_pkey PRIMARY KEY (name)
);

CREATE TABLE sessions (
  token_hash text NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  device text NOT NULL,
  is_complete boolean NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  proved_at timestamp with time zone NOT NULL,
  place text NOT NULL DEFAULT ''::text,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX sessions_account ON sessions USING btree (account_id);

CREATE TABLE settling_news (
  property_id integer NOT NULL,
  was jsonb NOT NULL,
  since timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT settling_news_pkey PRIMARY KEY (property_id),
  CONSTRAINT settling_news_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE INDEX settling_news_due ON settling_news USING btree (due_at);

CREATE TABLE slides (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  status text NOT NULL DEFAULT 'published'::text,
  sort integer NOT NULL DEFAULT 0,
  image_id integer NOT NULL,
  alt jsonb NOT NULL DEFAULT '{}'::jsonb,
  link text,
  version integer NOT NULL DEFAULT 1,
  title jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT slides_pkey PRIMARY KEY (id),
  CONSTRAINT slides_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE CASCADE
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON slides FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE stock_views (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_views_pkey PRIMARY KEY (id),
  CONSTRAINT stock_views_account_id_name_key UNIQUE (account_id, name),
  CONSTRAINT stock_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE team_members (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  category_id integer NOT NULL,
  status text NOT NULL DEFAULT 'published'::text,
  sort integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  function jsonb NOT NULL,
  phone text,
  email text,
  biv_number text,
  languages jsonb NOT NULL DEFAULT '[]'::jsonb,
  image_id integer,
  portrait jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT team_members_pkey PRIMARY KEY (id),
  CONSTRAINT team_members_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  CONSTRAINT team_members_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_members FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE testimonials (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  approval text NOT NULL DEFAULT 'waiting'::text,
  sort integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  town text NOT NULL DEFAULT ''::text,
  kind text NOT NULL,
  rating integer NOT NULL,
  text jsonb NOT NULL,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT testimonials_pkey PRIMARY KEY (id)
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON testimonials FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE todos (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  words text NOT NULL,
  day date NOT NULL,
  for_id uuid,
  property_id integer,
  contact_id uuid,
  made_at timestamp with time zone NOT NULL,
  made_by text NOT NULL,
  done_at timestamp with time zone,
  done_by text,
  version integer NOT NULL DEFAULT 1,
  submission uuid NOT NULL,
  CONSTRAINT todos_pkey PRIMARY KEY (id),
  CONSTRAINT todos_submission_key UNIQUE (submission),
  CONSTRAINT todos_check CHECK ((done_at IS NULL) = (done_by IS NULL)),
  CONSTRAINT todos_words_check CHECK (length(words) >= 1 AND length(words) <= 500),
  CONSTRAINT todos_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CONSTRAINT todos_for_id_fkey FOREIGN KEY (for_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT todos_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE SET NULL
);
CREATE INDEX todos_contact ON todos USING btree (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX todos_done ON todos USING btree (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX todos_for ON todos USING btree (for_id) WHERE for_id IS NOT NULL;
CREATE INDEX todos_open ON todos USING btree (day) WHERE done_at IS NULL;
CREATE INDEX todos_property ON todos USING btree (property_id) WHERE property_id IS NOT NULL;

CREATE TABLE tree_items (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  parent_id integer,
  name text NOT NULL,
  web_id integer,
  CONSTRAINT tree_items_pkey PRIMARY KEY (id),
  CONSTRAINT tree_items_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES tree_items(id) ON DELETE CASCADE
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tree_items FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE unsaved_edits (
  property_id integer,
  account_id uuid NOT NULL,
  version integer NOT NULL,
  base jsonb NOT NULL,
  typed jsonb NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  project_id integer,
  CONSTRAINT unsaved_edits_pkey PRIMARY KEY (id),
  CONSTRAINT unsaved_edits_project_id_account_id_key UNIQUE (project_id, account_id),
  CONSTRAINT unsaved_edits_property_id_account_id_key UNIQUE (property_id, account_id),
  CONSTRAINT unsaved_edits_check CHECK ((octet_length(base::text) + octet_length(typed::text)) <= 1048576),
  CONSTRAINT unsaved_edits_check1 CHECK (num_nonnulls(property_id, project_id) = 1),
  CONSTRAINT unsaved_edits_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT unsaved_edits_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  CONSTRAINT unsaved_edits_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE INDEX unsaved_edits_account ON unsaved_edits USING btree (account_id);
CREATE INDEX unsaved_edits_changed ON unsaved_edits USING btree (changed_at);

CREATE TABLE uploads (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  enquiry_id uuid,
  file text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  incoming_mail_id uuid,
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE,
  CONSTRAINT uploads_incoming_mail_id_fkey FOREIGN KEY (incoming_mail_id) REFERENCES incoming_mails(id) ON DELETE CASCADE
);
CREATE INDEX uploads_enquiry ON uploads USING btree (enquiry_id);
CREATE INDEX uploads_file ON uploads USING btree (file);
CREATE INDEX uploads_incoming_mail ON uploads USING btree (incoming_mail_id);

CREATE TABLE viewing_days (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  agent_id integer,
  day date NOT NULL,
  windows jsonb NOT NULL DEFAULT '[]'::jsonb,
  reason text NOT NULL DEFAULT ''::text,
  CONSTRAINT viewing_days_pkey PRIMARY KEY (id),
  CONSTRAINT viewing_days_agent_id_day_key UNIQUE NULLS NOT DISTINCT (agent_id, day),
  CONSTRAINT viewing_days_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE CASCADE
);
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON viewing_days FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

CREATE TABLE viewing_feedback (
  appointment_id uuid NOT NULL,
  rating integer NOT NULL,
  words text NOT NULL DEFAULT ''::text,
  given_at timestamp with time zone NOT NULL,
  CONSTRAINT viewing_feedback_pkey PRIMARY KEY (appointment_id),
  CONSTRAINT viewing_feedback_rating_check CHECK (rating >= 1 AND rating <= 5),
  CONSTRAINT viewing_feedback_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE
);

CREATE TABLE viewing_outcomes (
  appointment_id uuid NOT NULL,
  interest text NOT NULL,
  words text NOT NULL DEFAULT ''::text,
  is_shown boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  noted_at timestamp with time zone NOT NULL,
  CONSTRAINT viewing_outcomes_pkey PRIMARY KEY (appointment_id),
  CONSTRAINT viewing_outcomes_interest_check CHECK (interest = ANY (ARRAY['offer'::text, 'interested'::text, 'undecided'::text, 'not-interested'::text])),
  CONSTRAINT viewing_outcomes_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE
);

CREATE TABLE viewing_slots (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  agent_id integer NOT NULL,
  property_id integer,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  away_until timestamp with time zone NOT NULL,
  seats integer NOT NULL,
  released_at timestamp with time zone,
  CONSTRAINT viewing_slots_pkey PRIMARY KEY (id),
  CONSTRAINT viewing_slots_check CHECK (ends_at > starts_at),
  CONSTRAINT viewing_slots_check1 CHECK (away_until >= ends_at),
  CONSTRAINT viewing_slots_seats_check CHECK (seats >= 1),
  CONSTRAINT viewing_slots_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id),
  CONSTRAINT viewing_slots_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE,
  CONSTRAINT viewing_slots_one_at_a_time EXCLUDE USING gist (agent_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (released_at IS NULL),
  CONSTRAINT viewing_slots_time_to_drive EXCLUDE USING gist (agent_id WITH =, property_id WITH <>, tstzrange(starts_at, away_until) WITH &&) WHERE (released_at IS NULL)
);
CREATE INDEX viewing_slots_property ON viewing_slots USING btree (property_id, starts_at);
CREATE INDEX viewing_slots_starts_at ON viewing_slots USING btree (starts_at);

CREATE TABLE waiting_list (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  property_id integer NOT NULL,
  day date,
  parts text[] NOT NULL DEFAULT '{}'::text[],
  title text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  remark text NOT NULL DEFAULT ''::text,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'waiting'::text,
  joined_at timestamp with time zone NOT NULL,
  CONSTRAINT waiting_list_pkey PRIMARY KEY (id),
  CONSTRAINT waiting_list_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'offered'::text, 'served'::text, 'left'::text])),
  CONSTRAINT waiting_list_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX waiting_list_once ON waiting_list USING btree (property_id, lower(email)) WHERE status = ANY (ARRAY['waiting'::text, 'offered'::text]);
CREATE INDEX waiting_list_turn ON waiting_list USING btree (property_id, joined_at) WHERE status = 'waiting'::text;
CREATE TRIGGER contact_linked AFTER INSERT ON waiting_list FOR EACH ROW EXECUTE FUNCTION link_new_row();

CREATE VIEW contact_closings AS
 SELECT c.id AS contact_id,
    p.id,
    p.property_id,
    p.state,
    p.closed_at AS at,
    p.buyer
   FROM property_closings p
     JOIN contacts c ON c.merged_into IS NULL AND p.buyer <> ''::text
  WHERE (EXISTS ( SELECT
           FROM contact_addresses a
          WHERE a.contact_id = c.id AND strpos(lower(p.buyer), a.email) > 0)) OR c.last_name <> ''::text AND c.first_name <> ''::text AND (f_search_key(p.buyer) ~~ ANY (ARRAY[('%'::text || f_search_key((c.first_name || ' '::text) || c.last_name)) || '%'::text, ('%'::text || f_search_key((c.last_name || ' '::text) || c.first_name)) || '%'::text])) AND (EXISTS ( SELECT
           FROM contact_traces t
          WHERE t.contact_id = c.id AND t.property_id = p.property_id));

CREATE VIEW contact_traces AS
 SELECT l.contact_id,
    'enquiry'::text AS kind,
    e.id,
    e.received_at AS at,
    e.form AS what,
    e.state,
    e.property_id,
    e.project_id,
    lower(e.email) AS email,
    COALESCE(e.answers ->> 'phone'::text, ''::text) AS phone,
    e.expires_at AS until
   FROM contact_links l
     JOIN enquiries e ON e.id = l.enquiry_id
UNION ALL
 SELECT l.contact_id,
    'demand'::text AS kind,
    d.id,
    d.created_at AS at,
    d.list AS what,
    d.status AS state,
    NULL::integer AS property_id,
    NULL::integer AS project_id,
    d.email,
    COALESCE(d.person ->> 'phone'::text, ''::text) AS phone,
    d.changed_at AS until
   FROM contact_links l
     JOIN demands d ON d.id = l.demand_id
UNION ALL
 SELECT l.contact_id,
    'viewing'::text AS kind,
    a.id,
    s.starts_at AS at,
    a.source AS what,
    a.status AS state,
    s.property_id,
    NULL::integer AS project_id,
    lower(a.email) AS email,
    a.phone,
    s.ends_at AS until
   FROM contact_links l
     JOIN appointments a ON a.id = l.appointment_id
     JOIN viewing_slots s ON s.id = a.slot_id
UNION ALL
 SELECT l.contact_id,
    'waiting'::text AS kind,
    w.id,
    w.joined_at AS at,
    ''::text AS what,
    w.status AS state,
    w.property_id,
    NULL::integer AS project_id,
    lower(w.email) AS email,
    w.phone,
    w.joined_at AS until
   FROM contact_links l
     JOIN waiting_list w ON w.id = l.waiting_id
UNION ALL
 SELECT l.contact_id,
    'owner'::text AS kind,
    o.id,
    o.created_at AS at,
    ''::text AS what,
        CASE
            WHEN o.is_active THEN 'active'::text
            ELSE 'closed'::text
        END AS state,
    NULL::integer AS property_id,
    NULL::integer AS project_id,
    lower(o.email) AS email,
    ''::text AS phone,
    NULL::timestamp with time zone AS until
   FROM contact_links l
     JOIN accounts o ON o.id = l.account_id;

CREATE VIEW figure_closings AS
 WITH moves AS (
         SELECT h.property_id,
            h.at,
            h.before #>> '{}'::text[] AS was,
            h.after #>> '{}'::text[] AS state,
            lead(h.at) OVER later AS next_at,
            lead(h.after #>> '{}'::text[]) OVER later AS next
           FROM property_history h
          WHERE h.kind = 'status'::text
          WINDOW later AS (PARTITION BY h.property_id ORDER BY h.at, h.id)
        )
 SELECT m.property_id,
    m.at,
    m.state,
    shown.agent,
    (m.at AT TIME ZONE 'Europe/Brussels'::text)::date - (GREATEST(
        CASE
            WHEN p.published_at <= m.at THEN p.published_at
            ELSE NULL::timestamp with time zone
        END, ( SELECT max(h.at) AS max
           FROM property_history h
          WHERE h.property_id = m.property_id AND h.kind = 'status'::text AND h.at < m.at AND ((h.after #>> '{}'::text[]) = ANY (ARRAY['available'::text, 'option'::text])) AND ((h.before #>> '{}'::text[]) = ANY (ARRAY['sold'::text, 'rented'::text, 'reference'::text, 'withdrawn'::text])))) AT TIME ZONE 'Europe/Brussels'::text)::date AS days,
        CASE
            WHEN asked.id IS NULL THEN p.price_cents
            ELSE asked.cents
        END AS asked_cents,
    ( SELECT c.price_cents
           FROM property_closings c
          WHERE c.property_id = m.property_id AND c.undone_at IS NULL AND c.state = m.state AND c.closed_at >= (m.at - '00:01:00'::interval) AND (m.next_at IS NULL OR c.closed_at < m.next_at)
          ORDER BY c.id DESC
         LIMIT 1) AS agreed_cents
   FROM moves m
     JOIN properties p ON p.id = m.property_id
     LEFT JOIN LATERAL ( SELECT h.id,
            (h.before #>> '{}'::text[])::bigint AS cents
           FROM property_history h
          WHERE h.property_id = m.property_id AND h.kind = 'price'::text AND h.at > m.at
          ORDER BY h.at, h.id
         LIMIT 1) asked ON true
     LEFT JOIN property_viewings v ON v.property_id = p.id
     LEFT JOIN LATERAL ( SELECT lower(a.email) AS agent
           FROM agents a
          WHERE a.is_active
          ORDER BY (NOT a.id IS DISTINCT FROM v.agent_id) DESC, (
                CASE
                    WHEN a.goal <> p.goal THEN '-1'::integer
                    ELSE 2 *
                    CASE
                        WHEN "left"(p.zip, 4) = ANY (a.zip_starts) THEN 4
                        WHEN "left"(p.zip, 3) = ANY (a.zip_starts) THEN 3
                        WHEN "left"(p.zip, 2) = ANY (a.zip_starts) THEN 2
                        WHEN "left"(p.zip, 1) = ANY (a.zip_starts) THEN 1
                        ELSE 0
                    END + (a.goal IS NOT NULL)::integer
                END) DESC, a.id
         LIMIT 1) shown ON true
  WHERE (m.state = ANY (ARRAY['sold'::text, 'rented'::text])) AND (COALESCE(m.was, ''::text) <> ALL (ARRAY['sold'::text, 'rented'::text, 'reference'::text])) AND (m.next IS NULL OR (m.next <> ALL (ARRAY['available'::text, 'option'::text])) OR m.state = 'rented'::text AND m.next_at >= (m.at + '30 days'::interval));

CREATE VIEW figure_facts AS
 WITH sent AS NOT MATERIALIZED (
         SELECT e.id,
            e.received_at,
            e.property_id,
            e.form,
            e.answers,
            e.email,
            a.at AS answered_at,
            COALESCE(lower(s.email), ''::text) AS agent,
            COALESCE(NULLIF(lower(btrim("left"(e.source ->> 'utm_source'::text, 40))), ''::text),
                CASE
                    WHEN e.source ?| ARRAY['gclid'::text, 'gbraid'::text, 'wbraid'::text] THEN 'google'::text
                    WHEN e.source ? 'fbclid'::text THEN 'facebook'::text
                    WHEN e.source ? 'msclkid'::text THEN 'bing'::text
                    ELSE 'website'::text
                END) AS channel
           FROM enquiries e
             LEFT JOIN LATERAL ( SELECT n.at,
                    n.by_id
                   FROM enquiry_entries n
                  WHERE n.kind = 'answer'::text AND n.enquiry_id = e.id
                  ORDER BY n.at
                 LIMIT 1) a ON true
             LEFT JOIN accounts s ON s.id = COALESCE(e.assignee_id, a.by_id)
          WHERE e.state <> 'spam'::text
        )
 SELECT 'enquiry'::text AS what,
    sent.id::text AS id,
    sent.received_at AS at,
    sent.agent,
    sent.channel,
    sent.property_id,
    COALESCE(NULLIF(concat_ws(' '::text, sent.answers ->> 'firstName'::text, sent.answers ->> 'lastName'::text), ''::text), sent.email) AS person,
    sent.form AS kind,
    GREATEST(EXTRACT(epoch FROM sent.answered_at - sent.received_at),
        CASE
            WHEN sent.answered_at IS NOT NULL THEN 0
            ELSE NULL::integer
        END::numeric)::double precision AS answer_seconds,
    NULL::integer AS days,
    NULL::bigint AS asked_cents,
    NULL::bigint AS agreed_cents
   FROM sent
UNION ALL
 SELECT 'offer'::text AS what,
    sent.id::text AS id,
    sent.received_at AS at,
    sent.agent,
    NULL::text AS channel,
    sent.property_id,
    COALESCE(NULLIF(concat_ws(' '::text, sent.answers ->> 'firstName'::text, sent.answers ->> 'lastName'::text), ''::text), sent.email) AS person,
    COALESCE(( SELECT n.step
           FROM enquiry_entries n
          WHERE n.enquiry_id = sent.id AND n.kind = 'offer'::text
          ORDER BY n.at DESC, n.noted_at DESC
         LIMIT 1), 'received'::text) AS kind,
    NULL::double precision AS answer_seconds,
    NULL::integer AS days,
    NULL::bigint AS asked_cents,
    NULL::bigint AS agreed_cents
   FROM sent
  WHERE sent.form = 'purchase-offer'::text
UNION ALL
 SELECT 'viewing'::text AS what,
    a.id::text AS id,
    s.starts_at AS at,
    COALESCE(lower(g.email), ''::text) AS agent,
    NULL::text AS channel,
    s.property_id,
    concat_ws(' '::text, a.first_name, a.last_name) AS person,
    a.status AS kind,
    NULL::double precision AS answer_seconds,
    NULL::integer AS days,
    NULL::bigint AS asked_cents,
    NULL::bigint AS agreed_cents
   FROM appointments a
     JOIN viewing_slots s ON s.id = a.slot_id
     LEFT JOIN agents g ON g.id = s.agent_id
  WHERE a.status <> ALL (ARRAY['held'::text, 'offered'::text, 'cancelled'::text])
UNION ALL
 SELECT 'closing'::text AS what,
    c.property_id::text AS id,
    c.at,
    COALESCE(c.agent, ''::text) AS agent,
    NULL::text AS channel,
    c.property_id,
    ''::text AS person,
    c.state AS kind,
    NULL::double precision AS answer_seconds,
    c.days,
    c.asked_cents,
    c.agreed_cents
   FROM figure_closings c;

CREATE VIEW figure_stock AS
 SELECT id AS property_id,
        CASE
            WHEN is_published THEN status
            ELSE 'draft'::text
        END AS state,
    (published_at AT TIME ZONE 'Europe/Brussels'::text)::date AS since
   FROM properties
  WHERE hidden_at IS NULL AND ((status = ANY (ARRAY['available'::text, 'option'::text])) OR NOT is_published AND status <> 'withdrawn'::text);

CREATE VIEW project_names AS
 SELECT id,
    title,
    city
   FROM projects
  WHERE is_published AND hidden_at IS NULL;

CREATE VIEW search_totals AS
 SELECT list,
    country_id,
    city,
    city_key,
    zip,
    types,
    sum(number)::integer AS number
   FROM search_counts
  GROUP BY list, country_id, city, city_key, zip, types
 HAVING sum(number) <> 0;

CREATE VIEW searchable_properties AS
 SELECT p.id,
    kind.type,
    kind.is_main,
    p.list,
    p.country_id,
        CASE
            WHEN town.is_shown THEN p.city
            ELSE ''::text
        END AS city,
        CASE
            WHEN town.is_shown THEN f_search_key(p.city)
            ELSE ''::text
        END AS city_key,
        CASE
            WHEN town.is_shown THEN p.zip
            ELSE ''::text
        END AS zip,
    p.types,
        CASE
            WHEN p.publish_price AND (p.status = ANY (ARRAY['available'::text, 'option'::text])) THEN p.price_cents
            ELSE NULL::bigint
        END AS price_cents,
    p.bedrooms,
    p.living_area,
    p.ground_area,
    p.energy_rank,
    p.construction_year,
    p.has_garden,
    p.has_terrace,
    p.has_garage,
    p.has_lift,
    p.is_annuity,
    p.published_at,
        CASE
            WHEN p.publish_address THEN point(p.longitude, p.latitude)
            WHEN town.is_shown THEN f_hidden_spot('property'::text, p.id, p.longitude, p.latitude)
            ELSE NULL::point
        END AS spot
   FROM properties p
     CROSS JOIN LATERAL ( SELECT p.publish_address OR NOT p.hide_city AS is_shown) town
     CROSS JOIN LATERAL ( SELECT told.type,
            min(told.place) = 1 AS is_main
           FROM unnest(
                CASE
                    WHEN p.types = '{}'::integer[] THEN '{0}'::integer[]
                    ELSE p.types
                END) WITH ORDINALITY told(type, place)
          GROUP BY told.type) kind
  WHERE p.is_published AND p.hidden_at IS NULL AND p.list IS NOT NULL;

CREATE VIEW searchable_texts AS
 SELECT id,
    f_search_key(reference) AS reference_key,
    (' '::text || f_search_key(concat_ws(' '::text, id, reference,
        CASE
            WHEN publish_address THEN concat_ws(' '::text, street, house_number)
            ELSE NULL::text
        END,
        CASE
            WHEN publish_address OR NOT hide_city THEN concat_ws(' '::text, zip, city)
            ELSE NULL::text
        END, ( SELECT string_agg(jsonb_each_text.value, ' '::text) AS string_agg
           FROM jsonb_each_text(p.title) jsonb_each_text(key, value)), ( SELECT replace(replace(regexp_replace(string_agg(jsonb_each_text.value, ' '::text), '<[^>]*>'::text, ' '::text, 'g'::text), '. '::text, ' '::text), ', '::text, ' '::text) AS replace
           FROM jsonb_each_text(p.description) jsonb_each_text(key, value))))) || ' '::text AS words
   FROM properties p
  WHERE is_published AND hidden_at IS NULL AND list IS NOT NULL;
