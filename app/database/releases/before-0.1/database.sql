-- A database of this version with invented rows in every table: pg_dump --column-inserts --no-owner
-- --no-privileges --no-comments, without its remarks.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

CREATE FUNCTION public.announce_content_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;

CREATE FUNCTION public.announce_deleted_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from old_rows limit 51) as line));
  return null;
end
$$;

CREATE FUNCTION public.announce_each_row(target regclass, columns text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
$$;

CREATE FUNCTION public.announce_inserted_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from new_rows limit 51) as line));
  return null;
end
$$;

CREATE FUNCTION public.announce_rows(table_name text, columns text[], changed jsonb[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
$$;

CREATE FUNCTION public.announce_updated_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from old_rows limit 51) as line)
    || array(select to_jsonb(line) from (select * from new_rows limit 51) as line));
  return null;
end
$$;

CREATE FUNCTION public.drop_search_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from search_entries where id in (select id from gone);
  delete from search_texts where id in (select id from gone);
  return null;
end
$$;

CREATE FUNCTION public.empty_search_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  truncate search_entries, search_texts;
  return null;
end
$$;

CREATE FUNCTION public.enquiry_words(answers jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$ select lower(public.f_unaccent(coalesce(string_agg(value, ' '), ''))) from jsonb_each_text($1) $_$;

CREATE FUNCTION public.f_hidden_spot(kind text, id integer, longitude double precision, latitude double precision) RETURNS point
    LANGUAGE sql STABLE STRICT PARALLEL SAFE
    AS $$
  select point(
    round((longitude + cos(angle) * metres / (111320 * cos(radians(latitude))))::numeric, 4)::float8,
    round((latitude + sin(angle) * metres / 111320)::numeric, 4)::float8)
  from (select encode(sha256(convert_to(concat_ws(' ', secret, kind, id), 'UTF8')), 'hex') as hex
      from place_secret) as unguessable,
    -- The square root spreads the centres evenly; the home is never near the rim of its circle.
    lateral (select ('x' || left(hex, 8))::bit(32)::bigint / 4294967295.0 * 2 * pi() as angle,
      sqrt(('x' || substr(hex, 9, 8))::bit(32)::bigint / 4294967295.0) * 320 as metres) as shift
$$;

CREATE FUNCTION public.f_kilometres(point, point) RETURNS double precision
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians($2[1] - $1[1]) / 2), 2)
    + cos(radians($1[1])) * cos(radians($2[1])) * power(sin(radians($2[0] - $1[0]) / 2), 2))))
$_$;

CREATE FUNCTION public.f_property_words(reference text, street text, house_number text, zip text, city text, title jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select public.f_search_key(coalesce(reference, '') || ' ' || coalesce(street, '') || ' '
    || coalesce(house_number, '') || ' ' || coalesce(zip, '') || ' ' || coalesce(city, '') || ' '
    || coalesce((select string_agg(value, ' ') from jsonb_each_text(title)), ''))
$$;

CREATE FUNCTION public.f_search_key(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$ select btrim(regexp_replace(lower(public.f_unaccent($1)), '[^a-z0-9]+', ' ', 'g')) $_$;

CREATE FUNCTION public.f_unaccent(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$ select public.unaccent('public.unaccent'::regdictionary, $1) $_$;

CREATE FUNCTION public.renew_search_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from search_entries where id in (select id from changed);
  delete from search_texts where id in (select id from changed);
  insert into search_entries select * from searchable_properties where id in (select id from changed);
  insert into search_texts select * from searchable_texts where id in (select id from changed);
  return null;
end
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.account_keys (
    token_hash text NOT NULL,
    account_id uuid NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT account_keys_purpose_check CHECK ((purpose = ANY (ARRAY['invitation'::text, 'reset'::text])))
);

CREATE TABLE public.accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    language text NOT NULL,
    password_hash text,
    totp_secret text,
    totp_used_step integer,
    recovery_codes jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT accounts_email_check CHECK ((email = lower(email))),
    CONSTRAINT accounts_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'agent'::text, 'editor'::text, 'manager'::text])))
);

CREATE TABLE public.activities (
    id bigint NOT NULL,
    key text NOT NULL,
    property_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    type text NOT NULL,
    contact text DEFAULT ''::text NOT NULL,
    topic text,
    subject text DEFAULT ''::text NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    status text NOT NULL,
    source text NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    CONSTRAINT activities_type_check CHECK ((type = ANY (ARRAY['enquiry'::text, 'mail'::text, 'call'::text, 'visit'::text, 'note'::text])))
);

ALTER TABLE public.activities ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.activities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.agent_hours (
    agent_id integer NOT NULL,
    weekday integer NOT NULL,
    "from" text NOT NULL,
    "to" text NOT NULL,
    CONSTRAINT agent_hours_check CHECK ((("to" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text) AND ("to" > "from"))),
    CONSTRAINT agent_hours_from_check CHECK (("from" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
    CONSTRAINT agent_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

CREATE TABLE public.agents (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    language text NOT NULL,
    picture text,
    is_active boolean DEFAULT true NOT NULL,
    zip_starts text[] DEFAULT '{}'::text[] NOT NULL,
    goal text,
    visit_minutes integer DEFAULT 30 NOT NULL,
    travel_minutes integer DEFAULT 20 NOT NULL,
    notice_hours integer DEFAULT 4 NOT NULL,
    horizon_days integer DEFAULT 28 NOT NULL,
    calendar_version integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT agents_goal_check CHECK ((goal = ANY (ARRAY['sale'::text, 'rent'::text]))),
    CONSTRAINT agents_horizon_days_check CHECK (((horizon_days >= 1) AND (horizon_days <= 120))),
    CONSTRAINT agents_notice_hours_check CHECK (((notice_hours >= 0) AND (notice_hours <= 336))),
    CONSTRAINT agents_travel_minutes_check CHECK (((travel_minutes >= 0) AND (travel_minutes <= 240))),
    CONSTRAINT agents_visit_minutes_check CHECK (((visit_minutes >= 10) AND (visit_minutes <= 240)))
);

ALTER TABLE public.agents ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.agents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.answer_templates (
    id integer NOT NULL,
    name jsonb NOT NULL,
    subject jsonb NOT NULL,
    body jsonb NOT NULL,
    forms text[] DEFAULT '{}'::text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.answer_templates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.answer_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.appointment_news (
    appointment_id uuid NOT NULL,
    kind text NOT NULL,
    sequence integer NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.appointments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slot_id uuid NOT NULL,
    seat integer NOT NULL,
    status text NOT NULL,
    title text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    language text NOT NULL,
    source text NOT NULL,
    request_key uuid,
    waiting_id uuid,
    offered_until timestamp with time zone,
    calendar_uid uuid DEFAULT gen_random_uuid() NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    cancelled_by text,
    booked_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    cancel_reason text DEFAULT ''::text NOT NULL,
    place_told_at timestamp with time zone,
    CONSTRAINT appointments_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['visitor'::text, 'agency'::text, 'property-gone'::text, 'unanswered'::text]))),
    CONSTRAINT appointments_check CHECK (((status = 'cancelled'::text) = (cancelled_by IS NOT NULL))),
    CONSTRAINT appointments_check1 CHECK (((status <> 'offered'::text) OR (offered_until IS NOT NULL))),
    CONSTRAINT appointments_seat_check CHECK ((seat >= 1)),
    CONSTRAINT appointments_source_check CHECK ((source = ANY (ARRAY['website'::text, 'waiting-list'::text, 'office'::text]))),
    CONSTRAINT appointments_status_check CHECK ((status = ANY (ARRAY['offered'::text, 'requested'::text, 'confirmed'::text, 'cancelled'::text, 'done'::text, 'no-show'::text])))
);

CREATE TABLE public.articles (
    id integer NOT NULL,
    category_id integer NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    slug jsonb NOT NULL,
    title jsonb NOT NULL,
    intro jsonb DEFAULT '{}'::jsonb NOT NULL,
    body jsonb DEFAULT '{}'::jsonb NOT NULL,
    image_id integer,
    published_on date,
    seo jsonb DEFAULT '{}'::jsonb NOT NULL,
    create_date timestamp with time zone DEFAULT now() NOT NULL,
    modify_date timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.articles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.badges (
    code integer NOT NULL,
    name jsonb NOT NULL,
    color text DEFAULT 'moss'::text NOT NULL,
    is_on_map boolean DEFAULT true NOT NULL
);

CREATE UNLOGGED TABLE public.brakes (
    key text NOT NULL,
    tries integer NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE public.captcha_challenges (
    id uuid NOT NULL,
    answer text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.captcha_spent (
    key text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.categories (
    id integer NOT NULL,
    parent_id integer,
    status text DEFAULT 'published'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    name jsonb NOT NULL,
    page text,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.categories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.changes (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    account_id uuid NOT NULL,
    account_name text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    action text NOT NULL,
    before jsonb,
    after jsonb
);

ALTER TABLE public.changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cities (
    search_name text NOT NULL,
    zip text NOT NULL,
    country_id integer NOT NULL,
    name text NOT NULL,
    country_name jsonb NOT NULL,
    property_count integer NOT NULL,
    sale_count integer NOT NULL,
    rent_count integer NOT NULL
);

CREATE TABLE public.configuration (
    section text NOT NULL,
    value jsonb NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.consent_receipts (
    id uuid NOT NULL,
    version integer NOT NULL,
    language text NOT NULL,
    agreed jsonb NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.daily_salts (
    day date NOT NULL,
    salt bytea NOT NULL
);

CREATE UNLOGGED TABLE public.day_visitors (
    day date NOT NULL,
    property_id integer NOT NULL,
    visitor bytea NOT NULL
);

CREATE TABLE public.demand_news (
    email text NOT NULL,
    property_id integer NOT NULL,
    change text NOT NULL,
    kind text NOT NULL,
    demand_id uuid NOT NULL,
    found_at timestamp with time zone NOT NULL,
    mailed_at timestamp with time zone
);

CREATE TABLE public.demands (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
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
    version integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT demands_email_check CHECK ((email = lower(email))),
    CONSTRAINT demands_frequency_check CHECK ((frequency = ANY (ARRAY['at-once'::text, 'daily'::text, 'weekly'::text]))),
    CONSTRAINT demands_status_check CHECK ((status = ANY (ARRAY['unconfirmed'::text, 'active'::text, 'paused'::text, 'stopped'::text, 'unreadable'::text])))
);

CREATE TABLE public.digest_stops (
    account_id uuid NOT NULL,
    stopped_at timestamp with time zone NOT NULL
);

CREATE TABLE public.document_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    enquiry_id uuid NOT NULL,
    property_id integer NOT NULL,
    document_id integer NOT NULL,
    email text NOT NULL,
    state text NOT NULL,
    decided_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.drafts (
    kind text NOT NULL,
    id text NOT NULL,
    value jsonb NOT NULL,
    based_on integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    saved_by text NOT NULL,
    saved_at timestamp with time zone NOT NULL
);

CREATE TABLE public.enquiries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    form text NOT NULL,
    language text NOT NULL,
    answers jsonb NOT NULL,
    received_at timestamp with time zone NOT NULL,
    number bigint NOT NULL,
    submission uuid NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    property_id integer,
    project_id integer,
    follows uuid,
    source jsonb DEFAULT '{}'::jsonb NOT NULL,
    approval text,
    expires_at timestamp with time zone NOT NULL,
    letters_due_at timestamp with time zone DEFAULT now(),
    state text DEFAULT 'new'::text NOT NULL,
    assignee_id uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT enquiries_state_check CHECK ((state = ANY (ARRAY['new'::text, 'in-hand'::text, 'done'::text, 'spam'::text])))
);

ALTER TABLE public.enquiries ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.enquiries_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.enquiry_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
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
    submission uuid
);

CREATE TABLE public.external_blocks (
    id integer NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    title jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    button jsonb NOT NULL,
    image_id integer,
    version integer DEFAULT 1 NOT NULL,
    notice jsonb DEFAULT '{}'::jsonb NOT NULL,
    kind text DEFAULT 'frame'::text NOT NULL,
    source text NOT NULL
);

ALTER TABLE public.external_blocks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.external_blocks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE UNLOGGED TABLE public.feed_changes (
    run_id uuid NOT NULL,
    kind text NOT NULL,
    id integer NOT NULL,
    "row" jsonb NOT NULL
);

CREATE TABLE public.feed_files (
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
    last_modified text
);

CREATE UNLOGGED TABLE public.feed_records (
    run_id uuid NOT NULL,
    kind text NOT NULL,
    id integer NOT NULL,
    language text NOT NULL,
    record text NOT NULL
);

CREATE TABLE public.feed_runs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    source text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    outcome text NOT NULL,
    counts jsonb DEFAULT '{}'::jsonb NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE public.figures (
    id integer NOT NULL,
    group_id integer NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    value jsonb NOT NULL,
    label jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.figures ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.figures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.friend_opt_outs (
    email_hash text NOT NULL,
    asked_at timestamp with time zone NOT NULL
);

CREATE TABLE public.gone_projects (
    id integer NOT NULL
);

CREATE TABLE public.gone_properties (
    id integer NOT NULL
);

CREATE TABLE public.images (
    id integer NOT NULL,
    filename text NOT NULL,
    originalname text NOT NULL,
    url text NOT NULL,
    mimetype text NOT NULL,
    destination text NOT NULL,
    create_date timestamp with time zone DEFAULT now() NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    tone text,
    alt jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.images ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.images_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.judged_homes (
    property_id integer NOT NULL,
    version integer NOT NULL,
    rules text NOT NULL,
    good_until text,
    missing jsonb NOT NULL
);

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    key text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    headers jsonb DEFAULT '{}'::jsonb NOT NULL,
    attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
    reply_to text,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    sending_since timestamp with time zone
);

CREATE TABLE public.migrations (
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.modules (
    id integer NOT NULL,
    page_id integer NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    "position" text DEFAULT 'contentRow'::text NOT NULL,
    span integer DEFAULT 12 NOT NULL,
    col jsonb DEFAULT '{}'::jsonb NOT NULL,
    title jsonb DEFAULT '{}'::jsonb NOT NULL,
    title_size integer DEFAULT 2 NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    description2 jsonb DEFAULT '{}'::jsonb NOT NULL,
    view text NOT NULL,
    class text DEFAULT ''::text NOT NULL,
    background_type text DEFAULT 'none'::text NOT NULL,
    image_id integer,
    image_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    color_background text,
    relation_type text NOT NULL,
    relation_id integer NOT NULL,
    number_item_of_row integer DEFAULT 4 NOT NULL,
    max_items integer DEFAULT 4 NOT NULL,
    is_has_subcategories boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.modules ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.modules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.moved_paths (
    path text NOT NULL,
    target text NOT NULL,
    moved_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.newsletter_subscribers (
    email text NOT NULL,
    first_name text,
    language text NOT NULL,
    state text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    left_at timestamp with time zone
);

CREATE SEQUENCE public.office_property_ids
    AS integer
    START WITH 900000001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.online_media (
    property_id integer NOT NULL,
    medium text NOT NULL,
    url text DEFAULT ''::text NOT NULL,
    since date NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    leads integer DEFAULT 0 NOT NULL,
    told_at timestamp with time zone NOT NULL,
    ended_on date,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT online_media_check CHECK ((ended_on >= since))
);

CREATE TABLE public.owner_tasks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    property_id integer NOT NULL,
    title text NOT NULL,
    explanation text DEFAULT ''::text NOT NULL,
    due_on date,
    asked_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone
);

CREATE TABLE public.page_visits (
    property_id integer NOT NULL,
    day date NOT NULL,
    source text NOT NULL,
    language text NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    visitors integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.pages (
    id integer NOT NULL,
    parent_id integer,
    name text NOT NULL,
    path text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    type text DEFAULT 'page'::text NOT NULL,
    is_in_menu boolean DEFAULT true NOT NULL,
    params jsonb NOT NULL,
    create_date timestamp with time zone DEFAULT now() NOT NULL,
    modify_date timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.pages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.place_secret (
    only_one boolean DEFAULT true NOT NULL,
    secret text DEFAULT ((gen_random_uuid())::text || (gen_random_uuid())::text) NOT NULL,
    CONSTRAINT place_secret_only_one_check CHECK (only_one)
);

CREATE TABLE public.projects (
    id integer NOT NULL,
    number text NOT NULL,
    source text DEFAULT 'feed'::text NOT NULL,
    goal text NOT NULL,
    goal_number integer DEFAULT 0 NOT NULL,
    stated_status text NOT NULL,
    status text NOT NULL,
    is_published boolean DEFAULT true NOT NULL,
    title jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    situation jsonb DEFAULT '{}'::jsonb NOT NULL,
    technical jsonb DEFAULT '{}'::jsonb NOT NULL,
    delivery jsonb DEFAULT '{}'::jsonb NOT NULL,
    types jsonb DEFAULT '{}'::jsonb NOT NULL,
    constructions jsonb DEFAULT '{}'::jsonb NOT NULL,
    street text NOT NULL,
    house_number text NOT NULL,
    box text,
    zip text NOT NULL,
    city text NOT NULL,
    country_id integer DEFAULT 10 NOT NULL,
    country_name jsonb DEFAULT '{}'::jsonb NOT NULL,
    publish_address boolean NOT NULL,
    latitude double precision,
    longitude double precision,
    external_web text,
    web_id integer NOT NULL,
    web_id_name jsonb DEFAULT '{}'::jsonb NOT NULL,
    project_web_id integer,
    price_min_cents bigint,
    price_max_cents bigint,
    pictures jsonb DEFAULT '[]'::jsonb NOT NULL,
    documents jsonb DEFAULT '[]'::jsonb NOT NULL,
    published_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    feed_hash text,
    overrides jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    feed_values jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE VIEW public.project_names AS
 SELECT projects.id,
    projects.title,
    projects.city
   FROM public.projects
  WHERE (projects.is_published AND (projects.hidden_at IS NULL));

CREATE TABLE public.properties (
    id integer NOT NULL,
    reference text NOT NULL,
    source text DEFAULT 'feed'::text NOT NULL,
    status text NOT NULL,
    list text,
    is_published boolean DEFAULT true NOT NULL,
    goal text NOT NULL,
    goal_number integer DEFAULT 0 NOT NULL,
    project_id integer,
    type integer NOT NULL,
    types integer[] NOT NULL,
    badge integer DEFAULT 0 NOT NULL,
    title jsonb NOT NULL,
    description jsonb NOT NULL,
    price_cents bigint,
    publish_price boolean NOT NULL,
    is_starting_from boolean DEFAULT false NOT NULL,
    price_unit_text jsonb DEFAULT '{}'::jsonb NOT NULL,
    street text NOT NULL,
    house_number text NOT NULL,
    box text,
    zip text NOT NULL,
    city text NOT NULL,
    country_id integer DEFAULT 10 NOT NULL,
    publish_address boolean NOT NULL,
    hide_city boolean DEFAULT false NOT NULL,
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
    has_garden boolean DEFAULT false NOT NULL,
    has_terrace boolean DEFAULT false NOT NULL,
    has_garage boolean DEFAULT false NOT NULL,
    has_lift boolean DEFAULT false NOT NULL,
    is_annuity boolean DEFAULT false NOT NULL,
    details jsonb NOT NULL,
    pictures jsonb DEFAULT '[]'::jsonb NOT NULL,
    plans jsonb DEFAULT '[]'::jsonb NOT NULL,
    documents jsonb DEFAULT '[]'::jsonb NOT NULL,
    links jsonb DEFAULT '[]'::jsonb NOT NULL,
    published_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    feed_hash text,
    overrides jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    country_name jsonb DEFAULT '{}'::jsonb NOT NULL,
    feed_values jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.property_history (
    id bigint NOT NULL,
    property_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    before jsonb,
    after jsonb
);

ALTER TABLE public.property_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.property_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.property_owners (
    account_id uuid NOT NULL,
    property_id integer NOT NULL
);

CREATE TABLE public.property_types (
    web_id integer NOT NULL,
    name jsonb NOT NULL,
    show_order integer NOT NULL,
    is_for_sale boolean DEFAULT true NOT NULL,
    is_for_rent boolean DEFAULT true NOT NULL
);

CREATE TABLE public.property_visits (
    property_id integer NOT NULL,
    agent_id integer,
    mode text DEFAULT 'at-once'::text NOT NULL,
    seats integer DEFAULT 1 NOT NULL,
    windows jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT property_visits_mode_check CHECK ((mode = ANY (ARRAY['at-once'::text, 'on-request'::text, 'off'::text]))),
    CONSTRAINT property_visits_seats_check CHECK (((seats >= 1) AND (seats <= 50)))
);

CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    hits integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.rules (
    id integer NOT NULL,
    rule text NOT NULL,
    region text NOT NULL,
    low bigint NOT NULL,
    high bigint NOT NULL,
    valid_from date NOT NULL,
    valid_to date,
    source text NOT NULL,
    checked_on date NOT NULL,
    certainty text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT rules_certainty_check CHECK ((certainty = ANY (ARRAY['firm'::text, 'check'::text, 'own'::text]))),
    CONSTRAINT rules_check CHECK ((high >= low)),
    CONSTRAINT rules_check1 CHECK ((valid_to >= valid_from)),
    CONSTRAINT rules_region_check CHECK ((region = ANY (ARRAY['flanders'::text, 'wallonia'::text, 'brussels'::text, 'belgium'::text])))
);

ALTER TABLE public.rules ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.search_entries (
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
    spot point
);

CREATE TABLE public.search_texts (
    id integer NOT NULL,
    reference_key text NOT NULL,
    words text NOT NULL
);

CREATE VIEW public.searchable_properties AS
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
            WHEN town.is_shown THEN public.f_search_key(p.city)
            ELSE ''::text
        END AS city_key,
        CASE
            WHEN town.is_shown THEN p.zip
            ELSE ''::text
        END AS zip,
    p.types,
        CASE
            WHEN (p.publish_price AND (p.status = ANY (ARRAY['available'::text, 'option'::text]))) THEN p.price_cents
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
            WHEN town.is_shown THEN public.f_hidden_spot('property'::text, p.id, p.longitude, p.latitude)
            ELSE NULL::point
        END AS spot
   FROM ((public.properties p
     CROSS JOIN LATERAL ( SELECT (p.publish_address OR (NOT p.hide_city)) AS is_shown) town)
     CROSS JOIN LATERAL ( SELECT told.type,
            (min(told.place) = 1) AS is_main
           FROM unnest(
                CASE
                    WHEN (p.types = '{}'::integer[]) THEN '{0}'::integer[]
                    ELSE p.types
                END) WITH ORDINALITY told(type, place)
          GROUP BY told.type) kind)
  WHERE (p.is_published AND (p.hidden_at IS NULL) AND (p.list IS NOT NULL));

CREATE VIEW public.searchable_texts AS
 SELECT p.id,
    public.f_search_key(p.reference) AS reference_key,
    ((' '::text || public.f_search_key(concat_ws(' '::text, p.id, p.reference,
        CASE
            WHEN p.publish_address THEN concat_ws(' '::text, p.street, p.house_number)
            ELSE NULL::text
        END,
        CASE
            WHEN (p.publish_address OR (NOT p.hide_city)) THEN concat_ws(' '::text, p.zip, p.city)
            ELSE NULL::text
        END, ( SELECT string_agg(jsonb_each_text.value, ' '::text) AS string_agg
           FROM jsonb_each_text(p.title) jsonb_each_text(key, value)), ( SELECT regexp_replace(string_agg(jsonb_each_text.value, ' '::text), '<[^>]*>'::text, ' '::text, 'g'::text) AS regexp_replace
           FROM jsonb_each_text(p.description) jsonb_each_text(key, value))))) || ' '::text) AS words
   FROM public.properties p
  WHERE (p.is_published AND (p.hidden_at IS NULL) AND (p.list IS NOT NULL));

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    device text NOT NULL,
    is_complete boolean NOT NULL
);

CREATE TABLE public.slides (
    id integer NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    image_id integer NOT NULL,
    alt jsonb DEFAULT '{}'::jsonb NOT NULL,
    link text,
    version integer DEFAULT 1 NOT NULL,
    title jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE public.slides ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.slides_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.team_members (
    id integer NOT NULL,
    category_id integer NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    name text NOT NULL,
    function jsonb NOT NULL,
    phone text,
    email text,
    biv_number text,
    languages jsonb DEFAULT '[]'::jsonb NOT NULL,
    image_id integer,
    portrait jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.team_members ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.team_members_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.testimonials (
    id integer NOT NULL,
    approval text DEFAULT 'waiting'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    name text NOT NULL,
    town text DEFAULT ''::text NOT NULL,
    kind text NOT NULL,
    rating integer NOT NULL,
    text jsonb NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.testimonials ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.testimonials_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tree_items (
    id integer NOT NULL,
    parent_id integer,
    name text NOT NULL,
    web_id integer
);

ALTER TABLE public.tree_items ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tree_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.uploads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    enquiry_id uuid,
    file text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.visit_days (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    agent_id integer,
    day date NOT NULL,
    windows jsonb DEFAULT '[]'::jsonb NOT NULL,
    reason text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.visit_feedback (
    appointment_id uuid NOT NULL,
    rating integer NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    given_at timestamp with time zone NOT NULL,
    CONSTRAINT visit_feedback_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

CREATE TABLE public.visit_outcomes (
    appointment_id uuid NOT NULL,
    interest text NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    is_shown boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    noted_at timestamp with time zone NOT NULL,
    CONSTRAINT visit_outcomes_interest_check CHECK ((interest = ANY (ARRAY['offer'::text, 'interested'::text, 'undecided'::text, 'not-interested'::text])))
);

CREATE TABLE public.visit_slots (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    agent_id integer NOT NULL,
    property_id integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    away_until timestamp with time zone NOT NULL,
    seats integer NOT NULL,
    released_at timestamp with time zone,
    CONSTRAINT visit_slots_check CHECK ((ends_at > starts_at)),
    CONSTRAINT visit_slots_check1 CHECK ((away_until >= ends_at)),
    CONSTRAINT visit_slots_seats_check CHECK ((seats >= 1))
);

CREATE TABLE public.waiting_list (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    property_id integer NOT NULL,
    day date,
    parts text[] DEFAULT '{}'::text[] NOT NULL,
    title text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    language text NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    CONSTRAINT waiting_list_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'served'::text, 'left'::text])))
);

INSERT INTO public.account_keys (token_hash, account_id, purpose, expires_at, used_at) VALUES ('invented-key', '1916118d-503c-49e5-a3d3-b2abf815659a', 'invitation', '2026-11-20 10:00:00+00', NULL);

INSERT INTO public.accounts (id, email, name, role, language, password_hash, totp_secret, totp_used_step, recovery_codes, is_active, created_at, version) VALUES ('1916118d-503c-49e5-a3d3-b2abf815659a', 'nele@baksteen.example', 'Nele Verbruggen', 'agent', 'nl', 'invented', NULL, NULL, '[]', true, '2026-11-16 08:05:32.544+00', 1);
INSERT INTO public.accounts (id, email, name, role, language, password_hash, totp_secret, totp_used_step, recovery_codes, is_active, created_at, version) VALUES ('18997597-1b24-444c-95b3-2ce0800064d4', 'sophie@baksteen.example', 'Sophie Delvaux', 'editor', 'fr', 'invented', NULL, NULL, '[]', true, '2026-11-16 08:05:32.544+00', 1);
INSERT INTO public.accounts (id, email, name, role, language, password_hash, totp_secret, totp_used_step, recovery_codes, is_active, created_at, version) VALUES ('0b9c749c-c9c8-4aa1-b21d-4ddca51641fc', 'karel@baksteen.example', 'Karel Thys', 'manager', 'nl', 'invented', NULL, NULL, '[]', true, '2026-11-16 08:05:32.544+00', 1);
INSERT INTO public.accounts (id, email, name, role, language, password_hash, totp_secret, totp_used_step, recovery_codes, is_active, created_at, version) VALUES ('50db606b-2a77-4b80-9ed9-44e46365b882', 'marleen.desmet@owners.example', 'Marleen De Smet', 'owner', 'nl', 'invented', NULL, NULL, '[]', true, '2026-11-16 08:05:32.544+00', 1);
INSERT INTO public.accounts (id, email, name, role, language, password_hash, totp_secret, totp_used_step, recovery_codes, is_active, created_at, version) VALUES ('eb0b8c0b-1706-4481-af6d-f1117e508410', 'luc.lambert@owners.example', 'Luc Lambert', 'owner', 'fr', 'invented', NULL, NULL, '[]', true, '2026-11-16 08:05:32.544+00', 1);
INSERT INTO public.accounts (id, email, name, role, language, password_hash, totp_secret, totp_used_step, recovery_codes, is_active, created_at, version) VALUES ('480d31fe-de4e-4b16-8800-9210606ed58b', 'greet.wouters@owners.example', 'Greet Wouters', 'owner', 'nl', 'invented', NULL, NULL, '[]', true, '2026-11-16 08:05:32.544+00', 1);

INSERT INTO public.activities (id, key, property_id, at, type, contact, topic, subject, comment, status, source, is_shown) OVERRIDING SYSTEM VALUE VALUES (9, 'demo-contact:2346:8', 2346, '2026-10-17 13:52:00+00', 'call', 'T. J.', NULL, 'Kandidaat belt terug na bezoek', 'Wil weten wat een nieuwe ketel kost.', 'answered', 'phone', true);
INSERT INTO public.activities (id, key, property_id, at, type, contact, topic, subject, comment, status, source, is_shown) OVERRIDING SYSTEM VALUE VALUES (18, 'demo-contact:2346:17', 2346, '2026-11-06 13:07:00+00', 'call', 'E. W.', NULL, 'Wanneer komt de woning vrij?', 'Bij akte, in overleg met de eigenaar.', 'answered', 'sign', true);
INSERT INTO public.activities (id, key, property_id, at, type, contact, topic, subject, comment, status, source, is_shown) OVERRIDING SYSTEM VALUE VALUES (27, 'demo-visit:2346:5', 2346, '2026-11-03 11:30:00+00', 'visit', 'J. D.', 'visit', '', '4/5 Heel fijn licht beneden. We rekenen de keuken nog na.', 'done', 'phone', true);
INSERT INTO public.activities (id, key, property_id, at, type, contact, topic, subject, comment, status, source, is_shown) OVERRIDING SYSTEM VALUE VALUES (252, 'visit:acdf03f8-8db6-4126-8d66-e8acb65ffe50', 2420, '2026-11-12 08:30:00+00', 'visit', 'C. D.', 'visit', '', '4/5 Beau volume et quartier calme. La salle de bains est à refaire.', 'done', 'website', true);
INSERT INTO public.activities (id, key, property_id, at, type, contact, topic, subject, comment, status, source, is_shown) OVERRIDING SYSTEM VALUE VALUES (261, 'visit:c8301f01-762c-4f08-bca0-8b98e3715b4e', 2419, '2026-11-12 10:00:00+00', 'visit', 'D. O.', 'visit', '', '4/5 Lovely house, close to the station. The heating is rather old.', 'done', 'website', true);

INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 1, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 1, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 2, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 2, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 3, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 3, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 4, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 4, '13:30', '19:00');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 5, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (1, 5, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 1, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 1, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 2, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 2, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 3, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 3, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 4, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 4, '13:30', '19:00');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 5, '09:30', '12:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 5, '13:30', '17:30');
INSERT INTO public.agent_hours (agent_id, weekday, "from", "to") VALUES (2, 6, '10:00', '13:00');

INSERT INTO public.agents (id, name, email, phone, language, picture, is_active, zip_starts, goal, visit_minutes, travel_minutes, notice_hours, horizon_days, calendar_version, version) VALUES (1, 'Karel Thys', 'karel@baksteen.example', '016 23 45 31', 'nl', 'avatar-01.svg', true, '{}', NULL, 30, 20, 4, 28, 1, 1);
INSERT INTO public.agents (id, name, email, phone, language, picture, is_active, zip_starts, goal, visit_minutes, travel_minutes, notice_hours, horizon_days, calendar_version, version) VALUES (2, 'Nele Verbruggen', 'nele@baksteen.example', '016 23 45 30', 'nl', 'avatar-02.svg', true, '{30,31,320,321,322}', NULL, 30, 20, 4, 28, 1, 1);
INSERT INTO public.agents (id, name, email, phone, language, picture, is_active, zip_starts, goal, visit_minutes, travel_minutes, notice_hours, horizon_days, calendar_version, version) VALUES (3, 'Bart Claes', 'bart@baksteen.example', '016 23 45 32', 'nl', 'avatar-03.svg', true, '{329,327,34,33}', NULL, 30, 20, 4, 28, 1, 1);
INSERT INTO public.agents (id, name, email, phone, language, picture, is_active, zip_starts, goal, visit_minutes, travel_minutes, notice_hours, horizon_days, calendar_version, version) VALUES (4, 'Ines Peeters', 'ines@baksteen.example', '016 23 45 33', 'nl', 'avatar-04.svg', true, '{}', 'rent', 30, 20, 4, 28, 1, 1);
INSERT INTO public.agents (id, name, email, phone, language, picture, is_active, zip_starts, goal, visit_minutes, travel_minutes, notice_hours, horizon_days, calendar_version, version) VALUES (5, 'Sophie Delvaux', 'sophie@baksteen.example', '081 23 45 61', 'fr', 'avatar-06.svg', true, '{1,4,5,6,7}', NULL, 30, 20, 4, 28, 1, 1);

INSERT INTO public.answer_templates (id, name, subject, body, forms, version) OVERRIDING SYSTEM VALUE VALUES (2, '{"de": "Einladung zur Besichtigung", "en": "Invitation to visit", "fr": "Invitation à une visite", "nl": "Uitnodiging voor een bezoek"}', '{"de": "Besichtigung: {home}", "en": "Visiting {home}", "fr": "Une visite de {home}", "nl": "Een bezoek aan {home}"}', '{"de": "Guten Tag {firstName},\n\nvielen Dank für Ihr Interesse an {home} ({reference}). Gerne zeigen wir Ihnen die Immobilie vor Ort.\n\nWählen Sie hier einen Termin, der Ihnen passt:\n{visit}\n\nIst kein passender Termin dabei? Rufen Sie uns unter {phone} an, dann finden wir gemeinsam einen.\n\nBis bald\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for your interest in {home} ({reference}). We will be glad to show you around.\n\nPick a time that suits you here:\n{visit}\n\nNo suitable time? Call us on {phone} and we will find one together.\n\nSee you soon,\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci de votre intérêt pour {home} ({reference}). Nous vous ferons visiter ce bien avec plaisir.\n\nChoisissez ici le moment qui vous convient :\n{visit}\n\nAucune heure ne vous arrange ? Appelez-nous au {phone}, nous en trouverons une ensemble.\n\nÀ bientôt,\n{agent}\n{agency}", "nl": "Dag {firstName},\n\nBedankt voor uw interesse in {home} ({reference}). We tonen u de woning graag ter plaatse.\n\nKies hier zelf een moment dat u past:\n{visit}\n\nVindt u geen geschikt uur? Bel ons op {phone}, dan zoeken we samen een ander.\n\nTot binnenkort\n{agent}\n{agency}"}', '{contact-me,contact-appointment}', 1);
INSERT INTO public.answer_templates (id, name, subject, body, forms, version) OVERRIDING SYSTEM VALUE VALUES (3, '{"de": "Die Immobilie ist nicht mehr verfügbar", "en": "The home is no longer available", "fr": "Le bien n’est plus disponible", "nl": "De woning is niet meer beschikbaar"}', '{"de": "{home} ist nicht mehr verfügbar", "en": "{home} is no longer available", "fr": "{home} n’est plus disponible", "nl": "{home} is niet meer beschikbaar"}', '{"de": "Guten Tag {firstName},\n\nvielen Dank für Ihr Interesse. {home} ({reference}) ist inzwischen vergeben.\n\nSagen Sie uns gerne, was Sie suchen: Dann gehören Sie zu den Ersten, die von einer passenden Immobilie erfahren. Auf unserer Website oder unter {phone}.\n\nMit freundlichen Grüßen\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for your interest. {home} ({reference}) has meanwhile found a buyer or tenant.\n\nDo tell us what you are looking for: you will be among the first to hear when something suitable comes up. On our website, or on {phone}.\n\nKind regards,\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci de votre intérêt. {home} ({reference}) a entre-temps trouvé acquéreur ou locataire.\n\nDites-nous ce que vous cherchez : vous serez parmi les premiers informés lorsqu’un bien vous correspond. Sur notre site, ou au {phone}.\n\nBien à vous,\n{agent}\n{agency}", "nl": "Dag {firstName},\n\nBedankt voor uw interesse. {home} ({reference}) heeft intussen een koper of huurder gevonden.\n\nVertel ons gerust wat u zoekt: dan hoort u het als eerste wanneer er een woning komt die bij u past. Dat kan op onze website, of op {phone}.\n\nMet vriendelijke groeten\n{agent}\n{agency}"}', '{contact-me,contact-appointment,request-documents}', 1);
INSERT INTO public.answer_templates (id, name, subject, body, forms, version) OVERRIDING SYSTEM VALUE VALUES (4, '{"de": "Ihr Angebot liegt beim Eigentümer", "en": "Your offer is with the owner", "fr": "Votre offre est chez le propriétaire", "nl": "Uw bod ligt bij de eigenaar"}', '{"de": "Ihr Angebot für {home}", "en": "Your offer for {home}", "fr": "Votre offre pour {home}", "nl": "Uw bod op {home}"}', '{"de": "Guten Tag {firstName},\n\nwir haben Ihr Angebot für {home} ({reference}) erhalten und dem Eigentümer vorgelegt.\n\nSie hören von uns, sobald er entschieden hat, auf jeden Fall bevor Ihr Angebot abläuft.\n\nMit freundlichen Grüßen\n{agent}\n{agency}", "en": "Dear {firstName},\n\nWe have received your offer for {home} ({reference}) and put it to the owner.\n\nYou will hear from us as soon as the owner decides, and in any case before your offer expires.\n\nKind regards,\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nNous avons bien reçu votre offre pour {home} ({reference}) et l’avons soumise au propriétaire.\n\nNous vous informerons dès qu’il aura décidé, et en tout cas avant l’échéance de votre offre.\n\nBien à vous,\n{agent}\n{agency}", "nl": "Dag {firstName},\n\nWe hebben uw bod op {home} ({reference}) goed ontvangen en aan de eigenaar voorgelegd.\n\nU hoort van ons zodra de eigenaar beslist, en zeker voor uw bod vervalt.\n\nMet vriendelijke groeten\n{agent}\n{agency}"}', '{purchase-offer}', 1);
INSERT INTO public.answer_templates (id, name, subject, body, forms, version) OVERRIDING SYSTEM VALUE VALUES (5, '{"de": "Mietinteressent: nicht gewählt", "en": "Rental applicant: not chosen", "fr": "Candidat locataire : non retenu", "nl": "Kandidaat-huurder: niet gekozen"}', '{"de": "Ihre Bewerbung um {home}", "en": "Your application for {home}", "fr": "Votre candidature pour {home}", "nl": "Uw kandidatuur voor {home}"}', '{"de": "Guten Tag {firstName},\n\nvielen Dank für Ihre Bewerbung um {home} ({reference}). Die Wohnung geht an einen anderen Bewerber.\n\nDer Grund: {text}\n\nIhre Angaben löschen wir nach Ablauf der Frist in unserer Datenschutzerklärung. Haben Sie Fragen zu dieser Entscheidung? Rufen Sie uns unter {phone} an.\n\nMit freundlichen Grüßen\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for applying for {home} ({reference}). The home goes to another applicant.\n\nThe reason: {text}\n\nWhat you told us about yourself is deleted after the period stated in our privacy statement. Any question about this decision? Call us on {phone}.\n\nKind regards,\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci pour votre candidature pour {home} ({reference}). Le bien est attribué à un autre candidat.\n\nLe motif : {text}\n\nLes données que vous nous avez confiées seront effacées au terme du délai indiqué dans notre déclaration de confidentialité. Une question sur cette décision ? Appelez-nous au {phone}.\n\nBien à vous,\n{agent}\n{agency}", "nl": "Dag {firstName},\n\nBedankt voor uw kandidatuur voor {home} ({reference}). De woning gaat naar een andere kandidaat.\n\nDe reden: {text}\n\nWat u ons over uzelf bezorgde, wissen we na afloop van de termijn in onze privacyverklaring. Vragen over deze beslissing? Bel ons op {phone}.\n\nMet vriendelijke groeten\n{agent}\n{agency}"}', '{rental-application,rental-file}', 1);
INSERT INTO public.answer_templates (id, name, subject, body, forms, version) OVERRIDING SYSTEM VALUE VALUES (1, '{"de": "Antwort auf eine Frage", "en": "Answer to a question", "fr": "Réponse à une question", "nl": "Antwoord op een vraag"}', '{"de": "Ihre Frage ({number})", "en": "Your question ({number})", "fr": "Votre question ({number})", "nl": "Over uw vraag ({number})"}', '{"de": "Guten Tag {firstName},\n\nvielen Dank für Ihre Frage.\n\n{text}\n\nHaben Sie weitere Fragen? Antworten Sie einfach auf diese Nachricht oder rufen Sie uns unter {phone} an.\n\nMit freundlichen Grüßen\n{agent}\n{agency}", "en": "Dear {firstName},\n\nThank you for your question.\n\n{text}\n\nIf there is anything else, simply reply to this message or call us on {phone}.\n\nKind regards,\n{agent}\n{agency}", "fr": "Bonjour {firstName},\n\nMerci pour votre question.\n\n{text}\n\nSi vous souhaitez d’autres renseignements, répondez simplement à ce message ou appelez-nous au {phone}.\n\nBien à vous,\n{agent}\n{agency}", "nl": "Dag {firstName},\n\nBedankt voor uw vraag.\n\n{text}\n\nKunnen we u nog met iets anders helpen? Antwoord gerust op deze mail of bel ons op {phone}.\n\nMet vriendelijke groeten\n{agent}\n{agency}"}', '{}', 2);

INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('fdf53f59-c360-49f5-81ce-c4413c0f801a', 'confirmed', 0, '2026-10-19 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('fdf53f59-c360-49f5-81ce-c4413c0f801a', 'feedback', 0, '2026-10-23 09:00:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('4c33b742-988c-47f4-8ecd-a166b4fb7ca9', 'confirmed', 0, '2026-10-31 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('4c33b742-988c-47f4-8ecd-a166b4fb7ca9', 'feedback', 0, '2026-11-04 10:30:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('8f9319b3-0a6c-419f-b89c-d521607a842d', 'confirmed', 0, '2026-11-07 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('8f9319b3-0a6c-419f-b89c-d521607a842d', 'feedback', 0, '2026-11-12 13:00:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('c4cb1df6-7013-4f1b-8636-41bcdee9d455', 'confirmed', 0, '2026-11-13 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('ba7108d0-d251-47c0-b963-82153759149b', 'confirmed', 0, '2026-10-19 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('ba7108d0-d251-47c0-b963-82153759149b', 'feedback', 0, '2026-10-23 10:30:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('9ea677b4-2f2b-4e3a-8a79-1c126bf80a93', 'confirmed', 0, '2026-10-31 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('9ea677b4-2f2b-4e3a-8a79-1c126bf80a93', 'feedback', 0, '2026-11-04 13:00:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('acdf03f8-8db6-4126-8d66-e8acb65ffe50', 'confirmed', 0, '2026-11-07 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('acdf03f8-8db6-4126-8d66-e8acb65ffe50', 'feedback', 0, '2026-11-12 09:00:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('28683f4c-c0b2-45f5-a881-bffe4f0cc735', 'confirmed', 0, '2026-11-14 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('a7e3df62-98b8-49df-a057-e1119f4095c3', 'requested', 0, '2026-10-19 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('a7e3df62-98b8-49df-a057-e1119f4095c3', 'feedback', 0, '2026-10-23 14:00:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('b37981c3-b53c-4291-8aa6-8e661d580216', 'requested', 0, '2026-10-31 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('b37981c3-b53c-4291-8aa6-8e661d580216', 'feedback', 0, '2026-11-04 09:00:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('c8301f01-762c-4f08-bca0-8b98e3715b4e', 'requested', 0, '2026-11-07 08:05:32.544+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('c8301f01-762c-4f08-bca0-8b98e3715b4e', 'feedback', 0, '2026-11-12 10:30:00+00');
INSERT INTO public.appointment_news (appointment_id, kind, sequence, at) VALUES ('627cec26-5b00-4606-a0df-e1eecf0388ee', 'requested', 0, '2026-11-16 08:05:32.544+00');

INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('fdf53f59-c360-49f5-81ce-c4413c0f801a', '5c0d6631-29cc-4d01-97aa-ea18b779d695', 1, 'done', 'mr', 'Jeroen', 'Goossens', 'jeroen.0@visitors.example', '0470 00 00 00', '', 'nl', 'website', '7bb9c26e-90d8-4cf9-984e-c82940fa1994', NULL, NULL, '61e32bd0-b821-4a54-9d5f-dfdb6515b3bc', 0, NULL, '2026-10-19 08:05:32.544+00', '2026-10-23 09:00:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('4c33b742-988c-47f4-8ecd-a166b4fb7ca9', '558b2218-c251-45e8-9dbd-1467c0ea69fa', 1, 'done', 'ms', 'Amina', 'El Idrissi', 'amina.1@visitors.example', '0470 00 00 00', '', 'nl', 'website', '8f99e991-2ea0-4812-9008-4cec31c99984', NULL, NULL, '59eb38d5-bd7b-46c2-8dd6-5f99b98b1732', 0, NULL, '2026-10-31 08:05:32.544+00', '2026-11-04 10:30:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('8f9319b3-0a6c-419f-b89c-d521607a842d', '095239ed-4b45-43a8-9e92-2ae2b13a14a8', 1, 'done', 'ms', 'Claire', 'Dubois', 'claire.2@visitors.example', '0470 00 00 00', '', 'fr', 'website', '8e301fc7-020d-40c7-af9b-2bc773a75175', NULL, NULL, '997b2d8f-c172-407b-a487-43feb1a929d6', 0, NULL, '2026-11-07 08:05:32.544+00', '2026-11-12 13:00:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('c4cb1df6-7013-4f1b-8636-41bcdee9d455', '494d8dbc-3643-46ea-b96a-0e169346ed34', 1, 'confirmed', 'mr', 'Wim', 'Vandenberghe', 'wim.3@visitors.example', '0470 00 00 00', '', 'nl', 'website', 'a18bc624-4a05-4d17-ae7b-00509d10d864', NULL, NULL, '8aae8bd5-4eab-4076-983b-d668f42e3282', 0, NULL, '2026-11-13 08:05:32.544+00', '2026-11-13 08:05:32.544+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('ba7108d0-d251-47c0-b963-82153759149b', '83ded65c-82c0-4570-9419-4b450c7e7d3b', 1, 'done', 'mr', 'Jeroen', 'Goossens', 'jeroen.16@visitors.example', '0470 00 00 00', '', 'nl', 'website', '4d715e47-220f-43f9-a684-330fb4a79965', NULL, NULL, '279c03e3-2ad3-40ba-867a-7b87cec7022e', 0, NULL, '2026-10-19 08:05:32.544+00', '2026-10-23 10:30:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('9ea677b4-2f2b-4e3a-8a79-1c126bf80a93', '6e34044e-9d57-4490-b36d-535b8cea4fcd', 1, 'done', 'ms', 'Amina', 'El Idrissi', 'amina.17@visitors.example', '0470 00 00 00', '', 'nl', 'website', '7e185457-70af-4fac-98e6-82f394baecc4', NULL, NULL, 'a00c6309-17d5-407f-8005-ab4165f2ffd1', 0, NULL, '2026-10-31 08:05:32.544+00', '2026-11-04 13:00:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('acdf03f8-8db6-4126-8d66-e8acb65ffe50', '3f22be42-5158-4216-a255-984bfdbf250b', 1, 'done', 'ms', 'Claire', 'Dubois', 'claire.18@visitors.example', '0470 00 00 00', '', 'fr', 'website', 'cbc0a7f0-babd-4360-b9ac-b41811c576cc', NULL, NULL, '47e1193d-d5da-4d28-8fc3-1ff1ee696b22', 0, NULL, '2026-11-07 08:05:32.544+00', '2026-11-12 09:00:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('28683f4c-c0b2-45f5-a881-bffe4f0cc735', '1b05034b-3679-4f5d-a0b2-820edfcb72df', 1, 'confirmed', 'mr', 'Wim', 'Vandenberghe', 'wim.19@visitors.example', '0470 00 00 00', '', 'nl', 'website', 'b9679cb4-b896-4184-8ff0-321a6bd2b96b', NULL, NULL, '2b07541f-656f-4d43-8f65-6f209e5de9ab', 0, NULL, '2026-11-14 08:05:32.544+00', '2026-11-14 08:05:32.544+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('a7e3df62-98b8-49df-a057-e1119f4095c3', '411bd773-30aa-4d48-88e9-b058f1d70fb4', 1, 'no-show', 'mr', 'Thomas', 'Lejeune', 'thomas.20@visitors.example', '0470 00 00 00', '', 'fr', 'website', '6ecab3ce-0979-4a8d-abc0-eecb0e384f84', NULL, NULL, 'd955f8bd-8ea4-4c3a-9ee7-4f8ab86dbbcd', 0, NULL, '2026-10-19 08:05:32.544+00', '2026-10-23 14:00:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('b37981c3-b53c-4291-8aa6-8e661d580216', 'f310d113-80e7-459c-a161-35293b5b9d86', 1, 'done', 'ms', 'Katrien', 'Maes', 'katrien.21@visitors.example', '0470 00 00 00', '', 'nl', 'website', 'bca833af-208e-4024-8c99-dd685d3e9322', NULL, NULL, '2b0d3869-dfde-424f-b16f-5583bcc66d69', 0, NULL, '2026-10-31 08:05:32.544+00', '2026-11-04 09:00:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('c8301f01-762c-4f08-bca0-8b98e3715b4e', 'ff440350-165b-4be6-a2e7-bcb8bf63bfa3', 1, 'done', 'mr', 'David', 'Okafor', 'david.22@visitors.example', '0470 00 00 00', '', 'en', 'website', 'ed2a866a-43c0-4a38-8604-7b97541ad1f6', NULL, NULL, '1b8dc306-ff1e-42dd-b89f-95ce690dd5d6', 0, NULL, '2026-11-07 08:05:32.544+00', '2026-11-12 10:30:00+00', '', NULL);
INSERT INTO public.appointments (id, slot_id, seat, status, title, first_name, last_name, email, phone, remark, language, source, request_key, waiting_id, offered_until, calendar_uid, sequence, cancelled_by, booked_at, changed_at, cancel_reason, place_told_at) VALUES ('627cec26-5b00-4606-a0df-e1eecf0388ee', 'e65c50ca-2c56-4e71-96a0-a4ad9e993328', 1, 'requested', 'ms', 'Lotte', 'Hermans', 'lotte.23@visitors.example', '0470 00 00 00', '', 'nl', 'website', 'a3fbeba7-63d7-4995-a2f4-dfc730c3958b', NULL, NULL, 'eb048862-0a7c-4e16-8183-3d7428fe27f5', 0, NULL, '2026-11-16 08:05:32.544+00', '2026-11-16 08:05:32.544+00', '', NULL);

INSERT INTO public.articles (id, category_id, status, sort, slug, title, intro, body, image_id, published_on, seo, create_date, modify_date, version) VALUES (22, 2, 'published', 3, '{"de": "bin-ich-gebunden-wenn-ich-ein-gebot-abgebe", "en": "am-i-bound-if-i-make-an-offer", "fr": "suis-je-engage-si-je-fais-une-offre", "nl": "ben-ik-gebonden-als-ik-een-bod-doe"}', '{"de": "Bin ich gebunden, wenn ich ein Gebot abgebe?", "en": "Am I bound if I make an offer?", "fr": "Suis-je engagé si je fais une offre ?", "nl": "Ben ik gebonden als ik een bod doe?"}', '{"de": "Ja, sobald der Eigentümer es annimmt.", "en": "Yes, as soon as the owner accepts it.", "fr": "Oui, dès que le propriétaire l’accepte.", "nl": "Ja, zodra de eigenaar uw bod aanvaardt."}', '{"de": "<p>Ja, sobald der Eigentümer es annimmt. Geben Sie daher immer ein Ablaufdatum und Ihre Bedingungen an, zum Beispiel dass Sie einen Kredit erhalten müssen. Umgekehrt ist der Eigentümer nicht an den genannten Preis gebunden: Er lädt nur zum Bieten ein.</p>", "en": "<p>Yes, as soon as the owner accepts it. So always give it an expiry date and state your conditions, for instance that you need to obtain a mortgage. The owner, on the other hand, is not bound by the asking price: that is an invitation to make an offer.</p>", "fr": "<p>Oui, dès que le propriétaire l’accepte. Indiquez donc toujours une date limite et vos conditions, par exemple l’obtention d’un crédit. À l’inverse, le propriétaire n’est pas lié par le prix affiché : c’est une invitation à faire offre.</p>", "nl": "<p>Ja, zodra de eigenaar uw bod aanvaardt. Zet er daarom altijd een einddatum op en vermeld uw voorwaarden, bijvoorbeeld dat u een lening moet krijgen. Omgekeerd is de eigenaar niet gebonden door zijn vraagprijs: die is een uitnodiging om te bieden.</p>"}', NULL, NULL, '{"ogUrl": {}, "ogType": {}, "ogImage": {}, "ogTitle": {}, "metaTitle": {}, "pageTitle": {}, "twitterSite": {}, "twitterImage": {}, "twitterTitle": {}, "ogDescription": {}, "metaDescription": {}, "twitterDescription": {}}', '2026-11-16 08:05:32.540443+00', '2026-11-16 08:05:32.540443+00', 1);
INSERT INTO public.articles (id, category_id, status, sort, slug, title, intro, body, image_id, published_on, seo, create_date, modify_date, version) VALUES (23, 2, 'published', 4, '{"de": "wie-hoch-ist-die-anzahlung-beim-kompromiss", "en": "how-much-deposit-do-i-pay-with-the-sale-agreement", "fr": "quel-acompte-dois-je-verser-au-compromis", "nl": "hoeveel-voorschot-betaal-ik-bij-het-compromis"}', '{"de": "Wie hoch ist die Anzahlung beim Kompromiss?", "en": "How much deposit do I pay with the sale agreement?", "fr": "Quel acompte dois-je verser au compromis ?", "nl": "Hoeveel voorschot betaal ik bij het compromis?"}', '{"de": "Üblicherweise 10 % des Preises, aber ein anderer Betrag kann vereinbart werden.", "en": "Customarily 10% of the price, but another amount can be agreed.", "fr": "D’ordinaire 10 % du prix, mais un autre montant peut être convenu.", "nl": "Gewoonlijk 10 % van de prijs, maar u kunt een ander bedrag afspreken."}', '{"de": "<p>Üblicherweise 10 % des Preises, aber ein anderer Betrag kann vereinbart werden. Kaufen Sie nach Plan, begrenzt das Breyne-Gesetz, was Sie vor der Urkunde zahlen. Fragen Sie uns nach den heutigen Regeln.</p>", "en": "<p>Customarily 10% of the price, but another amount can be agreed. If you buy off plan, the Breyne Act limits what you pay before the deed. Do ask us for the rules that apply today.</p>", "fr": "<p>D’ordinaire 10 % du prix, mais un autre montant peut être convenu. Si vous achetez sur plan, la loi Breyne limite ce que vous payez avant l’acte. Demandez-nous les règles en vigueur.</p>", "nl": "<p>Gewoonlijk 10 % van de prijs, maar u kunt een ander bedrag afspreken. Koopt u op plan, dan begrenst de wet-Breyne wat u vóór de akte betaalt. Vraag ons gerust de regels van vandaag.</p>"}', NULL, NULL, '{"ogUrl": {}, "ogType": {}, "ogImage": {}, "ogTitle": {}, "metaTitle": {}, "pageTitle": {}, "twitterSite": {}, "twitterImage": {}, "twitterTitle": {}, "ogDescription": {}, "metaDescription": {}, "twitterDescription": {}}', '2026-11-16 08:05:32.540443+00', '2026-11-16 08:05:32.540443+00', 1);

INSERT INTO public.badges (code, name, color, is_on_map) VALUES (4, '{"de": "Reserviert", "en": "Under option", "fr": "Sous option", "nl": "In optie"}', 'moss', true);
INSERT INTO public.badges (code, name, color, is_on_map) VALUES (2, '{"de": "Neuer Preis", "en": "New price", "fr": "Nouveau prix", "nl": "Nieuwe prijs"}', 'moss', true);
INSERT INTO public.badges (code, name, color, is_on_map) VALUES (3, '{"de": "Tag der offenen Tür", "en": "Open house", "fr": "Portes ouvertes", "nl": "Open kijkdag"}', 'moss', true);
INSERT INTO public.badges (code, name, color, is_on_map) VALUES (20, '{"de": "Exklusiv", "en": "Exclusive", "fr": "Exclusivité", "nl": "Exclusief"}', 'moss', true);
INSERT INTO public.badges (code, name, color, is_on_map) VALUES (1, '{"de": "Neu", "en": "New", "fr": "Nouveau", "nl": "Nieuw"}', 'moss', true);
INSERT INTO public.badges (code, name, color, is_on_map) VALUES (0, '{"de": "", "en": "", "fr": "", "nl": ""}', 'moss', false);

INSERT INTO public.brakes (key, tries, until) VALUES ('invented', 3, '2026-11-16 10:00:00+00');

INSERT INTO public.captcha_challenges (id, answer, expires_at) VALUES ('1776e9ba-f95a-4456-ba2d-f768d5acb786', 'invented', '2026-11-16 10:00:00+00');

INSERT INTO public.captcha_spent (key, expires_at) VALUES ('invented', '2026-11-16 10:00:00+00');

INSERT INTO public.categories (id, parent_id, status, sort, name, page, version) VALUES (1, NULL, 'published', 0, '{"de": "Leistungen", "en": "Services", "fr": "Nos services", "nl": "Diensten"}', 'service', 1);
INSERT INTO public.categories (id, parent_id, status, sort, name, page, version) VALUES (2, NULL, 'published', 0, '{"de": "Häufige Fragen", "en": "Frequently asked questions", "fr": "Questions fréquentes", "nl": "Veelgestelde vragen"}', NULL, 1);
INSERT INTO public.categories (id, parent_id, status, sort, name, page, version) VALUES (3, NULL, 'published', 0, '{"de": "Aktuelles", "en": "News", "fr": "Actualités", "nl": "Nieuws"}', 'news-article', 1);
INSERT INTO public.categories (id, parent_id, status, sort, name, page, version) VALUES (4, NULL, 'published', 0, '{"de": "Unser Team", "en": "Our team", "fr": "Notre équipe", "nl": "Ons team"}', NULL, 1);
INSERT INTO public.categories (id, parent_id, status, sort, name, page, version) VALUES (5, NULL, 'published', 0, '{"de": "Stellenangebote", "en": "Vacancies", "fr": "Emplois", "nl": "Vacatures"}', 'vacancy', 1);
INSERT INTO public.categories (id, parent_id, status, sort, name, page, version) VALUES (6, NULL, 'published', 0, '{"de": "Einleitungen", "en": "Introductions", "fr": "Introductions", "nl": "Inleidingen"}', NULL, 1);
INSERT INTO public.categories (id, parent_id, status, sort, name, page, version) VALUES (7, NULL, 'published', 0, '{"de": "Rechtliches", "en": "Legal texts", "fr": "Textes légaux", "nl": "Juridisch"}', NULL, 1);

INSERT INTO public.changes (id, at, account_id, account_name, kind, subject, action, before, after) OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-15 10:00:00+00', '1916118d-503c-49e5-a3d3-b2abf815659a', 'Nele Verbruggen', 'answer-template', '1', 'change', '{"subject": "Uw vraag"}', '{"subject": "Over uw vraag"}');

INSERT INTO public.cities (search_name, zip, country_id, name, country_name, property_count, sale_count, rent_count) VALUES ('aarschot', '3200', 10, 'Aarschot', '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', 19, 14, 5);
INSERT INTO public.cities (search_name, zip, country_id, name, country_name, property_count, sale_count, rent_count) VALUES ('leuven', '3000', 10, 'Leuven', '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', 18, 12, 6);
INSERT INTO public.cities (search_name, zip, country_id, name, country_name, property_count, sale_count, rent_count) VALUES ('tienen', '3300', 10, 'Tienen', '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', 19, 17, 2);

INSERT INTO public.configuration (section, value, changed_at, version) VALUES ('language', '{"list": [{"use": true, "code": "nl"}, {"use": true, "code": "fr"}, {"use": true, "code": "en"}, {"use": false, "code": "de"}], "flags": false, "default": "nl"}', '2026-11-16 08:05:32.540443+00', 1);
INSERT INTO public.configuration (section, value, changed_at, version) VALUES ('brand', '{"name": "Baksteen", "email": "info@baksteen.example", "phone": "016 23 45 67", "founded": 1987, "offices": [{"zip": "3200", "city": {"de": "Aarschot", "en": "Aarschot", "fr": "Aarschot", "nl": "Aarschot"}, "name": {"de": "Hauptsitz Aarschot", "en": "Aarschot head office", "fr": "Siège d’Aarschot", "nl": "Hoofdkantoor Aarschot"}, "email": "info@baksteen.example", "phone": "016 23 45 67", "street": {"de": "Bogaardenstraat 148", "en": "Bogaardenstraat 148", "fr": "Bogaardenstraat 148", "nl": "Bogaardenstraat 148"}, "openingHours": {"de": "Montag bis Freitag 9 bis 18 Uhr, Samstag 10 bis 13 Uhr", "en": "Monday to Friday 9 am to 6 pm, Saturday 10 am to 1 pm", "fr": "Du lundi au vendredi de 9 h à 18 h, le samedi de 10 h à 13 h", "nl": "Maandag tot vrijdag van 9 tot 18 uur, zaterdag van 10 tot 13 uur"}}, {"zip": "5000", "city": {"de": "Namur", "en": "Namur", "fr": "Namur", "nl": "Namen"}, "name": {"de": "Büro Namur", "en": "Namur office", "fr": "Agence de Namur", "nl": "Kantoor Namen"}, "email": "namur@baksteen.example", "phone": "081 23 45 67", "street": {"de": "Rue de Fer 214", "en": "Rue de Fer 214", "fr": "Rue de Fer 214", "nl": "Rue de Fer 214"}, "openingHours": {"de": "Montag bis Freitag 9 bis 17.30 Uhr, Samstag nach Vereinbarung", "en": "Monday to Friday 9 am to 5.30 pm, Saturday by appointment", "fr": "Du lundi au vendredi de 9 h à 17 h 30, le samedi sur rendez-vous", "nl": "Maandag tot vrijdag van 9 tot 17.30 uur, zaterdag op afspraak"}}], "tagline": {"de": "Immobilien mit beiden Beinen auf dem Boden", "en": "Property with both feet on the ground", "fr": "L’immobilier, les pieds sur terre", "nl": "Vastgoed met beide voeten op de grond"}, "bivNumber": "501287", "legalName": "Baksteen Vastgoed bv", "vatNumber": "BE 0123.456.749", "privacyEmail": "privacy@baksteen.example", "companyNumber": "0123.456.749"}', '2026-11-16 08:05:32.540443+00', 1);
INSERT INTO public.configuration (section, value, changed_at, version) VALUES ('map', '{"font": "Noto Sans Regular", "hosts": [], "style": "", "tiles": "", "credit": ""}', '2026-11-16 08:05:32.540443+00', 1);

INSERT INTO public.consent_receipts (id, version, language, agreed, at) VALUES ('859c103e-84c7-4ea6-a2d2-160f8317ed64', 1, 'nl', '["maps"]', '2026-11-15 10:00:00+00');

INSERT INTO public.daily_salts (day, salt) VALUES ('2026-11-15', '\x00ff');

INSERT INTO public.day_visitors (day, property_id, visitor) VALUES ('2026-11-15', 2346, '\x01fe');

INSERT INTO public.demand_news (email, property_id, change, kind, demand_id, found_at, mailed_at) VALUES ('amina.0@seekers.example', 2420, 'new', 'new', 'efe40af5-14b9-491a-ab4f-2750553cd25f', '2026-11-15 10:00:00+00', NULL);

INSERT INTO public.demands (id, email, language, person, list, criteria, criteria_key, frequency, status, created_at, confirmed_at, version, changed_at) VALUES ('efe40af5-14b9-491a-ab4f-2750553cd25f', 'amina.0@seekers.example', 'nl', '{"phone": "", "title": "ms", "lastName": "Aerts", "firstName": "Amina"}', 'for-sale', '{"page": 1, "sort": "newest", "types": [1], "cities": [{"zip": "3200", "name": "Aarschot"}], "features": [], "maxPrice": 275000, "countries": [], "minBedrooms": 3}', '?city=Aarschot%7C3200&type=1&price-max=275000&bedrooms=3', 'at-once', 'active', '2026-11-15 08:05:32.544+00', '2026-11-15 08:05:32.544+00', 1, '2026-11-15 08:05:32.544+00');
INSERT INTO public.demands (id, email, language, person, list, criteria, criteria_key, frequency, status, created_at, confirmed_at, version, changed_at) VALUES ('559d02df-2512-416b-9c0b-86fb88aca407', 'amina.10@seekers.example', 'nl', '{"phone": "", "title": "ms", "lastName": "Vranckx", "firstName": "Amina"}', 'for-sale', '{"page": 1, "sort": "newest", "types": [1], "cities": [{"zip": "3200", "name": "Aarschot"}], "features": [], "maxPrice": 495000, "countries": []}', '?city=Aarschot%7C3200&type=1&price-max=495000', 'daily', 'active', '2026-09-06 08:05:32.544+00', '2026-09-06 08:05:32.544+00', 1, '2026-09-06 08:05:32.544+00');

INSERT INTO public.digest_stops (account_id, stopped_at) VALUES ('480d31fe-de4e-4b16-8800-9210606ed58b', '2026-11-15 10:00:00+00');

INSERT INTO public.document_requests (id, enquiry_id, property_id, document_id, email, state, decided_at, created_at) VALUES ('c5540130-bbca-452d-bbab-21aa2a2707ea', '074a3525-e529-490b-8729-dcf699b831c0', 2419, 1, 'lotte.janssens@visitors.example', 'waiting', NULL, '2026-11-15 10:00:00+00');

INSERT INTO public.drafts (kind, id, value, based_on, version, saved_by, saved_at) VALUES ('article', '22', '{"title": {"nl": "Een ander woord"}}', 1, 1, 'Sophie Delvaux', '2026-11-15 10:00:00+00');

INSERT INTO public.enquiries (id, form, language, answers, received_at, number, submission, email, property_id, project_id, follows, source, approval, expires_at, letters_due_at, state, assignee_id, version) OVERRIDING SYSTEM VALUE VALUES ('8a502e40-af79-44b9-a2d2-e1e2463905f9', 'testimonial', 'nl', '{"city": "Diest", "kind": "sale", "email": "karin.wouters@visitors.example", "rating": "5", "remark": "Duidelijke afspraken en geen verrassingen. Na vijf weken verkocht.", "lastName": "Wouters", "firstName": "Karin", "mayPublish": true}', '2026-11-14 06:05:32.544+00', 8, '0f85fe89-11c8-4cc3-94bd-c816bfccba16', 'karin.wouters@visitors.example', NULL, NULL, NULL, '{}', NULL, '2031-11-14 06:05:32.544+00', NULL, 'new', NULL, 1);
INSERT INTO public.enquiries (id, form, language, answers, received_at, number, submission, email, property_id, project_id, follows, source, approval, expires_at, letters_due_at, state, assignee_id, version) OVERRIDING SYSTEM VALUE VALUES ('074a3525-e529-490b-8729-dcf699b831c0', 'contact-me', 'nl', '{"email": "lotte.janssens@visitors.example", "phone": "0471 23 45 67", "title": "ms", "remark": "Is de zolder geïsoleerd, en mogen we een carport bouwen naast de gevel?", "lastName": "Janssens", "firstName": "Lotte"}', '2026-11-16 07:05:32.544+00', 1, 'ca527053-6792-4600-9041-461b4d80a44f', 'lotte.janssens@visitors.example', 2419, NULL, NULL, '{}', NULL, '2028-11-16 07:05:32.544+00', NULL, 'new', NULL, 1);
INSERT INTO public.enquiries (id, form, language, answers, received_at, number, submission, email, property_id, project_id, follows, source, approval, expires_at, letters_due_at, state, assignee_id, version) OVERRIDING SYSTEM VALUE VALUES ('96abdd1f-1038-4b2a-91b9-89860aea81ad', 'rental-application', 'fr', '{"email": "aicha.benali@visitors.example", "phone": "0474 56 78 90", "title": "ms", "remark": "Je travaille à l’hôpital de Namur et je cherche un logement calme.", "lastName": "Benali", "firstName": "Aïcha"}', '2026-11-16 00:05:32.544+00', 4, '6516819e-7f37-4b75-addd-d03c26a798b7', 'aicha.benali@visitors.example', 2419, NULL, NULL, '{}', NULL, '2027-05-15 23:05:32.544+00', NULL, 'new', NULL, 1);

INSERT INTO public.enquiry_entries (id, enquiry_id, kind, step, ground, subject, words, mail_key, at, noted_at, by_id, by_name, submission) VALUES ('a154862d-73b1-4cbc-aebf-2332cea15153', '074a3525-e529-490b-8729-dcf699b831c0', 'state', 'in-hand', NULL, NULL, 'Belt morgen terug.', NULL, '2026-11-15 10:00:00+00', '2026-11-15 10:00:00+00', NULL, 'Nele Verbruggen', NULL);

INSERT INTO public.external_blocks (id, status, title, description, button, image_id, version, notice, kind, source) VALUES (1, 'published', '{"de": "Ein Tag bei Baksteen", "en": "A day at Baksteen", "fr": "Une journée chez Baksteen", "nl": "Een dag bij Baksteen"}', '{"de": "Zwei Minuten unterwegs mit uns, vom ersten Schlüssel um neun bis zur letzten Besichtigung.", "en": "Two minutes on the road with us, from the first key at nine to the last visit.", "fr": "Deux minutes sur le terrain, de la première clé à neuf heures à la dernière visite.", "nl": "Twee minuten mee op pad, van de eerste sleutel om negen uur tot het laatste bezoek."}', '{"de": "Film abspielen", "en": "Play the film", "fr": "Lancer le film", "nl": "Speel de film af"}', NULL, 1, '{"de": "Der Film kommt von YouTube. Wenn Sie klicken, verbindet sich Ihr Browser mit YouTube, das Cookies setzen kann.", "en": "The film comes from YouTube. If you click, your browser connects to YouTube, which may place cookies.", "fr": "Le film vient de YouTube. Si vous cliquez, votre navigateur se connecte à YouTube, qui peut placer des cookies.", "nl": "De film komt van YouTube. Klikt u, dan maakt uw browser verbinding met YouTube en kan het cookies plaatsen."}', 'youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');

INSERT INTO public.feed_changes (run_id, kind, id, "row") VALUES ('799c02ef-671e-4d8f-a60b-6094f7ee26af', 'property', 1, '{}');

INSERT INTO public.feed_files (source, shelf, file, hash, bytes, width, height, tone, fetched_at, etag, last_modified) VALUES ('seed:documents/electrical-inspection.pdf', 'documents', 'documents/16/161d5c4a27988533620c59e94b7ddc5de86bc18d214c3d6fb1d4e9007787d276.pdf', '161d5c4a27988533620c59e94b7ddc5de86bc18d214c3d6fb1d4e9007787d276', 3451, NULL, NULL, NULL, '2026-11-16 08:05:32.544+00', NULL, '2026-11-16T07:10:46.000Z');

INSERT INTO public.feed_records (run_id, kind, id, language, record) VALUES ('799c02ef-671e-4d8f-a60b-6094f7ee26af', 'property', 1, 'nl', '{}');

INSERT INTO public.feed_runs (id, source, started_at, finished_at, outcome, counts, problems) VALUES ('799c02ef-671e-4d8f-a60b-6094f7ee26af', 'feed.json', '2026-11-15 10:00:00+00', '2026-11-15 10:01:00+00', 'done', '{"added": 4}', '[]');

INSERT INTO public.figures (id, group_id, status, sort, value, label, version) VALUES (1, 1, 'published', 0, '{"kind": "years-since", "year": 1987}', '{"de": "Jahre in der Region zu Hause", "en": "years at home in the region", "fr": "ans de présence dans la région", "nl": "jaar thuis in de streek"}', 1);

INSERT INTO public.friend_opt_outs (email_hash, asked_at) VALUES ('invented', '2026-11-15 10:00:00+00');

INSERT INTO public.gone_projects (id) VALUES (300);

INSERT INTO public.gone_properties (id) VALUES (2100);

INSERT INTO public.images (id, filename, originalname, url, mimetype, destination, create_date, width, height, tone, alt, version) VALUES (18, '49cb99cf8466c3a5a0f96a30a48301804e67c940daba7fb9f269d39f66b2b8d4.webp', 'avatar-01.svg', '/images/pictures/49/49cb99cf8466c3a5a0f96a30a48301804e67c940daba7fb9f269d39f66b2b8d4.webp', 'image/webp', 'pictures/49', '2026-11-16 08:05:32.540443+00', 600, 600, '#919183', '{"de": "Abstrakter Avatar", "en": "Abstract avatar", "fr": "Avatar abstrait", "nl": "Abstracte avatar"}', 1);
INSERT INTO public.images (id, filename, originalname, url, mimetype, destination, create_date, width, height, tone, alt, version) VALUES (24, '87629dc1c8148ff43cff4e51da0a276d90c11831ee90cf4a7650d6d0f776d69d.webp', 'banner-01.webp', '/images/pictures/87/87629dc1c8148ff43cff4e51da0a276d90c11831ee90cf4a7650d6d0f776d69d.webp', 'image/webp', 'pictures/87', '2026-11-16 08:05:32.540443+00', 1920, 900, '#7e8580', '{"de": "Modernes Haus in der Dämmerung", "en": "Modern house at dusk", "fr": "Maison moderne au crépuscule", "nl": "Moderne woning bij valavond"}', 1);

INSERT INTO public.judged_homes (property_id, version, rules, good_until, missing) VALUES (2420, 1, 'invented', '2026-12-31', '["energy-label"]');

INSERT INTO public.mails (id, key, recipient, subject, html, text, headers, attachments, reply_to, state, attempts, last_error, created_at, sent_at, due_at, sending_since) VALUES ('15266b65-3d85-4119-8e68-b6332f6dee71', 'enquiry:1', 'nora@visitors.example', 'Uw vraag', '<p>Dag Nora</p>', 'Dag Nora', '{}', '[]', NULL, 'sent', 0, NULL, '2026-11-15 10:00:00+00', '2026-11-15 10:01:00+00', '2026-11-15 10:00:00+00', NULL);
INSERT INTO public.mails (id, key, recipient, subject, html, text, headers, attachments, reply_to, state, attempts, last_error, created_at, sent_at, due_at, sending_since) VALUES ('8309da23-1b8c-4933-b878-cccbc3dd59e1', 'enquiry:2', 'omar@visitors.example', 'Uw vraag', '<p>Dag Omar</p>', 'Dag Omar', '{}', '[]', NULL, 'waiting', 0, NULL, '2026-11-15 10:00:00+00', NULL, '2026-11-15 10:00:00+00', NULL);

INSERT INTO public.migrations (name, applied_at) VALUES ('202611150300-foundation.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150301-properties.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150302-editorial.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150303-enquiries-and-mail.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150320-costs.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150320-editorial-content.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150320-properties-look-ups.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150321-projects-tables.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150322-feed-runs.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150325-web-moved-paths.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150330-consent.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150330-mail-delivery.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150330-web-announce-rows.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150335-search-entries.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150337-accounts.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150338-brakes.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150340-enquiries-forms.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150341-captcha-and-limits.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150345-properties-similar.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150346-editorial-slides-and-notices.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150350-appointments.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150405-demands.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150410-activity-owners.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150430-search-texts.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150515-web-rate-limits-unlogged.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150615-journal-changes.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150618-properties-of-the-office.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150620-accounts-version.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150622-editorial-drafts.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150624-appointments-office.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150625-activity-office.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150625-demands-changed-at.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150625-enquiries-office.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150625-properties-shown-place.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150626-properties-gone.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150640-mail-sending-since.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150715-search-by-type.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150735-feed-file-versions.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150747-search-newest.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611150955-costs-own-estimates.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611151052-properties-judged.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611151855-properties-premises-rent.sql', '2026-11-15 20:00:00+00');
INSERT INTO public.migrations (name, applied_at) VALUES ('202611151920-appointments-place-told.sql', '2026-11-15 20:00:00+00');

INSERT INTO public.modules (id, page_id, status, sort, "position", span, col, title, title_size, description, description2, view, class, background_type, image_id, image_ids, color_background, relation_type, relation_id, number_item_of_row, max_items, is_has_subcategories, version) VALUES (1, 1, 'published', 1, 'contentRow', 12, '{"lg": 12, "md": 12, "sm": 12}', '{"de": "Neu auf dem Markt", "en": "New on the market", "fr": "Nouveau sur le marché", "nl": "Net op de markt"}', 2, '{"de": "Die neuesten Immobilien in unserem Schaufenster.", "en": "The latest homes in our window.", "fr": "Les derniers biens de notre vitrine.", "nl": "De nieuwste panden in onze etalage."}', '{}', 'card-view', '', 'none', NULL, '[]', NULL, 'property-list', 64, 4, 4, false, 1);
INSERT INTO public.modules (id, page_id, status, sort, "position", span, col, title, title_size, description, description2, view, class, background_type, image_id, image_ids, color_background, relation_type, relation_id, number_item_of_row, max_items, is_has_subcategories, version) VALUES (3, 1, 'published', 3, 'contentRow', 12, '{"lg": 12, "md": 12, "sm": 12}', '{"de": "Baksteen in Zahlen", "en": "Baksteen in figures", "fr": "Baksteen en chiffres", "nl": "Baksteen in cijfers"}', 2, '{}', '{}', 'single-view', '', 'none', NULL, '[]', NULL, 'stats-view', 1, 4, 4, false, 1);
INSERT INTO public.modules (id, page_id, status, sort, "position", span, col, title, title_size, description, description2, view, class, background_type, image_id, image_ids, color_background, relation_type, relation_id, number_item_of_row, max_items, is_has_subcategories, version) VALUES (2, 1, 'published', 2, 'contentRow', 12, '{"lg": 12, "md": 12, "sm": 12}', '{"de": "Womit können wir Ihnen helfen?", "en": "What can we help you with?", "fr": "Comment pouvons‑nous vous aider ?", "nl": "Waar kunnen we u mee helpen?"}', 2, '{"de": "Vier Anliegen, ein Makler, der Sie bis zum Schluss begleitet.", "en": "Four questions, one agent who goes all the way with you.", "fr": "Quatre projets, un seul agent qui vous suit jusqu’au bout.", "nl": "Vier vragen, één makelaar die de hele weg meegaat."}', '{}', 'card-view', 'lines', 'color', NULL, '[]', '#f3eee6', 'category', 1, 4, 4, false, 1);

INSERT INTO public.moved_paths (path, target, moved_at) VALUES ('/nl/vorige-naam', '/nl/projecten', '2026-11-15 10:00:00+00');

INSERT INTO public.newsletter_subscribers (email, first_name, language, state, asked_at, confirmed_at, left_at) VALUES ('nora@visitors.example', 'Nora', 'nl', 'confirmed', '2026-11-14 10:00:00+00', '2026-11-14 11:00:00+00', NULL);

INSERT INTO public.online_media (property_id, medium, url, since, views, leads, told_at, ended_on, version) VALUES (2346, 'Woonkaart', 'https://woonkaart.example/', '2026-09-30', 1824, 5, '2026-11-16 08:00:00+00', NULL, 1);
INSERT INTO public.online_media (property_id, medium, url, since, views, leads, told_at, ended_on, version) VALUES (2346, 'Huizenzoeker', 'https://huizenzoeker.example/', '2026-09-30', 672, 2, '2026-11-16 08:00:00+00', NULL, 1);
INSERT INTO public.online_media (property_id, medium, url, since, views, leads, told_at, ended_on, version) VALUES (2346, 'Immo Nord', 'https://immo-nord.example/', '2026-09-30', 288, 1, '2026-11-16 08:00:00+00', NULL, 1);
INSERT INTO public.online_media (property_id, medium, url, since, views, leads, told_at, ended_on, version) VALUES (2346, 'Bord aan de woning', '', '2026-10-02', 0, 0, '2026-11-16 08:00:00+00', NULL, 1);
INSERT INTO public.online_media (property_id, medium, url, since, views, leads, told_at, ended_on, version) VALUES (2346, 'Etalage van ons kantoor', '', '2026-10-03', 0, 0, '2026-11-16 08:00:00+00', NULL, 1);

INSERT INTO public.owner_tasks (id, property_id, title, explanation, due_on, asked_at, done_at) VALUES ('8bd5edf4-ed05-474e-b93b-6346b2886ced', 2346, 'Keuringsattest elektriciteit', 'Nodig voor de compromis. De vorige keuring is vervallen.', '2026-11-28', '2026-11-16 08:00:00+00', NULL);
INSERT INTO public.owner_tasks (id, property_id, title, explanation, due_on, asked_at, done_at) VALUES ('715d6689-dcf1-4c49-85c5-1ea7342e6067', 2346, 'Uw akkoord voor zaterdag', 'Twee gezinnen willen om 10:00 en 10:30 komen kijken.', '2026-11-20', '2026-11-16 08:00:00+00', NULL);

INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'site', 'nl', 22, 14);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'site', 'fr', 5, 3);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'search', 'nl', 16, 10);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'search', 'fr', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'portal', 'nl', 10, 6);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'portal', 'fr', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'direct', 'nl', 8, 5);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'direct', 'fr', 2, 1);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'mail', 'nl', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'mail', 'fr', 2, 1);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'social', 'nl', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-15', 'campaign', 'nl', 2, 1);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'site', 'nl', 14, 9);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'site', 'fr', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'search', 'nl', 10, 6);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'search', 'fr', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'portal', 'nl', 6, 4);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'portal', 'fr', 2, 1);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'direct', 'nl', 5, 3);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'direct', 'fr', 2, 1);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'mail', 'nl', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'social', 'nl', 3, 2);
INSERT INTO public.page_visits (property_id, day, source, language, views, visitors) VALUES (2346, '2026-11-16', 'campaign', 'nl', 2, 1);

INSERT INTO public.pages (id, parent_id, name, path, status, sort, type, is_in_menu, params, create_date, modify_date, version) VALUES (1, NULL, 'home', '/', 'published', 0, 'home', true, '{"title": {"de": "Startseite", "en": "Home", "fr": "Accueil", "nl": "Home"}}', '2026-11-16 08:05:32.540443+00', '2026-11-16 08:05:32.540443+00', 1);
INSERT INTO public.pages (id, parent_id, name, path, status, sort, type, is_in_menu, params, create_date, modify_date, version) VALUES (4, NULL, 'projects', '/projecten/', 'published', 3, 'list', true, '{"title": {"de": "Projekte", "en": "Projects", "fr": "Projets", "nl": "Projecten"}}', '2026-11-16 08:05:32.540443+00', '2026-11-16 08:05:32.540443+00', 1);
INSERT INTO public.pages (id, parent_id, name, path, status, sort, type, is_in_menu, params, create_date, modify_date, version) VALUES (5, 4, 'projects-for-sale', '/projecten/projecten-te-koop/', 'published', 1, 'list', true, '{"title": {"de": "Projekte zu verkaufen", "en": "Projects for sale", "fr": "Projets à vendre", "nl": "Projecten te koop"}}', '2026-11-16 08:05:32.540443+00', '2026-11-16 08:05:32.540443+00', 1);

INSERT INTO public.place_secret (only_one, secret) VALUES (true, 'invented');

INSERT INTO public.projects (id, number, source, goal, goal_number, stated_status, status, is_published, title, description, situation, technical, delivery, types, constructions, street, house_number, box, zip, city, country_id, country_name, publish_address, latitude, longitude, external_web, web_id, web_id_name, project_web_id, price_min_cents, price_max_cents, pictures, documents, published_at, changed_at, hidden_at, feed_hash, overrides, version, feed_values) VALUES (301, 'P-301', 'feed', 'sale', 0, 'sold-out', 'sold-out', true, '{"de": "Residenz Demerhof: Wohnen an der Demer", "en": "Demerhof residence: living by the Demer", "fr": "Résidence Demerhof : vivre au bord du Demer", "nl": "Residentie Demerhof: wonen aan de Demer"}', '{"de": "<p>Acht Wohnungen um einen Innengarten, am Ort des früheren Sägewerks. Der Backstein stammt aus der Region, die Terrassen blicken aufs Wasser. Alle Wohnungen sind verkauft; wer Ähnliches in Aarschot sucht, lässt sich für das nächste Projekt vormerken.</p>", "en": "<p>Eight apartments around an inner garden, on the site of the former sawmill. The brick is local, the terraces look onto the water. All apartments have been sold; if you are looking for something similar in Aarschot, register for the next project.</p>", "fr": "<p>Huit appartements autour d’un jardin intérieur, sur le site de l’ancienne scierie. La brique est celle de la région, les terrasses regardent l’eau. Tout est vendu ; si vous cherchez un bien semblable à Aarschot, inscrivez-vous pour le prochain projet.</p>", "nl": "<p>Acht appartementen rond een binnentuin, op de plek van de vroegere houtzagerij. De baksteen is die van de streek, de terrassen kijken op het water. Alle appartementen zijn verkocht; wie op zoek is naar iets gelijkaardigs in Aarschot, schrijft zich in voor het volgende project.</p>"}', '{"de": "<p>Am Rand des Zentrums, fünf Gehminuten vom Großen Markt und zehn vom Bahnhof. Der Treidelpfad an der Demer beginnt am hinteren Tor.</p>", "en": "<p>On the edge of the centre, five minutes'' walk from the market square and ten from the station. The towpath along the Demer starts at the back gate.</p>", "fr": "<p>En bordure du centre, à cinq minutes à pied de la Grand-Place et dix de la gare. Le chemin de halage du Demer part de la porte arrière.</p>", "nl": "<p>Aan de rand van het centrum, op vijf minuten wandelen van de Grote Markt en tien van het station. Het jaagpad langs de Demer vertrekt aan de achterpoort.</p>"}', '{"de": "<p>Gemeinsame Erdwärmepumpe, Fußbodenheizung, Lüftung mit Wärmerückgewinnung, Dreifachglas, mittleres E-Niveau 20.</p>", "en": "<p>Shared ground-source heat pump, underfloor heating, heat-recovery ventilation, triple glazing, average E-level 20.</p>", "fr": "<p>Pompe à chaleur géothermique collective, chauffage au sol, ventilation double flux, triple vitrage, niveau E moyen de 20.</p>", "nl": "<p>Collectieve warmtepomp op bodemenergie, vloerverwarming, ventilatie type D, drievoudig glas, gemiddeld E-peil 20.</p>"}', '{"de": "<p>Im Frühjahr fertiggestellt; alle Bewohner sind eingezogen.</p>", "en": "<p>Completed in spring; all residents have moved in.</p>", "fr": "<p>Livré au printemps ; tous les habitants ont emménagé.</p>", "nl": "<p>Opgeleverd in het voorjaar; alle bewoners zijn ingetrokken.</p>"}', '{"de": "<p>Wohnungen mit zwei oder drei Schlafzimmern, von 84 bis 128 m².</p>", "en": "<p>Apartments with two or three bedrooms, from 84 to 128 m².</p>", "fr": "<p>Appartements de deux ou trois chambres, de 84 à 128 m².</p>", "nl": "<p>Appartementen met twee of drie slaapkamers, van 84 tot 128 m².</p>"}', '{"de": "<p>Ein dreigeschossiges Gebäude mit Tiefgarage und Fahrradraum.</p>", "en": "<p>One building of three storeys with underground car park and bicycle store.</p>", "fr": "<p>Un bâtiment de trois niveaux avec parking souterrain et local vélos.</p>", "nl": "<p>Eén gebouw van drie bouwlagen met ondergrondse parking en fietsenstalling.</p>"}', 'Amerstraat', '41', NULL, '3200', 'Aarschot', 10, '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', true, 50.984275, 4.825636, NULL, 2, '{"de": "Wohnung", "en": "Apartment", "fr": "Appartement", "nl": "Appartement"}', 2, 32900000, 41500000, '[{"id": 30100, "alt": {"de": "Neubauresidenz mit großen Terrassen im Grünen", "en": "New-build residence with wide terraces in a green setting", "fr": "Résidence neuve avec larges terrasses dans la verdure", "nl": "Nieuwbouwresidentie met ruime terrassen in het groen"}, "file": "pictures/e9/e9d61d9286b5e7d2926c325248f2a4b7d5878072c7348bf044b835318645270e.webp", "hash": "e9d61d9286b5e7d2926c325248f2a4b7d5878072c7348bf044b835318645270e", "tone": "#787848", "width": 1600, "height": 1067, "source": "seed:project-residence-01.webp"}, {"id": 30101, "alt": {"de": "Vorderseite der Neubauresidenz mit Fußweg", "en": "Front of the new residence with footpath", "fr": "Façade de la résidence neuve avec sentier", "nl": "Voorgevel van de nieuwbouwresidentie met wandelpad"}, "file": "pictures/13/13c60054c1c2306f6550de4a97f90cf8a85fff940ff2c7fe351a9065a37cb9ad.webp", "hash": "13c60054c1c2306f6550de4a97f90cf8a85fff940ff2c7fe351a9065a37cb9ad", "tone": "#d8d8d8", "width": 1600, "height": 1067, "source": "seed:project-residence-02.webp"}, {"id": 30102, "alt": {"de": "Offene Küche mit Kochinsel aus Eiche und Marmor", "en": "Open kitchen with oak and marble island", "fr": "Cuisine ouverte avec îlot en chêne et marbre", "nl": "Open keuken met kookeiland in eik en marmer"}, "file": "pictures/2c/2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a.webp", "hash": "2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a", "tone": "#b8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-kitchen-01.webp"}]', '[{"id": 30170, "file": "documents/c0/c0be1d792347899a1a518ad563a4f995d3d1bbc3da2328d8b1627ad653971b4e.pdf", "hash": "c0be1d792347899a1a518ad563a4f995d3d1bbc3da2328d8b1627ad653971b4e", "name": {"de": "Bemaßter Grundriss", "en": "Measured floor plan", "fr": "Plan coté", "nl": "Grondplan met maten"}, "bytes": 3279, "source": "seed:documents/floor-plan.pdf", "requiresApproval": false}]', '2026-11-16 08:05:32.544+00', '2026-11-16 08:05:32.544+00', NULL, '7Ms669A1iXeiGOL7iCqY82E3hcZ_Bjgl0CmNSVVBsD4', '{}', 1, '{}');

INSERT INTO public.properties (id, reference, source, status, list, is_published, goal, goal_number, project_id, type, types, badge, title, description, price_cents, publish_price, is_starting_from, price_unit_text, street, house_number, box, zip, city, country_id, publish_address, hide_city, latitude, longitude, bedrooms, bathrooms, living_area, ground_area, construction_year, energy_performance, energy_label, energy_rank, has_garden, has_terrace, has_garage, has_lift, is_annuity, details, pictures, plans, documents, links, published_at, changed_at, hidden_at, feed_hash, overrides, version, country_name, feed_values) VALUES (2137, 'BK-2137', 'feed', 'sold', 'projects', true, 'sale', 0, 301, 2, '{2}', 0, '{"de": "Wohnung A1 – Demerhof", "en": "Apartment A1 – Demerhof", "fr": "Appartement A1 – Demerhof", "nl": "Appartement A1 – Demerhof"}', '{"fr": "<p>Une maison avec jardin.</p>", "nl": "<p>Een woning met tuin.</p>"}', 35500000, true, false, '{}', 'Amerstraat', '41', 'A1', '3200', 'Aarschot', 10, true, false, 50.984275, 4.825636, 2, 1, 92, NULL, 2025, 87, 'a', 2, false, true, false, true, false, '{"costs": {"deposit": null, "vatRegime": {"de": "21 % MwSt.", "en": "21% VAT", "fr": "TVA 21 %", "nl": "21 % btw"}, "agencyCost": null, "notaryFees": 444000, "ownerCharges": 10000, "premisesRent": null, "inventoryCost": null, "realEstateTax": null, "renterCharges": null, "cadastralIncome": null, "notaryFeesWithVat": 537000}, "energy": {"co2": 17, "total": 8004, "eLevel": 14, "heating": {"de": "Wärmepumpe", "en": "Heat pump", "fr": "Pompe à chaleur", "nl": "Warmtepomp"}, "kitchen": {"de": "Offen, mit Insel", "en": "Open, with island", "fr": "Ouverte, avec îlot", "nl": "Open, met eiland"}, "certificate": "20200202-0002357295-RES-1", "certificateExpiry": "2030-02-01"}, "annuity": null, "comfort": {"frames": {"de": "Holz", "en": "Wood", "fr": "Bois", "nl": "Hout"}, "glazing": {"de": "Dreifachverglasung", "en": "Triple glazing", "fr": "Triple vitrage", "nl": "Drievoudig glas"}, "roofMaterial": {"de": "Flachdach, EPDM", "en": "Flat roof, EPDM", "fr": "Toit plat, EPDM", "nl": "Plat dak, EPDM"}, "roofCondition": {"de": "Neu", "en": "New", "fr": "Neuf", "nl": "Nieuw"}, "rearOrientation": {}, "gardenOrientation": {}, "terraceOrientation": {"de": "Südwest", "en": "South-west", "fr": "Sud-ouest", "nl": "Zuidwest"}}, "building": {"floors": 0, "facades": 3, "garages": null, "toilets": 1, "parkings": 1, "showerRooms": null, "availableFrom": null, "renovationYear": null}, "planning": {"permit": "Vg", "rights": {"de": "Keine eingetragenen Rechte bekannt", "en": "No registered rights known", "fr": "Aucun droit inscrit connu", "nl": "Geen ingeschreven rechten bekend"}, "zoning": "Wug", "summons": "Dv", "judicial": "no", "allotment": "Vv", "preemption": "Gvkr"}, "surfaces": {"total": 92, "garden": null, "terrace": 18, "plotWidth": null, "frontWidth": null, "constructed": null}, "environment": {"gas": {}, "soil": "missing", "gScore": "B", "pScore": "B", "asbestos": {}, "floodZones": {"de": "Geringe Wahrscheinlichkeit bei Klimawandel (2050)", "en": "Small chance under climate change (2050)", "fr": "Faible probabilité avec changement climatique (2050)", "nl": "Kleine kans bij klimaatverandering (2050)"}, "asbestosDay": null, "electricity": {"de": "Nicht konform", "en": "Not compliant", "fr": "Non conforme", "nl": "Niet conform"}, "floodReport": "2026-08-18"}}', '[{"id": 213700, "alt": {"de": "Offene Küche mit Kochinsel aus Eiche und Marmor", "en": "Open kitchen with oak and marble island", "fr": "Cuisine ouverte avec îlot en chêne et marbre", "nl": "Open keuken met kookeiland in eik en marmer"}, "file": "pictures/2c/2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a.webp", "hash": "2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a", "tone": "#b8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-kitchen-01.webp"}, {"id": 213701, "alt": {"de": "Neubauresidenz mit großen Terrassen im Grünen", "en": "New-build residence with wide terraces in a green setting", "fr": "Résidence neuve avec larges terrasses dans la verdure", "nl": "Nieuwbouwresidentie met ruime terrassen in het groen"}, "file": "pictures/e9/e9d61d9286b5e7d2926c325248f2a4b7d5878072c7348bf044b835318645270e.webp", "hash": "e9d61d9286b5e7d2926c325248f2a4b7d5878072c7348bf044b835318645270e", "tone": "#787848", "width": 1600, "height": 1067, "source": "seed:project-residence-01.webp"}, {"id": 213702, "alt": {"de": "Vorderseite der Neubauresidenz mit Fußweg", "en": "Front of the new residence with footpath", "fr": "Façade de la résidence neuve avec sentier", "nl": "Voorgevel van de nieuwbouwresidentie met wandelpad"}, "file": "pictures/13/13c60054c1c2306f6550de4a97f90cf8a85fff940ff2c7fe351a9065a37cb9ad.webp", "hash": "13c60054c1c2306f6550de4a97f90cf8a85fff940ff2c7fe351a9065a37cb9ad", "tone": "#d8d8d8", "width": 1600, "height": 1067, "source": "seed:project-residence-02.webp"}, {"id": 213703, "alt": {"de": "Helles Wohnzimmer mit Schiebetür zum Garten", "en": "Bright living room with sliding doors to the garden", "fr": "Séjour lumineux avec baie coulissante sur le jardin", "nl": "Lichte leefruimte met schuifraam naar de tuin"}, "file": "pictures/a7/a77c84f5f464e3e6f85de4125f27f75bdbbe8b7e2ed2deb5484e736f6aca9fd4.webp", "hash": "a77c84f5f464e3e6f85de4125f27f75bdbbe8b7e2ed2deb5484e736f6aca9fd4", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-living-01.webp"}, {"id": 213704, "alt": {"de": "Sitzecke mit TV-Möbel und Gartenblick", "en": "Sitting area with media unit and garden view", "fr": "Coin salon avec meuble tv et vue sur le jardin", "nl": "Zithoek met tv-meubel en zicht op de tuin"}, "file": "pictures/2b/2b3070153e98df7410a1c4a937c3590e9e8fcc0dad85ab2ed7a92b6c539d2d21.webp", "hash": "2b3070153e98df7410a1c4a937c3590e9e8fcc0dad85ab2ed7a92b6c539d2d21", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-living-02.webp"}, {"id": 213705, "alt": {"de": "Kochinsel mit Barhockern und Essplatz", "en": "Kitchen island with bar stools and dining area", "fr": "Îlot avec tabourets et coin à manger", "nl": "Kookeiland met barkrukken en eethoek"}, "file": "pictures/15/1519947bf066ffb332ecc149f10ea0ccb4227b15ddaf0a501c8fc98a76527dbd.webp", "hash": "1519947bf066ffb332ecc149f10ea0ccb4227b15ddaf0a501c8fc98a76527dbd", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-kitchen-02.webp"}, {"id": 213706, "alt": {"de": "Ruhiges Schlafzimmer mit Holzlamellenwand", "en": "Calm bedroom with timber slat wall", "fr": "Chambre apaisante avec mur en lattes de bois", "nl": "Rustige slaapkamer met houten lattenwand"}, "file": "pictures/01/01a2bb207ed1f94d4367560245b4d77f2f5062c267f5a510315d0f3f0e9afecb.webp", "hash": "01a2bb207ed1f94d4367560245b4d77f2f5062c267f5a510315d0f3f0e9afecb", "tone": "#b8a898", "width": 1600, "height": 1067, "source": "seed:interior-bedroom-01.webp"}, {"id": 213707, "alt": {"de": "Bad mit frei stehender Wanne und Doppelwaschtisch", "en": "Bathroom with free-standing tub and double basin", "fr": "Salle de bains avec baignoire îlot et double vasque", "nl": "Badkamer met vrijstaand bad en dubbele wastafel"}, "file": "pictures/b9/b92b5c5a7169b7a47bc51ae753d1f8c620fe5fa6c78320e2208f14fd05a4d332.webp", "hash": "b92b5c5a7169b7a47bc51ae753d1f8c620fe5fa6c78320e2208f14fd05a4d332", "tone": "#b8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-bathroom-01.webp"}, {"id": 213708, "alt": {"de": "Doppelbett mit Nachttischlampen", "en": "Double bed with bedside lamps", "fr": "Lit double avec lampes de chevet", "nl": "Tweepersoonsbed met nachtlampen"}, "file": "pictures/1f/1f55a9d8617e378c8eb9ce1933347ce1b132eb830a32f493da47803a15b4cf10.webp", "hash": "1f55a9d8617e378c8eb9ce1933347ce1b132eb830a32f493da47803a15b4cf10", "tone": "#c8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-bedroom-02.webp"}, {"id": 213709, "alt": {"de": "Doppelwaschtisch mit runden Spiegeln", "en": "Double basin with round mirrors", "fr": "Double vasque avec miroirs ronds", "nl": "Dubbele wastafel met ronde spiegels"}, "file": "pictures/07/07c1cfee0c5c753e15d89e39d02adeacc1f1d82fc966e81f70f6739898438e22.webp", "hash": "07c1cfee0c5c753e15d89e39d02adeacc1f1d82fc966e81f70f6739898438e22", "tone": "#a8a898", "width": 1600, "height": 1067, "source": "seed:interior-bathroom-02.webp"}]', '[]', '[]', '[]', '2025-12-01 12:00:00+00', '2026-11-16 08:05:32.544+00', NULL, 'Dxsr94VLfdn0QCf2NF43yOV6JwHdnQIaZjPVOQF5n-U.aTyFPeOw8m4e', '{}', 1, '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', '{}');
INSERT INTO public.properties (id, reference, source, status, list, is_published, goal, goal_number, project_id, type, types, badge, title, description, price_cents, publish_price, is_starting_from, price_unit_text, street, house_number, box, zip, city, country_id, publish_address, hide_city, latitude, longitude, bedrooms, bathrooms, living_area, ground_area, construction_year, energy_performance, energy_label, energy_rank, has_garden, has_terrace, has_garage, has_lift, is_annuity, details, pictures, plans, documents, links, published_at, changed_at, hidden_at, feed_hash, overrides, version, country_name, feed_values) VALUES (2346, 'BK-2346', 'feed', 'available', 'for-sale', true, 'sale', 0, NULL, 1, '{1}', 0, '{"de": "Renoviertes Bel-Etage-Haus mit Garage", "en": "Renovated bel-étage house with garage", "fr": "Bel-étage rénové avec garage", "nl": "Gerenoveerde bel-etage met garage"}', '{"fr": "<p>Une maison avec jardin.</p>", "nl": "<p>Een woning met tuin.</p>"}', 27900000, true, false, '{}', 'Leuvensestraat', '124', NULL, '3200', 'Aarschot', 10, true, false, 50.983741, 4.833513, 3, 1, 145, 195, 1966, 422, 'e', 6, true, true, true, false, false, '{"costs": {"deposit": null, "vatRegime": {"de": "Registrierungsgebühren", "en": "Registration duty", "fr": "Droits d’enregistrement", "nl": "Registratierechten"}, "agencyCost": null, "notaryFees": 383000, "ownerCharges": null, "premisesRent": null, "inventoryCost": null, "realEstateTax": 120000, "renterCharges": null, "cadastralIncome": 130500, "notaryFeesWithVat": 463000}, "energy": {"co2": 80, "total": 61190, "eLevel": null, "heating": {"de": "Erdgas", "en": "Natural gas", "fr": "Gaz naturel", "nl": "Aardgas"}, "kitchen": {"de": "Voll ausgestattet", "en": "Fully fitted", "fr": "Super équipée", "nl": "Volledig uitgerust"}, "certificate": "20211030-0003414467-RES-1", "certificateExpiry": "2031-10-30"}, "annuity": null, "comfort": {"frames": {"de": "Kunststoff", "en": "uPVC", "fr": "PVC", "nl": "PVC"}, "glazing": {"de": "Doppelverglasung", "en": "Double glazing", "fr": "Double vitrage", "nl": "Dubbel glas"}, "roofMaterial": {"de": "Dachziegel", "en": "Tiles", "fr": "Tuiles", "nl": "Dakpannen"}, "roofCondition": {"de": "Gut", "en": "Good", "fr": "Bon", "nl": "Goed"}, "rearOrientation": {"de": "West", "en": "West", "fr": "Ouest", "nl": "West"}, "gardenOrientation": {"de": "Südwest", "en": "South-west", "fr": "Sud-ouest", "nl": "Zuidwest"}, "terraceOrientation": {"de": "Südwest", "en": "South-west", "fr": "Sud-ouest", "nl": "Zuidwest"}}, "building": {"floors": 2, "facades": 2, "garages": 1, "toilets": 2, "parkings": 2, "showerRooms": 1, "availableFrom": null, "renovationYear": 2006}, "planning": {"permit": "Gvg", "rights": {"de": "Wegerecht zugunsten des dahinterliegenden Grundstücks", "en": "Right of way for the plot behind", "fr": "Servitude de passage au profit de la parcelle arrière", "nl": "Recht van doorgang ten voordele van het achterliggende perceel"}, "zoning": "Wg", "summons": "Gmo", "judicial": "no", "allotment": "Gvv", "preemption": "Vkr"}, "surfaces": {"total": 195, "garden": 91, "terrace": 22, "plotWidth": 5.5, "frontWidth": 5.5, "constructed": 84}, "environment": {"gas": {"de": "Beantragt", "en": "Requested", "fr": "En demande", "nl": "In aanvraag"}, "soil": "present", "gScore": "A", "pScore": "C", "asbestos": {"de": "Asbestsicher", "en": "Asbestos-safe", "fr": "Sans risque d’amiante", "nl": "Asbestveilig"}, "floodZones": {"de": "Geringe Wahrscheinlichkeit im heutigen Klima", "en": "Small chance under today’s climate", "fr": "Faible probabilité sous le climat actuel", "nl": "Kleine kans onder het huidige klimaat"}, "asbestosDay": "2025-01-07", "electricity": {"de": "Konform", "en": "Compliant", "fr": "Conforme", "nl": "Conform"}, "floodReport": "2026-02-23"}}', '[{"id": 234600, "alt": {"de": "Eingang und Garagentor eines renovierten Bel-Étage-Hauses", "en": "Entrance and garage door of a renovated bel-étage house", "fr": "Entrée et porte de garage d’une bel-étage rénovée", "nl": "Inkom en garagepoort van een gerenoveerde bel-etage"}, "file": "pictures/ec/ec0bcac36f5118cc5de0fad2105a05e31a7604ab2a933c7ec75233c62d258fcb.webp", "hash": "ec0bcac36f5118cc5de0fad2105a05e31a7604ab2a933c7ec75233c62d258fcb", "tone": "#d8c8b8", "width": 1600, "height": 1067, "source": "seed:exterior-rowhouse-04.webp"}, {"id": 234601, "alt": {"de": "Renoviertes Bel-Étage-Haus mit Garage", "en": "Renovated bel-étage house with garage", "fr": "Bel-étage rénovée avec garage", "nl": "Gerenoveerde bel-etagewoning met garage"}, "file": "pictures/12/1262a7b9f6346d5fab80b21c2f2186d0e20c7a148554f5686cc62108aaf21014.webp", "hash": "1262a7b9f6346d5fab80b21c2f2186d0e20c7a148554f5686cc62108aaf21014", "tone": "#a87868", "width": 1600, "height": 1067, "source": "seed:exterior-rowhouse-03.webp"}, {"id": 234602, "alt": {"de": "Helles Wohnzimmer mit Schiebetür zum Garten", "en": "Bright living room with sliding doors to the garden", "fr": "Séjour lumineux avec baie coulissante sur le jardin", "nl": "Lichte leefruimte met schuifraam naar de tuin"}, "file": "pictures/a7/a77c84f5f464e3e6f85de4125f27f75bdbbe8b7e2ed2deb5484e736f6aca9fd4.webp", "hash": "a77c84f5f464e3e6f85de4125f27f75bdbbe8b7e2ed2deb5484e736f6aca9fd4", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-living-01.webp"}, {"id": 234603, "alt": {"de": "Sitzecke mit TV-Möbel und Gartenblick", "en": "Sitting area with media unit and garden view", "fr": "Coin salon avec meuble tv et vue sur le jardin", "nl": "Zithoek met tv-meubel en zicht op de tuin"}, "file": "pictures/2b/2b3070153e98df7410a1c4a937c3590e9e8fcc0dad85ab2ed7a92b6c539d2d21.webp", "hash": "2b3070153e98df7410a1c4a937c3590e9e8fcc0dad85ab2ed7a92b6c539d2d21", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-living-02.webp"}, {"id": 234604, "alt": {"de": "Offene Küche mit Kochinsel aus Eiche und Marmor", "en": "Open kitchen with oak and marble island", "fr": "Cuisine ouverte avec îlot en chêne et marbre", "nl": "Open keuken met kookeiland in eik en marmer"}, "file": "pictures/2c/2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a.webp", "hash": "2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a", "tone": "#b8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-kitchen-01.webp"}, {"id": 234605, "alt": {"de": "Kochinsel mit Barhockern und Essplatz", "en": "Kitchen island with bar stools and dining area", "fr": "Îlot avec tabourets et coin à manger", "nl": "Kookeiland met barkrukken en eethoek"}, "file": "pictures/15/1519947bf066ffb332ecc149f10ea0ccb4227b15ddaf0a501c8fc98a76527dbd.webp", "hash": "1519947bf066ffb332ecc149f10ea0ccb4227b15ddaf0a501c8fc98a76527dbd", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-kitchen-02.webp"}, {"id": 234606, "alt": {"de": "Ruhiges Schlafzimmer mit Holzlamellenwand", "en": "Calm bedroom with timber slat wall", "fr": "Chambre apaisante avec mur en lattes de bois", "nl": "Rustige slaapkamer met houten lattenwand"}, "file": "pictures/01/01a2bb207ed1f94d4367560245b4d77f2f5062c267f5a510315d0f3f0e9afecb.webp", "hash": "01a2bb207ed1f94d4367560245b4d77f2f5062c267f5a510315d0f3f0e9afecb", "tone": "#b8a898", "width": 1600, "height": 1067, "source": "seed:interior-bedroom-01.webp"}, {"id": 234607, "alt": {"de": "Bad mit frei stehender Wanne und Doppelwaschtisch", "en": "Bathroom with free-standing tub and double basin", "fr": "Salle de bains avec baignoire îlot et double vasque", "nl": "Badkamer met vrijstaand bad en dubbele wastafel"}, "file": "pictures/b9/b92b5c5a7169b7a47bc51ae753d1f8c620fe5fa6c78320e2208f14fd05a4d332.webp", "hash": "b92b5c5a7169b7a47bc51ae753d1f8c620fe5fa6c78320e2208f14fd05a4d332", "tone": "#b8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-bathroom-01.webp"}, {"id": 234608, "alt": {"de": "Doppelbett mit Nachttischlampen", "en": "Double bed with bedside lamps", "fr": "Lit double avec lampes de chevet", "nl": "Tweepersoonsbed met nachtlampen"}, "file": "pictures/1f/1f55a9d8617e378c8eb9ce1933347ce1b132eb830a32f493da47803a15b4cf10.webp", "hash": "1f55a9d8617e378c8eb9ce1933347ce1b132eb830a32f493da47803a15b4cf10", "tone": "#c8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-bedroom-02.webp"}]', '[]', '[{"id": 234670, "file": "documents/93/93dc8c06b8301e9de01830b7314004c7cfbc5ed67d5df28daf67b0b5af414d24.pdf", "hash": "93dc8c06b8301e9de01830b7314004c7cfbc5ed67d5df28daf67b0b5af414d24", "name": {"de": "Energieausweis", "en": "Energy performance certificate", "fr": "Certificat de performance énergétique", "nl": "Energieprestatiecertificaat"}, "bytes": 3841, "source": "seed:documents/epc.pdf", "requiresApproval": false}, {"id": 234671, "file": "documents/5c/5c4e967bf4cf8c81b6f653615743c8dce5c0ea29542963f6cff2f761dab66581.pdf", "hash": "5c4e967bf4cf8c81b6f653615743c8dce5c0ea29542963f6cff2f761dab66581", "name": {"de": "Bodenattest", "en": "Soil certificate", "fr": "Attestation du sol", "nl": "Bodemattest"}, "bytes": 3268, "source": "seed:documents/soil-certificate.pdf", "requiresApproval": false}, {"id": 234672, "file": "documents/c0/c0be1d792347899a1a518ad563a4f995d3d1bbc3da2328d8b1627ad653971b4e.pdf", "hash": "c0be1d792347899a1a518ad563a4f995d3d1bbc3da2328d8b1627ad653971b4e", "name": {"de": "Bemaßter Grundriss", "en": "Measured floor plan", "fr": "Plan coté", "nl": "Grondplan met maten"}, "bytes": 3279, "source": "seed:documents/floor-plan.pdf", "requiresApproval": false}]', '[]', '2026-09-29 12:00:00+00', '2026-11-16 08:05:32.544+00', NULL, '0iO8m8lcQoVb48zFEILvNzk6aGRQLFIrRa3zFxWhcPM', '{}', 1, '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', '{}');
INSERT INTO public.properties (id, reference, source, status, list, is_published, goal, goal_number, project_id, type, types, badge, title, description, price_cents, publish_price, is_starting_from, price_unit_text, street, house_number, box, zip, city, country_id, publish_address, hide_city, latitude, longitude, bedrooms, bathrooms, living_area, ground_area, construction_year, energy_performance, energy_label, energy_rank, has_garden, has_terrace, has_garage, has_lift, is_annuity, details, pictures, plans, documents, links, published_at, changed_at, hidden_at, feed_hash, overrides, version, country_name, feed_values) VALUES (2419, 'BK-2419', 'feed', 'available', 'for-rent', true, 'rent', 1, NULL, 1, '{1}', 1, '{"de": "Villa zur Miete nahe der internationalen Schule", "en": "Villa to let near the international school", "fr": "Villa à louer près de l’école internationale", "nl": "Villa te huur nabij internationale school"}', '{"fr": "<p>Une maison avec jardin.</p>", "nl": "<p>Een woning met tuin.</p>"}', 296000, true, false, '{"de": "pro Monat", "en": "per month", "fr": "par mois", "nl": "per maand"}', 'Justus Lipsiusstraat', '147', NULL, '3000', 'Leuven', 10, false, false, 50.886121, 4.689024, 5, 2, 270, 1814, 1987, 384, 'd', 5, true, true, true, false, false, '{"costs": {"deposit": 888000, "vatRegime": {}, "agencyCost": null, "notaryFees": null, "ownerCharges": null, "premisesRent": null, "inventoryCost": 50500, "realEstateTax": null, "renterCharges": 6000, "cadastralIncome": null, "notaryFeesWithVat": null}, "energy": {"co2": 73, "total": 103680, "eLevel": null, "heating": {"de": "Erdgas", "en": "Natural gas", "fr": "Gaz naturel", "nl": "Aardgas"}, "kitchen": {"de": "Eingebaut", "en": "Fitted", "fr": "Équipée", "nl": "Ingericht"}, "certificate": "20230227-0003389307-RES-1", "certificateExpiry": "2033-02-26"}, "annuity": null, "comfort": {"frames": {"de": "Kunststoff", "en": "uPVC", "fr": "PVC", "nl": "PVC"}, "glazing": {"de": "Doppelverglasung", "en": "Double glazing", "fr": "Double vitrage", "nl": "Dubbel glas"}, "roofMaterial": {"de": "Dachziegel", "en": "Tiles", "fr": "Tuiles", "nl": "Dakpannen"}, "roofCondition": {"de": "Gut", "en": "Good", "fr": "Bon", "nl": "Goed"}, "rearOrientation": {"de": "Südwest", "en": "South-west", "fr": "Sud-ouest", "nl": "Zuidwest"}, "gardenOrientation": {"de": "Südwest", "en": "South-west", "fr": "Sud-ouest", "nl": "Zuidwest"}, "terraceOrientation": {"de": "Südwest", "en": "South-west", "fr": "Sud-ouest", "nl": "Zuidwest"}}, "building": {"floors": 2, "facades": 4, "garages": 2, "toilets": 3, "parkings": 2, "showerRooms": 1, "availableFrom": "2026-12-01", "renovationYear": 2014}, "planning": {"permit": "Vg", "rights": {}, "zoning": "Wg", "summons": "Gmo", "judicial": "no", "allotment": "Vv", "preemption": "Gvkr"}, "surfaces": {"total": 1814, "garden": 1359, "terrace": 25, "plotWidth": 18, "frontWidth": 18, "constructed": 157}, "environment": {"gas": {"de": "Konform", "en": "Compliant", "fr": "Conforme", "nl": "Conform"}, "soil": null, "gScore": "A", "pScore": "A", "asbestos": {}, "floodZones": {"de": "Keine Überschwemmung modelliert", "en": "No flooding modelled", "fr": "Aucune inondation modélisée", "nl": "Geen overstroming gemodelleerd"}, "asbestosDay": null, "electricity": {"de": "Konform", "en": "Compliant", "fr": "Conforme", "nl": "Conform"}, "floodReport": "2026-09-24"}}', '[{"id": 241900, "alt": {"de": "Weiße Villa mit Schieferdach, vom Garten aus gesehen", "en": "White villa with slate roof seen from the garden", "fr": "Villa blanche au toit d’ardoises vue du jardin", "nl": "Witte villa met leien dak, gezien vanuit de tuin"}, "file": "pictures/53/53b3d504e77451fab5027156432db756c7f14d14bccda7ff5eaf0d337dd14d78.webp", "hash": "53b3d504e77451fab5027156432db756c7f14d14bccda7ff5eaf0d337dd14d78", "tone": "#a8b8c8", "width": 1600, "height": 1067, "source": "seed:exterior-villa-05.webp"}, {"id": 241901, "alt": {"de": "Weiße Landvilla mit Fensterläden und Kiesauffahrt", "en": "White country villa with shutters and a gravel drive", "fr": "Villa de campagne blanche avec volets et allée de gravier", "nl": "Witte landelijke villa met luiken en grindoprit"}, "file": "pictures/07/075cda774b2cf3e02ecec13fefbd9a50ee8435996b21b56aad70dc732c3fd5dd.webp", "hash": "075cda774b2cf3e02ecec13fefbd9a50ee8435996b21b56aad70dc732c3fd5dd", "tone": "#b8b8a8", "width": 1600, "height": 1067, "source": "seed:exterior-villa-04.webp"}, {"id": 241902, "alt": {"de": "Garten mit Pool und Terrasse hinter der Villa", "en": "Garden with pool and terrace behind the villa", "fr": "Jardin avec piscine et terrasse à l’arrière de la villa", "nl": "Tuin met zwembad en terras achter de villa"}, "file": "pictures/bf/bfcdde103735261a8c5b84cb8fc23612279e2da5b39674aed005c20090dcb72f.webp", "hash": "bfcdde103735261a8c5b84cb8fc23612279e2da5b39674aed005c20090dcb72f", "tone": "#a8b8c8", "width": 1600, "height": 1067, "source": "seed:exterior-villa-06.webp"}, {"id": 241903, "alt": {"de": "Helles Wohnzimmer mit Schiebetür zum Garten", "en": "Bright living room with sliding doors to the garden", "fr": "Séjour lumineux avec baie coulissante sur le jardin", "nl": "Lichte leefruimte met schuifraam naar de tuin"}, "file": "pictures/a7/a77c84f5f464e3e6f85de4125f27f75bdbbe8b7e2ed2deb5484e736f6aca9fd4.webp", "hash": "a77c84f5f464e3e6f85de4125f27f75bdbbe8b7e2ed2deb5484e736f6aca9fd4", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-living-01.webp"}, {"id": 241904, "alt": {"de": "Sitzecke mit TV-Möbel und Gartenblick", "en": "Sitting area with media unit and garden view", "fr": "Coin salon avec meuble tv et vue sur le jardin", "nl": "Zithoek met tv-meubel en zicht op de tuin"}, "file": "pictures/2b/2b3070153e98df7410a1c4a937c3590e9e8fcc0dad85ab2ed7a92b6c539d2d21.webp", "hash": "2b3070153e98df7410a1c4a937c3590e9e8fcc0dad85ab2ed7a92b6c539d2d21", "tone": "#c8c8b8", "width": 1600, "height": 1067, "source": "seed:interior-living-02.webp"}, {"id": 241905, "alt": {"de": "Offene Küche mit Kochinsel aus Eiche und Marmor", "en": "Open kitchen with oak and marble island", "fr": "Cuisine ouverte avec îlot en chêne et marbre", "nl": "Open keuken met kookeiland in eik en marmer"}, "file": "pictures/2c/2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a.webp", "hash": "2c59b299d54987c64f4a9b0b4b79645db77498f29f7fef8d9e0e1a15832b540a", "tone": "#b8b8a8", "width": 1600, "height": 1067, "source": "seed:interior-kitchen-01.webp"}]', '[]', '[]', '[]', '2026-11-15 12:00:00+00', '2026-11-16 08:05:32.544+00', NULL, 'aCu_GfxCDNNkIacqGRz5oKRFfzEaqyWQaLtt3ElBqEs', '{}', 1, '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', '{}');
INSERT INTO public.properties (id, reference, source, status, list, is_published, goal, goal_number, project_id, type, types, badge, title, description, price_cents, publish_price, is_starting_from, price_unit_text, street, house_number, box, zip, city, country_id, publish_address, hide_city, latitude, longitude, bedrooms, bathrooms, living_area, ground_area, construction_year, energy_performance, energy_label, energy_rank, has_garden, has_terrace, has_garage, has_lift, is_annuity, details, pictures, plans, documents, links, published_at, changed_at, hidden_at, feed_hash, overrides, version, country_name, feed_values) VALUES (2420, 'BK-2420', 'feed', 'available', 'for-sale', true, 'sale', 0, NULL, 4, '{4}', 1, '{"de": "Parzelle in ruhiger Siedlung", "en": "Plot in a quiet development", "fr": "Lot dans un lotissement calme", "nl": "Lot in rustige verkaveling"}', '{"fr": "<p>Une maison avec jardin.</p>", "nl": "<p>Een woning met tuin.</p>"}', 11500000, false, true, '{"de": "ab", "en": "from", "fr": "à partir de", "nl": "vanaf"}', 'Hamelendreef', '240', NULL, '3300', 'Tienen', 10, true, false, 50.808136, 4.928317, NULL, NULL, NULL, 463, NULL, NULL, NULL, NULL, false, false, false, false, false, '{"costs": {"deposit": null, "vatRegime": {"de": "Registrierungsgebühren", "en": "Registration duty", "fr": "Droits d’enregistrement", "nl": "Registratierechten"}, "agencyCost": null, "notaryFees": 252000, "ownerCharges": null, "premisesRent": null, "inventoryCost": null, "realEstateTax": 3500, "renterCharges": null, "cadastralIncome": 4000, "notaryFeesWithVat": 305000}, "energy": {"co2": null, "total": null, "eLevel": null, "heating": {}, "kitchen": {}, "certificate": "", "certificateExpiry": null}, "annuity": null, "comfort": {"frames": {}, "glazing": {}, "roofMaterial": {}, "roofCondition": {}, "rearOrientation": {}, "gardenOrientation": {}, "terraceOrientation": {}}, "building": {"floors": null, "facades": 3, "garages": null, "toilets": null, "parkings": null, "showerRooms": null, "availableFrom": null, "renovationYear": null}, "planning": {"permit": "Gvg", "rights": {"de": "Wegerecht zugunsten des dahinterliegenden Grundstücks", "en": "Right of way for the plot behind", "fr": "Servitude de passage au profit de la parcelle arrière", "nl": "Recht van doorgang ten voordele van het achterliggende perceel"}, "zoning": "Wg", "summons": "Gmo", "judicial": "no", "allotment": "Vv", "preemption": "Gvkr"}, "surfaces": {"total": 463, "garden": null, "terrace": null, "plotWidth": 11.5, "frontWidth": 11.5, "constructed": null}, "environment": {"gas": {}, "soil": "present", "gScore": null, "pScore": "B", "asbestos": {}, "floodZones": {"de": "Geringe Wahrscheinlichkeit bei Klimawandel (2050)", "en": "Small chance under climate change (2050)", "fr": "Faible probabilité avec changement climatique (2050)", "nl": "Kleine kans bij klimaatverandering (2050)"}, "asbestosDay": null, "electricity": {}, "floodReport": "2026-05-07"}}', '[{"id": 242000, "alt": {"de": "Wiese mit abgesteckten Grundstücksgrenzen", "en": "Meadow with staked plot boundaries", "fr": "Prairie avec limites de parcelle piquetées", "nl": "Weide met uitgezette perceelsgrenzen"}, "file": "pictures/3e/3e6bd31543829a29ff661088854612c7c03a89e76d73579672883bc3242fdd82.webp", "hash": "3e6bd31543829a29ff661088854612c7c03a89e76d73579672883bc3242fdd82", "tone": "#888848", "width": 1600, "height": 1067, "source": "seed:exterior-land-02.webp"}, {"id": 242001, "alt": {"de": "Baugrundstück an einer Landstraße", "en": "Building plot along a country road", "fr": "Terrain à bâtir le long d’une route de campagne", "nl": "Bouwgrond langs een landelijke weg"}, "file": "pictures/77/77da4d67655cdcf556c6c05c1650f17349c7cd8825563ccfbf696aec4f1add01.webp", "hash": "77da4d67655cdcf556c6c05c1650f17349c7cd8825563ccfbf696aec4f1add01", "tone": "#787848", "width": 1600, "height": 1067, "source": "seed:exterior-land-01.webp"}]', '[]', '[{"id": 242070, "file": "documents/5c/5c4e967bf4cf8c81b6f653615743c8dce5c0ea29542963f6cff2f761dab66581.pdf", "hash": "5c4e967bf4cf8c81b6f653615743c8dce5c0ea29542963f6cff2f761dab66581", "name": {"de": "Bodenattest", "en": "Soil certificate", "fr": "Attestation du sol", "nl": "Bodemattest"}, "bytes": 3268, "source": "seed:documents/soil-certificate.pdf", "requiresApproval": false}]', '[]', '2026-11-15 12:00:00+00', '2026-11-16 08:05:32.544+00', NULL, 'DE_sGo4a3Ehd-SpmccT1BTEhGxbfA0WTOuTN_yMy-ik', '{}', 1, '{"de": "Belgien", "en": "Belgium", "fr": "Belgique", "nl": "België"}', '{}');

INSERT INTO public.property_history (id, property_id, at, kind, before, after) OVERRIDING SYSTEM VALUE VALUES (36, 2137, '2025-12-01 12:00:00+00', 'published', NULL, '"sold"');
INSERT INTO public.property_history (id, property_id, at, kind, before, after) OVERRIDING SYSTEM VALUE VALUES (243, 2346, '2026-09-29 12:00:00+00', 'published', NULL, '"available"');
INSERT INTO public.property_history (id, property_id, at, kind, before, after) OVERRIDING SYSTEM VALUE VALUES (315, 2419, '2026-11-15 12:00:00+00', 'published', NULL, '"available"');
INSERT INTO public.property_history (id, property_id, at, kind, before, after) OVERRIDING SYSTEM VALUE VALUES (316, 2420, '2026-11-15 12:00:00+00', 'published', NULL, '"available"');
INSERT INTO public.property_history (id, property_id, at, kind, before, after) OVERRIDING SYSTEM VALUE VALUES (318, 2346, '2026-09-30 08:00:00+00', 'pictures', '0', '14');
INSERT INTO public.property_history (id, property_id, at, kind, before, after) OVERRIDING SYSTEM VALUE VALUES (319, 2346, '2026-11-07 08:00:00+00', 'price', '28500000', '27900000');

INSERT INTO public.property_owners (account_id, property_id) VALUES ('50db606b-2a77-4b80-9ed9-44e46365b882', 2346);
INSERT INTO public.property_owners (account_id, property_id) VALUES ('eb0b8c0b-1706-4481-af6d-f1117e508410', 2264);
INSERT INTO public.property_owners (account_id, property_id) VALUES ('eb0b8c0b-1706-4481-af6d-f1117e508410', 2314);
INSERT INTO public.property_owners (account_id, property_id) VALUES ('eb0b8c0b-1706-4481-af6d-f1117e508410', 2200);
INSERT INTO public.property_owners (account_id, property_id) VALUES ('480d31fe-de4e-4b16-8800-9210606ed58b', 2365);

INSERT INTO public.property_types (web_id, name, show_order, is_for_sale, is_for_rent) VALUES (2, '{"de": "Wohnung", "en": "Apartment", "fr": "Appartement", "nl": "Appartement"}', 2, true, true);
INSERT INTO public.property_types (web_id, name, show_order, is_for_sale, is_for_rent) VALUES (3, '{"de": "Studio", "en": "Studio", "fr": "Studio", "nl": "Studio"}', 3, true, true);
INSERT INTO public.property_types (web_id, name, show_order, is_for_sale, is_for_rent) VALUES (7, '{"de": "Garage/Stellplatz", "en": "Garage/parking", "fr": "Garage/parking", "nl": "Garage/parking"}', 7, true, true);
INSERT INTO public.property_types (web_id, name, show_order, is_for_sale, is_for_rent) VALUES (1, '{"de": "Villa/Haus/Bauernhof", "en": "Villa/House/Farmhouse", "fr": "Villa/Maison/Ferme", "nl": "Villa/Woning/Hoeve"}', 1, true, true);
INSERT INTO public.property_types (web_id, name, show_order, is_for_sale, is_for_rent) VALUES (4, '{"de": "Grundstück", "en": "Land", "fr": "Terrain", "nl": "Grond"}', 4, true, false);
INSERT INTO public.property_types (web_id, name, show_order, is_for_sale, is_for_rent) VALUES (5, '{"de": "Renditeobjekt", "en": "Income property", "fr": "Immeuble de rapport", "nl": "Opbrengsteigendom"}', 5, true, false);
INSERT INTO public.property_types (web_id, name, show_order, is_for_sale, is_for_rent) VALUES (6, '{"de": "Gewerbeimmobilie", "en": "Commercial property", "fr": "Bien commercial", "nl": "Handelspand"}', 6, true, true);

INSERT INTO public.property_visits (property_id, agent_id, mode, seats, windows, version) VALUES (2420, NULL, 'at-once', 4, '[]', 1);
INSERT INTO public.property_visits (property_id, agent_id, mode, seats, windows, version) VALUES (2419, NULL, 'on-request', 1, '[]', 1);

INSERT INTO public.rate_limits (key, hits, ends_at) VALUES ('invented', 3, '2026-11-16 10:00:00+00');

INSERT INTO public.rules (id, rule, region, low, high, valid_from, valid_to, source, checked_on, certainty, version) OVERRIDING SYSTEM VALUE VALUES (1, 'sale-duty', 'flanders', 1200, 1200, '2022-01-01', NULL, 'VCF art. 2.9.4.1.1', '2026-11-15', 'firm', 1);
INSERT INTO public.rules (id, rule, region, low, high, valid_from, valid_to, source, checked_on, certainty, version) OVERRIDING SYSTEM VALUE VALUES (2, 'agency-fee', 'belgium', 300, 500, '2024-01-01', '2027-01-01', 'invented', '2026-11-15', 'own', 1);

INSERT INTO public.search_entries (id, type, is_main, list, country_id, city, city_key, zip, types, price_cents, bedrooms, living_area, ground_area, energy_rank, construction_year, has_garden, has_terrace, has_garage, has_lift, is_annuity, published_at, spot) VALUES (2346, 1, true, 'for-sale', 10, 'Aarschot', 'aarschot', '3200', '{1}', 27900000, 3, 145, 195, 6, 1966, true, true, true, false, false, '2026-09-29 12:00:00+00', '(4.833513,50.983741)');
INSERT INTO public.search_entries (id, type, is_main, list, country_id, city, city_key, zip, types, price_cents, bedrooms, living_area, ground_area, energy_rank, construction_year, has_garden, has_terrace, has_garage, has_lift, is_annuity, published_at, spot) VALUES (2137, 2, true, 'projects', 10, 'Aarschot', 'aarschot', '3200', '{2}', NULL, 2, 92, NULL, 2, 2025, false, true, false, true, false, '2025-12-01 12:00:00+00', '(4.825636,50.984275)');
INSERT INTO public.search_entries (id, type, is_main, list, country_id, city, city_key, zip, types, price_cents, bedrooms, living_area, ground_area, energy_rank, construction_year, has_garden, has_terrace, has_garage, has_lift, is_annuity, published_at, spot) VALUES (2420, 4, true, 'for-sale', 10, 'Tienen', 'tienen', '3300', '{4}', NULL, NULL, NULL, 463, NULL, NULL, false, false, false, false, false, '2026-11-15 12:00:00+00', '(4.928317,50.808136)');
INSERT INTO public.search_entries (id, type, is_main, list, country_id, city, city_key, zip, types, price_cents, bedrooms, living_area, ground_area, energy_rank, construction_year, has_garden, has_terrace, has_garage, has_lift, is_annuity, published_at, spot) VALUES (2419, 1, true, 'for-rent', 10, 'Leuven', 'leuven', '3000', '{1}', 296000, 5, 270, 1814, 5, 1987, true, true, true, false, false, '2026-11-15 12:00:00+00', '(4.6918,50.8871)');

INSERT INTO public.search_texts (id, reference_key, words) VALUES (2346, 'bk 2346', ' 2346 bk 2346 leuvensestraat 124 3200 aarschot renoviertes bel etage haus mit garage renovated bel etage house with garage bel etage renove avec garage gerenoveerde bel etage met garage une maison avec jardin een woning met tuin ');
INSERT INTO public.search_texts (id, reference_key, words) VALUES (2137, 'bk 2137', ' 2137 bk 2137 amerstraat 41 3200 aarschot wohnung a1 demerhof apartment a1 demerhof appartement a1 demerhof appartement a1 demerhof une maison avec jardin een woning met tuin ');
INSERT INTO public.search_texts (id, reference_key, words) VALUES (2420, 'bk 2420', ' 2420 bk 2420 hamelendreef 240 3300 tienen parzelle in ruhiger siedlung plot in a quiet development lot dans un lotissement calme lot in rustige verkaveling une maison avec jardin een woning met tuin ');
INSERT INTO public.search_texts (id, reference_key, words) VALUES (2419, 'bk 2419', ' 2419 bk 2419 3000 leuven villa zur miete nahe der internationalen schule villa to let near the international school villa a louer pres de l ecole internationale villa te huur nabij internationale school une maison avec jardin een woning met tuin ');

INSERT INTO public.secrets (name, value) VALUES ('links', 'invented');

INSERT INTO public.sessions (token_hash, account_id, created_at, seen_at, expires_at, device, is_complete) VALUES ('invented-session', '1916118d-503c-49e5-a3d3-b2abf815659a', '2026-11-15 10:00:00+00', '2026-11-15 11:00:00+00', '2026-12-15 10:00:00+00', 'Firefox', true);

INSERT INTO public.slides (id, status, sort, image_id, alt, link, version, title) VALUES (1, 'published', 0, 24, '{"de": "Modernes Haus in der Dämmerung mit erleuchteten Fenstern", "en": "Modern house at dusk with lit windows", "fr": "Maison contemporaine au crépuscule, fenêtres éclairées", "nl": "Moderne woning bij valavond met verlichte ramen"}', 'page:for-sale', 1, '{"de": "Nach Hause kommen in der Dämmerung", "en": "Coming home at dusk", "fr": "Rentrer chez soi à la tombée du jour", "nl": "Thuiskomen bij valavond"}');

INSERT INTO public.team_members (id, category_id, status, sort, name, function, phone, email, biv_number, languages, image_id, portrait, version) VALUES (1, 4, 'published', 1, 'Karel Thys', '{"de": "Geschäftsführer, Schätzungen", "en": "Managing director, valuations", "fr": "Gérant, estimations", "nl": "Zaakvoerder, schattingen"}', '016 23 45 31', 'karel@baksteen.example', '501287', '["nl", "fr", "en"]', 18, '{"de": "Karel hat das Büro von seinem Vater übernommen und seither mehr als dreitausend Immobilien geschätzt. Er schaut zuerst aufs Dach und spricht erst danach über den Preis.", "en": "Karel took over the agency from his father and has valued more than three thousand homes since. He looks at the roof first and only then speaks of a price.", "fr": "Karel a repris l’agence de son père et estimé depuis plus de trois mille biens. Il regarde d’abord le toit, et ne parle de prix qu’ensuite.", "nl": "Karel nam het kantoor over van zijn vader en schatte sindsdien meer dan drieduizend woningen. Hij kijkt eerst naar het dak en zegt daarna pas iets over de prijs."}', 1);

INSERT INTO public.testimonials (id, approval, sort, name, town, kind, rating, text, received_at, version) VALUES (1, 'approved', 1, 'An en Pieter', 'Leuven', 'sale', 5, '{"de": "Zuerst wurden wir gefragt, was uns an unserem Haus wichtig ist. In der Woche darauf stand es genau so im Text, und die Käufer sagten dasselbe.", "en": "They first asked us what mattered to us about our house. The week after it was in the text just like that, and the buyers said the very same thing.", "fr": "On nous a d’abord demandé ce que nous aimions dans notre maison. La semaine suivante, c’était dans le texte, et les acheteurs ont dit exactement la même chose.", "nl": "Ze vroegen eerst wat wij belangrijk vonden aan ons huis. Dat stond de week nadien zo in de tekst, en de kopers zeiden net hetzelfde."}', '2026-11-16 08:05:32.540443+00', 1);
INSERT INTO public.testimonials (id, approval, sort, name, town, kind, rating, text, received_at, version) VALUES (2, 'approved', 2, 'Yasmina', 'Kessel-Lo', 'buy', 5, '{"de": "Alle Bescheinigungen lagen bei der ersten Besichtigung bereit. Wir wussten, was wir kaufen, auch was am Dach noch zu tun war.", "en": "All the certificates were there at the first visit. We knew what we were buying, including what the roof still needed.", "fr": "Toutes les attestations étaient prêtes à la première visite. Nous savions ce que nous achetions, y compris l’état du toit.", "nl": "Alle attesten lagen klaar bij het eerste bezoek. We wisten wat we kochten, ook wat er nog aan het dak moest gebeuren."}', '2026-11-16 08:05:32.540443+00', 1);

INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (60, NULL, 'for-sale', NULL);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (61, NULL, 'for-rent', NULL);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (62, NULL, 'commercial', 6);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (63, NULL, 'abroad', NULL);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (64, NULL, 'for-sale', NULL);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (71, NULL, 'realisations', NULL);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (77, NULL, 'projects', NULL);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (78, 77, 'projects-for-sale', NULL);
INSERT INTO public.tree_items (id, parent_id, name, web_id) VALUES (79, 77, 'projects-for-rent', NULL);

INSERT INTO public.uploads (id, enquiry_id, file, name, type, bytes, created_at) VALUES ('322b7e2e-b551-4557-8528-44dad9b489be', '96abdd1f-1038-4b2a-91b9-89860aea81ad', 'invented.pdf', 'loonfiche.pdf', 'application/pdf', 1234, '2026-11-15 10:00:00+00');

INSERT INTO public.visit_days (id, agent_id, day, windows, reason) VALUES ('b81f99b3-fb84-4032-bebe-a5c1ea1a39fb', NULL, '2026-12-24', '[]', 'Kerstavond');
INSERT INTO public.visit_days (id, agent_id, day, windows, reason) VALUES ('c783ddd5-c616-477d-83c6-a3c9dbcd092e', 1, '2026-12-23', '[{"to": "12:00", "from": "09:00"}]', '');

INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('fdf53f59-c360-49f5-81ce-c4413c0f801a', 4, 'Mooie tuin en veel licht. De keuken zouden we vernieuwen.', '2026-10-23 15:00:00+00');
INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('4c33b742-988c-47f4-8ecd-a166b4fb7ca9', 3, 'Ruim genoeg, maar de straat is drukker dan we dachten.', '2026-11-04 16:30:00+00');
INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('8f9319b3-0a6c-419f-b89c-d521607a842d', 3, 'Bien, mais un peu petit pour nous.', '2026-11-12 19:00:00+00');
INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('ba7108d0-d251-47c0-b963-82153759149b', 4, 'Mooie tuin en veel licht. De keuken zouden we vernieuwen.', '2026-10-23 16:30:00+00');
INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('9ea677b4-2f2b-4e3a-8a79-1c126bf80a93', 3, 'Ruim genoeg, maar de straat is drukker dan we dachten.', '2026-11-04 19:00:00+00');
INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('acdf03f8-8db6-4126-8d66-e8acb65ffe50', 4, 'Beau volume et quartier calme. La salle de bains est à refaire.', '2026-11-12 15:00:00+00');
INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('b37981c3-b53c-4291-8aa6-8e661d580216', 3, 'Ruim genoeg, maar de straat is drukker dan we dachten.', '2026-11-04 15:00:00+00');
INSERT INTO public.visit_feedback (appointment_id, rating, words, given_at) VALUES ('c8301f01-762c-4f08-bca0-8b98e3715b4e', 4, 'Lovely house, close to the station. The heating is rather old.', '2026-11-12 16:30:00+00');

INSERT INTO public.visit_outcomes (appointment_id, interest, words, is_shown, version, noted_at) VALUES ('fdf53f59-c360-49f5-81ce-c4413c0f801a', 'interested', 'Komt terug met haar zus.', true, 1, '2026-11-15 10:00:00+00');

INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('5c0d6631-29cc-4d01-97aa-ea18b779d695', 2, 2346, '2026-10-23 08:30:00+00', '2026-10-23 09:00:00+00', '2026-10-23 09:20:00+00', 1, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('558b2218-c251-45e8-9dbd-1467c0ea69fa', 2, 2346, '2026-11-04 10:00:00+00', '2026-11-04 10:30:00+00', '2026-11-04 10:50:00+00', 1, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('095239ed-4b45-43a8-9e92-2ae2b13a14a8', 2, 2346, '2026-11-12 12:30:00+00', '2026-11-12 13:00:00+00', '2026-11-12 13:20:00+00', 1, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('494d8dbc-3643-46ea-b96a-0e169346ed34', 2, 2346, '2026-11-17 08:30:00+00', '2026-11-17 09:00:00+00', '2026-11-17 09:20:00+00', 1, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('83ded65c-82c0-4570-9419-4b450c7e7d3b', 3, 2420, '2026-10-23 10:00:00+00', '2026-10-23 10:30:00+00', '2026-10-23 10:50:00+00', 4, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('6e34044e-9d57-4490-b36d-535b8cea4fcd', 3, 2420, '2026-11-04 12:30:00+00', '2026-11-04 13:00:00+00', '2026-11-04 13:20:00+00', 4, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('3f22be42-5158-4216-a255-984bfdbf250b', 3, 2420, '2026-11-12 08:30:00+00', '2026-11-12 09:00:00+00', '2026-11-12 09:20:00+00', 4, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('1b05034b-3679-4f5d-a0b2-820edfcb72df', 3, 2420, '2026-11-18 10:00:00+00', '2026-11-18 10:30:00+00', '2026-11-18 10:50:00+00', 4, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('411bd773-30aa-4d48-88e9-b058f1d70fb4', 2, 2419, '2026-10-23 13:30:00+00', '2026-10-23 14:00:00+00', '2026-10-23 14:20:00+00', 1, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('f310d113-80e7-459c-a161-35293b5b9d86', 2, 2419, '2026-11-04 08:30:00+00', '2026-11-04 09:00:00+00', '2026-11-04 09:20:00+00', 1, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('ff440350-165b-4be6-a2e7-bcb8bf63bfa3', 2, 2419, '2026-11-12 10:00:00+00', '2026-11-12 10:30:00+00', '2026-11-12 10:50:00+00', 1, NULL);
INSERT INTO public.visit_slots (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at) VALUES ('e65c50ca-2c56-4e71-96a0-a4ad9e993328', 2, 2419, '2026-11-20 12:30:00+00', '2026-11-20 13:00:00+00', '2026-11-20 13:20:00+00', 1, NULL);

INSERT INTO public.waiting_list (id, property_id, day, parts, title, first_name, last_name, email, phone, remark, language, status, joined_at) VALUES ('65789ff6-71da-44d3-a7f1-6d2729a443ba', 2420, '2026-12-01', '{morning}', 'mrs', 'Nora', 'Peeters', 'nora@visitors.example', '0470 00 00 00', '', 'nl', 'waiting', '2026-11-15 10:00:00+00');

SELECT pg_catalog.setval('public.activities_id_seq', 303, true);

SELECT pg_catalog.setval('public.agents_id_seq', 5, true);

SELECT pg_catalog.setval('public.answer_templates_id_seq', 6, true);

SELECT pg_catalog.setval('public.articles_id_seq', 72, true);

SELECT pg_catalog.setval('public.categories_id_seq', 7, true);

SELECT pg_catalog.setval('public.changes_id_seq', 1, true);

SELECT pg_catalog.setval('public.enquiries_number_seq', 9, true);

SELECT pg_catalog.setval('public.external_blocks_id_seq', 2, true);

SELECT pg_catalog.setval('public.figures_id_seq', 4, true);

SELECT pg_catalog.setval('public.images_id_seq', 37, true);

SELECT pg_catalog.setval('public.modules_id_seq', 22, true);

SELECT pg_catalog.setval('public.office_property_ids', 900000001, true);

SELECT pg_catalog.setval('public.pages_id_seq', 18, true);

SELECT pg_catalog.setval('public.property_history_id_seq', 328, true);

SELECT pg_catalog.setval('public.rules_id_seq', 2, true);

SELECT pg_catalog.setval('public.slides_id_seq', 4, true);

SELECT pg_catalog.setval('public.team_members_id_seq', 6, true);

SELECT pg_catalog.setval('public.testimonials_id_seq', 8, true);

SELECT pg_catalog.setval('public.tree_items_id_seq', 79, true);

ALTER TABLE ONLY public.account_keys
    ADD CONSTRAINT account_keys_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_key_key UNIQUE (key);

ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.agent_hours
    ADD CONSTRAINT agent_hours_pkey PRIMARY KEY (agent_id, weekday, "from");

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.answer_templates
    ADD CONSTRAINT answer_templates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.appointment_news
    ADD CONSTRAINT appointment_news_pkey PRIMARY KEY (appointment_id, kind, sequence);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_calendar_uid_key UNIQUE (calendar_uid);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_request_key_key UNIQUE (request_key);

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.badges
    ADD CONSTRAINT badges_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.brakes
    ADD CONSTRAINT brakes_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.captcha_challenges
    ADD CONSTRAINT captcha_challenges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.captcha_spent
    ADD CONSTRAINT captcha_spent_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_pkey PRIMARY KEY (search_name, zip, country_id);

ALTER TABLE ONLY public.configuration
    ADD CONSTRAINT configuration_pkey PRIMARY KEY (section);

ALTER TABLE ONLY public.consent_receipts
    ADD CONSTRAINT consent_receipts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_salts
    ADD CONSTRAINT daily_salts_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.day_visitors
    ADD CONSTRAINT day_visitors_pkey PRIMARY KEY (day, property_id, visitor);

ALTER TABLE ONLY public.demand_news
    ADD CONSTRAINT demand_news_pkey PRIMARY KEY (email, property_id, change);

ALTER TABLE ONLY public.demands
    ADD CONSTRAINT demands_email_list_criteria_key_key UNIQUE (email, list, criteria_key);

ALTER TABLE ONLY public.demands
    ADD CONSTRAINT demands_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.digest_stops
    ADD CONSTRAINT digest_stops_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.document_requests
    ADD CONSTRAINT document_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (kind, id);

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.enquiry_entries
    ADD CONSTRAINT enquiry_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.enquiry_entries
    ADD CONSTRAINT enquiry_entries_submission_key UNIQUE (submission);

ALTER TABLE ONLY public.external_blocks
    ADD CONSTRAINT external_blocks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.feed_changes
    ADD CONSTRAINT feed_changes_pkey PRIMARY KEY (run_id, kind, id);

ALTER TABLE ONLY public.feed_files
    ADD CONSTRAINT feed_files_pkey PRIMARY KEY (source);

ALTER TABLE ONLY public.feed_records
    ADD CONSTRAINT feed_records_pkey PRIMARY KEY (run_id, kind, id, language);

ALTER TABLE ONLY public.feed_runs
    ADD CONSTRAINT feed_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.figures
    ADD CONSTRAINT figures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.friend_opt_outs
    ADD CONSTRAINT friend_opt_outs_pkey PRIMARY KEY (email_hash);

ALTER TABLE ONLY public.gone_projects
    ADD CONSTRAINT gone_projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.gone_properties
    ADD CONSTRAINT gone_properties_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.judged_homes
    ADD CONSTRAINT judged_homes_pkey PRIMARY KEY (property_id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_key_key UNIQUE (key);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.modules
    ADD CONSTRAINT modules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.moved_paths
    ADD CONSTRAINT moved_paths_pkey PRIMARY KEY (path);

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (email);

ALTER TABLE ONLY public.online_media
    ADD CONSTRAINT online_media_pkey PRIMARY KEY (property_id, medium);

ALTER TABLE ONLY public.owner_tasks
    ADD CONSTRAINT owner_tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.page_visits
    ADD CONSTRAINT page_visits_pkey PRIMARY KEY (property_id, day, source, language);

ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_name_key UNIQUE (name);

ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_path_key UNIQUE (path);

ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.place_secret
    ADD CONSTRAINT place_secret_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.properties
    ADD CONSTRAINT properties_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.property_history
    ADD CONSTRAINT property_history_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.property_owners
    ADD CONSTRAINT property_owners_pkey PRIMARY KEY (account_id, property_id);

ALTER TABLE ONLY public.property_types
    ADD CONSTRAINT property_types_pkey PRIMARY KEY (web_id);

ALTER TABLE ONLY public.property_visits
    ADD CONSTRAINT property_visits_pkey PRIMARY KEY (property_id);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.rules
    ADD CONSTRAINT rules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_entries
    ADD CONSTRAINT search_entries_pkey PRIMARY KEY (id, type);

ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tree_items
    ADD CONSTRAINT tree_items_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.visit_days
    ADD CONSTRAINT visit_days_agent_id_day_key UNIQUE NULLS NOT DISTINCT (agent_id, day);

ALTER TABLE ONLY public.visit_days
    ADD CONSTRAINT visit_days_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.visit_feedback
    ADD CONSTRAINT visit_feedback_pkey PRIMARY KEY (appointment_id);

ALTER TABLE ONLY public.visit_outcomes
    ADD CONSTRAINT visit_outcomes_pkey PRIMARY KEY (appointment_id);

ALTER TABLE ONLY public.visit_slots
    ADD CONSTRAINT visit_slots_one_at_a_time EXCLUDE USING gist (agent_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((released_at IS NULL));

ALTER TABLE ONLY public.visit_slots
    ADD CONSTRAINT visit_slots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.visit_slots
    ADD CONSTRAINT visit_slots_time_to_drive EXCLUDE USING gist (agent_id WITH =, property_id WITH <>, tstzrange(starts_at, away_until) WITH &&) WHERE ((released_at IS NULL));

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_pkey PRIMARY KEY (id);

CREATE INDEX account_keys_account ON public.account_keys USING btree (account_id);

CREATE INDEX activities_of_property ON public.activities USING btree (property_id, at DESC, id DESC);

CREATE INDEX appointments_email ON public.appointments USING btree (lower(email));

CREATE INDEX appointments_open ON public.appointments USING btree (status) WHERE (status = ANY (ARRAY['offered'::text, 'requested'::text, 'confirmed'::text]));

CREATE UNIQUE INDEX appointments_person ON public.appointments USING btree (slot_id, lower(email)) WHERE (status <> 'cancelled'::text);

CREATE UNIQUE INDEX appointments_seat ON public.appointments USING btree (slot_id, seat) WHERE (status <> 'cancelled'::text);

CREATE INDEX articles_category ON public.articles USING btree (category_id, sort) WHERE (status = 'published'::text);

CREATE INDEX changes_account ON public.changes USING btree (account_id, id DESC);

CREATE INDEX changes_subject ON public.changes USING btree (kind, subject, id DESC);

CREATE INDEX demand_news_waiting ON public.demand_news USING btree (demand_id) WHERE (mailed_at IS NULL);

CREATE INDEX demands_active ON public.demands USING btree (id) WHERE (status = 'active'::text);

CREATE INDEX document_requests_enquiry ON public.document_requests USING btree (enquiry_id);

CREATE UNIQUE INDEX document_requests_once ON public.document_requests USING btree (property_id, document_id, lower(email));

CREATE INDEX enquiries_by_state ON public.enquiries USING btree (state, received_at DESC);

CREATE INDEX enquiries_email ON public.enquiries USING btree (lower(email));

CREATE INDEX enquiries_expires ON public.enquiries USING btree (expires_at);

CREATE INDEX enquiries_letters_due ON public.enquiries USING btree (letters_due_at) WHERE (letters_due_at IS NOT NULL);

CREATE INDEX enquiries_newest ON public.enquiries USING btree (received_at DESC, number DESC);

CREATE INDEX enquiries_property ON public.enquiries USING btree (property_id, received_at) WHERE (property_id IS NOT NULL);

CREATE UNIQUE INDEX enquiries_submission ON public.enquiries USING btree (submission);

CREATE INDEX enquiries_words ON public.enquiries USING gin (public.enquiry_words(answers) public.gin_trgm_ops);

CREATE INDEX enquiry_entries_enquiry ON public.enquiry_entries USING btree (enquiry_id, at);

CREATE INDEX feed_runs_newest ON public.feed_runs USING btree (started_at DESC);

CREATE INDEX judged_homes_lacking ON public.judged_homes USING btree (property_id) WHERE (missing <> '[]'::jsonb);

CREATE INDEX mails_about ON public.mails USING btree (split_part(key, ':'::text, 2));

CREATE INDEX mails_created ON public.mails USING btree (created_at DESC);

CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX mails_recipient ON public.mails USING btree (lower(recipient));

CREATE INDEX modules_page ON public.modules USING btree (page_id, sort);

CREATE INDEX moved_paths_target ON public.moved_paths USING btree (target);

CREATE INDEX owner_tasks_open ON public.owner_tasks USING btree (property_id) WHERE (done_at IS NULL);

CREATE INDEX properties_changed ON public.properties USING btree (changed_at DESC, id DESC);

CREATE INDEX properties_list_newest ON public.properties USING btree (list, published_at DESC, id DESC) WHERE (is_published AND (hidden_at IS NULL));

CREATE INDEX properties_project ON public.properties USING btree (project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX properties_similar ON public.properties USING btree (list, type, "left"(zip, 2), published_at DESC) WHERE (is_published AND (hidden_at IS NULL));

CREATE INDEX properties_words ON public.properties USING gin (public.f_property_words(reference, street, house_number, zip, city, title) public.gin_trgm_ops);

CREATE INDEX property_history_property ON public.property_history USING btree (property_id, at DESC);

CREATE INDEX property_owners_property ON public.property_owners USING btree (property_id);

CREATE UNIQUE INDEX rules_one_start ON public.rules USING btree (rule, region, valid_from);

CREATE INDEX search_area ON public.search_entries USING btree (list, living_area DESC NULLS LAST, id);

CREATE INDEX search_city ON public.search_entries USING btree (list, city_key, zip);

CREATE INDEX search_energy ON public.search_entries USING btree (list, energy_rank, id);

CREATE INDEX search_newest ON public.search_entries USING btree (list, published_at DESC, id DESC) INCLUDE (is_main, type);

CREATE INDEX search_price_down ON public.search_entries USING btree (list, price_cents DESC NULLS LAST, id);

CREATE INDEX search_price_up ON public.search_entries USING btree (list, price_cents, id);

CREATE INDEX search_reference ON public.search_texts USING btree (reference_key);

CREATE INDEX search_spot ON public.search_entries USING gist (spot);

CREATE INDEX search_type ON public.search_entries USING btree (list, type, price_cents) INCLUDE (id, is_main, types, bedrooms, living_area, ground_area, energy_rank, construction_year, has_garden, has_terrace, has_garage, has_lift, is_annuity, published_at);

CREATE INDEX search_words ON public.search_texts USING gin (words public.gin_trgm_ops);

CREATE INDEX sessions_account ON public.sessions USING btree (account_id);

CREATE INDEX uploads_enquiry ON public.uploads USING btree (enquiry_id);

CREATE INDEX uploads_file ON public.uploads USING btree (file);

CREATE INDEX visit_slots_property ON public.visit_slots USING btree (property_id, starts_at);

CREATE INDEX visit_slots_starts_at ON public.visit_slots USING btree (starts_at);

CREATE UNIQUE INDEX waiting_list_once ON public.waiting_list USING btree (property_id, lower(email)) WHERE (status = ANY (ARRAY['waiting'::text, 'offered'::text]));

CREATE INDEX waiting_list_turn ON public.waiting_list USING btree (property_id, joined_at) WHERE (status = 'waiting'::text);

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.badges FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cities FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.configuration FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.external_blocks FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.figures FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.images FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.modules FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pages FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER TRUNCATE ON public.projects FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER TRUNCATE ON public.properties FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.property_types FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rules FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.slides FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.team_members FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.tree_items FOR EACH STATEMENT EXECUTE FUNCTION public.announce_content_change();

CREATE TRIGGER announce_delete AFTER DELETE ON public.projects REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_deleted_rows('{}');

CREATE TRIGGER announce_delete AFTER DELETE ON public.properties REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_deleted_rows('{list,project_id}');

CREATE TRIGGER announce_insert AFTER INSERT ON public.projects REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_inserted_rows('{}');

CREATE TRIGGER announce_insert AFTER INSERT ON public.properties REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_inserted_rows('{list,project_id}');

CREATE TRIGGER announce_update AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_updated_rows('{}');

CREATE TRIGGER announce_update AFTER UPDATE ON public.properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.announce_updated_rows('{list,project_id}');

CREATE TRIGGER search_deleted AFTER DELETE ON public.properties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.drop_search_entries();

CREATE TRIGGER search_inserted AFTER INSERT ON public.properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.renew_search_entries();

CREATE TRIGGER search_truncated AFTER TRUNCATE ON public.properties FOR EACH STATEMENT EXECUTE FUNCTION public.empty_search_entries();

CREATE TRIGGER search_updated AFTER UPDATE ON public.properties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.renew_search_entries();

ALTER TABLE ONLY public.account_keys
    ADD CONSTRAINT account_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agent_hours
    ADD CONSTRAINT agent_hours_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES public.agents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.appointment_news
    ADD CONSTRAINT appointment_news_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.visit_slots(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_waiting_id_fkey FOREIGN KEY (waiting_id) REFERENCES public.waiting_list(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.categories(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.demand_news
    ADD CONSTRAINT demand_news_demand_id_fkey FOREIGN KEY (demand_id) REFERENCES public.demands(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.digest_stops
    ADD CONSTRAINT digest_stops_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_requests
    ADD CONSTRAINT document_requests_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_follows_fkey FOREIGN KEY (follows) REFERENCES public.enquiries(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.enquiry_entries
    ADD CONSTRAINT enquiry_entries_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.external_blocks
    ADD CONSTRAINT external_blocks_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.judged_homes
    ADD CONSTRAINT judged_homes_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.modules
    ADD CONSTRAINT modules_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.modules
    ADD CONSTRAINT modules_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.pages(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.property_history
    ADD CONSTRAINT property_history_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.property_owners
    ADD CONSTRAINT property_owners_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.property_visits
    ADD CONSTRAINT property_visits_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES public.agents(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.property_visits
    ADD CONSTRAINT property_visits_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.tree_items
    ADD CONSTRAINT tree_items_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.tree_items(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.visit_days
    ADD CONSTRAINT visit_days_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES public.agents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.visit_feedback
    ADD CONSTRAINT visit_feedback_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.visit_outcomes
    ADD CONSTRAINT visit_outcomes_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.visit_slots
    ADD CONSTRAINT visit_slots_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES public.agents(id);

ALTER TABLE ONLY public.visit_slots
    ADD CONSTRAINT visit_slots_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.properties(id) ON DELETE CASCADE;

