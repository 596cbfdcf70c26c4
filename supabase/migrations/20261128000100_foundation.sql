-- Foundations: schemas, extensions, how refusals are raised, idempotency, settings, logs, audit.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create schema if not exists extensions;

create extension if not exists cube with schema extensions;

create extension if not exists earthdistance with schema extensions;

create extension if not exists btree_gist with schema extensions;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists pgcrypto with schema extensions;

create schema if not exists private;

comment on schema private is
  'Helpers, rules and the ledger. Not part of the API; API roles may execute only what policies need.';

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Without a schema: what Postgres grants to everyone by itself cannot be taken away schema by schema. After the
-- extensions, whose functions stay open.
alter default privileges revoke execute on functions from public;

-- Projects made before hosted Supabase dropped its default grants still have them.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

create type public.app_role as enum ('user', 'vendor', 'delivery', 'admin', 'franchise', 'doctor', 'hospital');

-- Refusals -----------------------------------------------------------------------------------------------------------
create function private.refuse(status integer, code text, sentence text, figures jsonb default null) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if figures is null then
    raise exception using errcode = 'PT' || status, message = sentence, detail = code;
  end if;
  raise exception using errcode = 'PT' || status, message = sentence, detail = code, hint = figures::text;
end
$$;

comment on function private.refuse is
  'Raises a business error: HTTP status, stable code (read by the client), message in English, params of the message.';

create function private.bound(value jsonb, most_bytes integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if pg_column_size(value) > most_bytes then
    perform private.refuse(413, 'request_too_large', 'This request is too large.');
  end if;
end
$$;

comment on function private.bound(jsonb, integer) is 'Refuses JSON of a client that is larger than any honest one.';

create function private.bound(value text, most_bytes integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if octet_length(value) > most_bytes then
    perform private.refuse(413, 'request_too_large', 'This request is too large.');
  end if;
end
$$;

comment on function private.bound(text, integer) is 'Refuses a text of a client that is larger than any honest one.';

create function private.take_turns(what text, whose text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(take_turns.what || ':' || take_turns.whose, 0))
$$;

comment on function private.take_turns is
  'One transaction at a time for each kind of limit and owner: requests sent in parallel count each other. The caller '
    'counts in '
  'its next statement, which sees what the one before it has committed.';

-- Idempotency --------------------------------------------------------------------------------------------------------
create table private.idempotency_keys (
  actor_id uuid not null,
  key text not null constraint idempotency_key_length check (length(key) between 8 and 200),
  action text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);

create index idempotency_keys_created_at_idx on private.idempotency_keys (created_at);

comment on table private.idempotency_keys is
  'First results of calls that a client may repeat; a replay gets the same result.';

create function private.claim_idempotency(actor_id uuid, key text, action text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept private.idempotency_keys;
begin
  if key is null or length(key) not between 8 and 200 then
    perform private.refuse(400, 'idempotency_key_invalid',
      'This request carries no usable key. Please reload the page.');
  end if;
  -- A parallel call with the same key waits here until the first one has committed.
  insert into private.idempotency_keys (actor_id, key, action)
  values (claim_idempotency.actor_id, claim_idempotency.key, claim_idempotency.action)
  on conflict do nothing;
  if found then return null; end if;
  select * into kept from private.idempotency_keys as k
  where k.actor_id = claim_idempotency.actor_id and k.key = claim_idempotency.key;
  if kept.action <> claim_idempotency.action then
    perform private.refuse(409, 'idempotency_key_reused', 'This key was already used for something else.');
  end if;
  return kept.result;
end
$$;

comment on function private.claim_idempotency is
  'Null: the caller is first and must store its result with keep_result. Otherwise the result of the first call.';

create function private.keep_result(actor_id uuid, key text, result jsonb) returns void
language sql set search_path = '' as $$
  update private.idempotency_keys as k set result = keep_result.result
  where k.actor_id = keep_result.actor_id and k.key = keep_result.key
$$;

-- Roles as policies read them: the table follows in the identity file, the functions are bound when they run. ---------
create function private.has_role(role public.app_role) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.user_roles as r where r.user_id = (select auth.uid()) and r.role = has_role.role);
end
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_role('admin')
$$;

grant execute on function private.is_admin() to anon, authenticated, service_role;

create function private.require_user() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  -- An access token outlives an account that was closed meanwhile.
  if caller is null or private.account_is_closed() then
    perform private.refuse(401, 'sign_in_required', 'Please sign in first.');
  end if;
  return caller;
end
$$;

create function private.require_role(role public.app_role) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not private.has_role(role) then
    perform private.refuse(403, 'role_required', 'Your account may not do this.', jsonb_build_object('role', role));
  end if;
  return caller;
end
$$;

-- Audit --------------------------------------------------------------------------------------------------------------
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_role text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  note text
);

create index audit_log_subject_idx on public.audit_log (subject_type, subject_id);
create index audit_log_actor_idx on public.audit_log (actor_id);

alter table public.audit_log enable row level security;

create policy "administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));

revoke all on public.audit_log from anon, authenticated;
grant select on public.audit_log to authenticated;

comment on table public.audit_log is 'Who viewed or changed what with administrator permissions. Append-only.';

create function private.forbid_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT403', message = format('%s is append-only.', tg_table_name),
    detail = 'append_only';
end
$$;

create trigger audit_log_is_append_only before update or delete on public.audit_log
  for each row execute function private.forbid_change();

create function private.audit(
  action text, subject_type text, subject_id text, before jsonb default null, after jsonb default null,
    note text default null
) returns void language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, actor_role, action, subject_type, subject_id, before, after, note)
  values (auth.uid(), case when auth.uid() is null then 'system' when private.is_admin() then 'admin' else 'user' end,
    action, subject_type, subject_id, before, after, note)
$$;

-- Settings -----------------------------------------------------------------------------------------------------------
create function private.setting_fits(setting_value jsonb, minimum numeric, maximum numeric) returns boolean
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(setting_value)
    when 'number' then coalesce((setting_value #>> '{}')::numeric between minimum and maximum
      and trunc((setting_value #>> '{}')::numeric) = (setting_value #>> '{}')::numeric, false)
    when 'string' then length(setting_value #>> '{}') between 1 and 500
    else octet_length(setting_value::text) <= 16000
  end
$$;

comment on function private.setting_fits is
  'Whether a setting may have a value: a whole number within its range, a text of 1 to 500 characters, other JSON up '
    'to 16 kB. '
  'The same rule as packages/domain/src/settings, which a test compares.';

create function private.setting_type(setting_value jsonb) returns text
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(setting_value)
    when 'boolean' then 'boolean' when 'number' then 'integer' when 'string' then 'text' when 'object' then 'json'
      when 'array' then 'json'
    else 'none' end
$$;

comment on function private.setting_type is
  'The value_type that a value has; none for a JSON null, which no setting holds.';

-- The checks of app_settings run them as the user who writes.
grant execute on function private.setting_fits(jsonb, numeric, numeric), private.setting_type(jsonb) to authenticated,
  service_role;

create table public.app_settings (
  setting_key text primary key constraint setting_key_form check (setting_key ~ '^[a-z][a-z0-9_]{2,80}$'),
  value_type text not null constraint setting_type_known check (value_type in ('boolean', 'integer', 'text', 'json')),
  unit text constraint setting_unit_known
    check (unit in ('paise', 'basis_points', 'metres', 'seconds', 'kmh', 'count')),
  setting_value jsonb not null,
  category text not null constraint setting_category_length check (length(category) between 2 and 40),
  description text not null default '',
  updated_by uuid,
  is_public boolean not null default false,
  updated_at timestamptz not null default now(),
  minimum numeric,
  maximum numeric,
  constraint setting_number_has_a_range check (case value_type when 'integer'
    then unit is not null and minimum is not null and maximum is not null and maximum >= minimum
      and minimum >= -2147483648 and maximum <= 2147483647
    else unit is null and minimum is null and maximum is null end),
  constraint setting_value_of_its_type check (private.setting_type(setting_value) = value_type),
  constraint setting_value_fits check (private.setting_fits(setting_value, minimum, maximum))
);

alter table public.app_settings enable row level security;

create policy "everyone reads public settings, administrators all" on public.app_settings for
  select to anon, authenticated
  using (is_public or (select private.is_admin()));

-- The specification's upsert on setting_key: a trigger keeps everything but the value as it is (Spec §7 app_settings).
create policy "administrators upsert settings" on public.app_settings for insert to authenticated
  with check ((select private.is_admin()));

create policy "administrators change settings" on public.app_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

revoke all on public.app_settings from anon, authenticated;
grant select on public.app_settings to anon, authenticated;
grant insert (setting_key, setting_value), update (setting_key, setting_value) on public.app_settings to authenticated;

comment on table public.app_settings is
  'Values that administrators may change without a release (Spec §3 app_settings).';
comment on column public.app_settings.value_type is
  'boolean, integer, text or json (object or array); a value of another type is refused.';
comment on column public.app_settings.unit is
  'Unit in which an integer is stored: paise, basis_points, metres, seconds, kmh or count; null for other types.';
comment on column public.app_settings.minimum is 'Smallest value of an integer, in its unit; null for other types.';
comment on column public.app_settings.maximum is 'Largest value of an integer, in its unit; null for other types.';

create function private.setting(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select s.setting_value from public.app_settings as s where s.setting_key = key
$$;

create function private.setting_int(key text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select (s.setting_value #>> '{}')::numeric::integer from public.app_settings as s where s.setting_key = key);
end
$$;

create function private.guard_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known public.app_settings := old;
  wanted jsonb := new.setting_value;
begin
  -- Migrations create settings; whoever comes with a token changes the value of one, whatever else an upsert sends.
  if auth.uid() is null then return new; end if;
  perform private.require_role('admin');
  if tg_op = 'INSERT' then
    select * into known from public.app_settings as s where s.setting_key = new.setting_key;
    if not found then perform private.refuse(404, 'setting_not_found', 'There is no such setting.'); end if;
  end if;
  -- A text is sent wrapped: not every API server in front of the database quotes a bare one.
  if known.value_type = 'text' and wanted ? 'text' then wanted := wanted -> 'text'; end if;
  -- Also by the JSON type of the present value: an array does not become an object.
  if private.setting_type(wanted) is distinct from known.value_type
      or jsonb_typeof(wanted) is distinct from jsonb_typeof(known.setting_value) then
    perform private.refuse(400, 'setting_type_wrong', 'The new value is of another kind than the old one.',
      jsonb_build_object('type', known.value_type));
  end if;
  if not private.setting_fits(wanted, known.minimum, known.maximum) then
    perform private.refuse(400, 'setting_value_invalid', 'This value is outside of what the setting allows.',
      jsonb_build_object('minimum', known.minimum, 'maximum', known.maximum, 'unit', known.unit));
  end if;
  new := known;
  new.setting_value := wanted;
  new.updated_by := auth.uid();
  new.updated_at := now();
  return new;
end
$$;

comment on function private.guard_setting is
  'Checks a new value against the type and range of its setting and keeps everything else, whichever way it comes.';

create trigger settings_keep_their_type before insert or update on public.app_settings
  for each row execute function private.guard_setting();

create function private.announce_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('update_setting', 'app_setting', new.setting_key, old.setting_value, new.setting_value);
  -- All signed-in users receive this: a private setting is not included, only that the administrators' list has
  -- changed.
  perform private.publish('settings', 'setting', case when new.is_public
    then jsonb_build_object('key', new.setting_key, 'value', new.setting_value) else '{}' end);
  return null;
end
$$;

create trigger settings_are_announced after update on public.app_settings
  for each row when (old.setting_value is distinct from new.setting_value) execute function private.announce_setting();

create function public.update_setting(setting_key text, setting_value jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  -- refuses: setting_type_wrong, setting_value_invalid
  update public.app_settings as s set setting_value = coalesce(update_setting.setting_value, 'null')
  where s.setting_key = update_setting.setting_key;
  if not found then perform private.refuse(404, 'setting_not_found', 'There is no such setting.'); end if;
end
$$;

revoke execute on function public.update_setting(text, jsonb) from public, anon;
grant execute on function public.update_setting(text, jsonb) to authenticated;

comment on function public.update_setting is
  'Changes a setting, a text as {"text": …}; administrators only; every change is in the audit log. The same as an '
    'upsert on '
  'setting_key in app_settings. Keys are made by migrations. setting_type_wrong comes with {type}, '
    'setting_value_invalid with '
  '{minimum, maximum, unit}.';

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('guest_browsing_enabled', 'boolean', 'true', 'access',
    'Guests may browse the home screen; false asks for sign-in first.', true),
  ('force_english_at_startup', 'boolean', 'false', 'access', 'Starts in English whatever language was chosen before.',
    true),
  ('claim_users', 'text', '"10M+"', 'marketing', 'Stated number of users on the sign-in screen.', true),
  ('claim_partners', 'text', '"50K+"', 'marketing', 'Stated number of partners on the sign-in screen.', true),
  ('claim_rating', 'text', '"4.8"', 'marketing', 'Stated rating on the sign-in screen.', true),
  ('map_style_url', 'text', '"https://tiles.openfreemap.org/styles/liberty"', 'maps',
   'Style of the maps'' streets; its host must be in the content policy. The word none: the apps draw the ground '
     'themselves.', true),
  ('wallet_topup_enabled', 'boolean', 'false', 'money',
    'Customers may add money to the wallet; needs legal review before go-live.', true);

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('vendor_accept_seconds', 'integer', 'seconds', '240', 30, 3600, 'orders',
    'How long a vendor has to accept an order.', true),
  ('offer_seconds', 'integer', 'seconds', '30', 10, 300, 'delivery',
    'How long a delivery job stays offered to a courier.', true),
  ('courier_speed_kmh', 'integer', 'kmh', '18', 5, 80, 'delivery', 'Average speed of a courier in town, for estimates.',
    true),
  ('max_delivery_radius_m', 'integer', 'metres', '15000', 500, 50000, 'delivery',
    'No vendor delivers farther than this.', true),
  ('free_cancel_seconds', 'integer', 'seconds', '60', 0, 3600, 'orders',
    'A customer cancels free of charge this long after placing.', true),
  ('max_live_orders', 'integer', 'count', '10', 1, 1000, 'orders', 'Orders that one customer may have under way.',
    false),
  ('courier_base_pay_paise', 'integer', 'paise', '2500', 0, 100000, 'delivery',
    'Pay of a delivery up to the base distance.', false),
  ('courier_base_distance_m', 'integer', 'metres', '2000', 0, 50000, 'delivery', 'Distance that the base pay covers.',
    false),
  ('courier_per_km_paise', 'integer', 'paise', '800', 0, 100000, 'delivery', 'Pay for each further kilometre.', false),
  ('franchise_share_bp', 'integer', 'basis_points', '1000', 0, 10000, 'money',
    'Share of the platform''s part that a region''s franchise gets, in basis points.', false);

-- Logs ---------------------------------------------------------------------------------------------------------------
create table public.app_logs (
  id bigint generated always as identity primary key,
  level text not null constraint log_level check (level in ('debug', 'info', 'warn', 'error')),
  message text not null constraint log_message_length check (length(message) between 1 and 4000),
  context text constraint log_context_length check (length(context) <= 200),
  metadata jsonb not null default '{}'::jsonb constraint log_metadata_size
    check (octet_length(metadata::text) <= 16000),
  user_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  sender text constraint log_sender_length check (length(sender) <= 64)
);

create index app_logs_created_at_idx on public.app_logs (created_at);
create index app_logs_user_idx on public.app_logs (user_id, created_at);
create index app_logs_sender_idx on public.app_logs (sender, created_at) where user_id is null;

alter table public.app_logs enable row level security;

create policy "everyone writes log lines of their own" on public.app_logs for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));

create policy "administrators read logs" on public.app_logs for select to authenticated
  using ((select private.is_admin()));

revoke all on public.app_logs from anon, authenticated;
grant insert (level, message, context, metadata, user_id) on public.app_logs to anon, authenticated;
grant select on public.app_logs to authenticated;

comment on table public.app_logs is
  'Errors and warnings of the apps, redacted (Spec §3 app_logs, §8). At most 60 a minute of one person or one address, '
    '600 of all guests.';
comment on column public.app_logs.sender is
  'Of guests only: a digest of the IP address with a new salt each day: it separates guests from each other without '
    'revealing the address.';

create table private.log_secret (
  only_row boolean primary key default true constraint log_secret_is_one_row check (only_row),
  secret text not null default encode(extensions.gen_random_bytes(32), 'hex')
);

comment on table private.log_secret is 'One random text that never leaves the database.';

insert into private.log_secret default values;

create function private.daily_salt() returns text
language sql stable security definer set search_path = '' as $$
  select encode(extensions.digest(s.secret || (now() at time zone 'utc')::date, 'sha256'), 'hex')
    from private.log_secret as s
$$;

comment on function private.daily_salt is 'Today''s salt for the IP addresses of guests.';

create function private.sender_digest() returns text
language sql stable security definer set search_path = '' as $$
  select left(encode(extensions.digest(sent.address || private.daily_salt(), 'sha256'), 'hex'), 32)
  from (select trim(split_part(nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for', ',',
    1)) as address) as sent
  where sent.address <> ''
$$;

comment on function private.sender_digest is
  'Digest of the caller''s IP address; null where the API server does not pass it on.';

create function private.secret_names() returns text language sql immutable set search_path = '' as $$
  select
    'password|passwd|passcode|token|secret|api[_-]?key|access[_-]?key|private[_-]?key|service[_-]?key|authorization'
$$;

comment on function private.secret_names is
  'Names whose values are never kept (Spec §8); the same as in packages/domain/src/redaction, which a test '
  'compares.';

create function private.redact_named(line text, value text) returns text language sql
  immutable set search_path = '' as $$
  select regexp_replace(line,
    '((' || private.secret_names() || ')[\\]*["'']?[ \t]*[:=][ \t]*' || replace(value, '{scheme}',
      '((bearer|basic)[ \t]+)?'), '\1[redacted]', 'gi')
$$;

comment on function private.redact_named is
  'Removes the values that follow a secret''s name and match a pattern; the first group of the pattern is what is '
  'kept.';

create function private.redact(line text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(
    -- A quoted value is removed whole, with its blanks and commas; an unquoted one up to the first of them.
    private.redact_named(private.redact_named(private.redact_named(private.redact_named(line,
      '"{scheme})([^"\\\r\n]|[\\][^\r\n])+(?=")'),
      '''{scheme})([^''\\\r\n]|[\\][^\r\n])+(?='')'),
      '[\\]+["'']{scheme})[^"''\\\r\n]+'),
      '[\\]*["'']?{scheme})[^ \t\r\n"'',}]+'),
    '(?<![0-9A-Za-z_])(eyJ[0-9A-Za-z_-]+[.][0-9A-Za-z_-]+[.][0-9A-Za-z_-]*|sb_secret_[0-9A-Za-z_-]+)', '[redacted]',
      'g'),
    '(?<![0-9A-Za-z_])[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9A-Za-z_])', '[redacted]', 'g'),
    '(?<![0-9A-Za-z_])[0-9]{3}-[0-9]{2}-[0-9]{4}(?![0-9A-Za-z_])', '[redacted]', 'g')
$$;

comment on function private.redact is
  'Removes passwords, tokens, keys, secrets, 16-digit numbers and SSN-like patterns (Spec §8).';

create function private.redact_scalar(value jsonb) returns jsonb language sql immutable set search_path = '' as $$
  -- The shortest secret is token=x, nine characters with its quotes: thousands of smaller values cost nothing.
  select case when jsonb_typeof(value) in ('string', 'number') and length(value::text) >= 9 then (
    select case when line.clean = value #>> '{}' then value else to_jsonb(line.clean) end
    from (select private.redact(value #>> '{}') as clean offset 0) as line)
  else value end
$$;

comment on function private.redact_scalar is 'Like redact, for one value of JSON.';

create function private.redact_json(value jsonb, level integer default 1) returns jsonb language plpgsql
  immutable set search_path = '' as $$
declare
  -- Each level is a call within a call: some hundred of them are more than the stack of an engine in WebAssembly.
  deepest constant integer := 20;
  -- Keys and strings, by their quotes: each is searched for secrets, and many small ones cost far more than one long
  -- text.
  most_quotes constant integer := 1000;
  names constant text := private.secret_names();
begin
  if level = 1 and length(value::text) - length(replace(value::text, '"', '')) > most_quotes then
    return '"[too many values]"'; end if;
  if level > deepest and jsonb_typeof(value) in ('object', 'array') then return '"[too deep]"'; end if;
  return case jsonb_typeof(value)
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, case when e.key ~* names then '"[redacted]"'
        when jsonb_typeof(e.value) in ('object', 'array') then private.redact_json(e.value, redact_json.level + 1)
        else private.redact_scalar(e.value) end), '{}') from jsonb_each(redact_json.value) as e)
    when 'array' then (
      select coalesce(jsonb_agg(case when jsonb_typeof(e.value) in ('object', 'array')
        then private.redact_json(e.value, redact_json.level + 1)
        else private.redact_scalar(e.value) end order by e.n), '[]')
      from jsonb_array_elements(redact_json.value) with ordinality as e (value, n))
    else private.redact_scalar(value)
  end;
end
$$;

comment on function private.redact_json is
  'Like redact, value by value, so that the result is still valid JSON. What is nested deeper than 20 levels is cut to '
    '"[too deep]", more '
  'than 500 keys and strings to "[too many values]". The caller bounds the size.';

create function private.keep_log_clean() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz := now() - interval '1 minute';
begin
  if new.user_id is not null then perform private.hold_account(new.user_id); end if;
  -- Values longer than their column allows are refused by its constraint.
  if length(new.message) <= 4000 then new.message := left(private.redact(new.message), 4000); end if;
  if length(new.context) <= 200 then new.context := left(private.redact(new.context), 200); end if;
  if octet_length(new.metadata::text) <= 16000 then new.metadata := private.redact_json(new.metadata); end if;
  new.sender := case when new.user_id is null then private.sender_digest() end;
  perform private.take_turns('app_logs', coalesce(new.user_id::text, 'guests'));
  -- Each browser has its own limit. All guests together have one too, so that nobody fills the disk.
  if (case when new.user_id is null
    then (select count(*) from public.app_logs as l
        where l.user_id is null and l.sender = new.sender and l.created_at > since) >= 60
      or (select count(*) from (
        select from public.app_logs as l where l.user_id is null and l.created_at > since limit 600) as lately) >= 600
    else (select count(*) from public.app_logs as l where l.user_id = new.user_id and l.created_at > since) >= 60 end)
      then
    perform private.refuse(429, 'too_many_logs', 'Too many log lines in a minute.');
  end if;
  return new;
end
$$;

create trigger app_logs_are_clean before insert on public.app_logs
  for each row execute function private.keep_log_clean();

create table public.security_violations (
  id bigint generated always as identity primary key,
  type text not null constraint violation_type_length check (length(type) between 1 and 80),
  details jsonb not null default '{}'::jsonb constraint violation_details_size
    check (octet_length(details::text) <= 8000),
  reported_at timestamptz not null default now(),
  occurred_at timestamptz,
  user_agent text constraint violation_user_agent_length check (length(user_agent) <= 500),
  url text constraint violation_url_length check (length(url) <= 2000),
  reporter text constraint violation_reporter_length check (length(reporter) <= 64)
);

create index security_violations_reported_at_idx on public.security_violations (reported_at);
create index security_violations_reporter_idx on public.security_violations (reporter, reported_at);

alter table public.security_violations enable row level security;

create policy "administrators read violations" on public.security_violations for select to authenticated
  using ((select private.is_admin()));

revoke all on public.security_violations from anon, authenticated;
grant select on public.security_violations to authenticated;

comment on table public.security_violations is
  'What browsers report as suspicious (Spec §7 security violations); written by an edge function only.';
comment on column public.security_violations.occurred_at is 'When, by the browser''s clock; reported_at is by ours.';
comment on column public.security_violations.reporter is
  'A keyed digest of the address that reported: separates reporters from each other without revealing the address.';

create function public.record_violation(type text, details jsonb, occurred_at timestamptz, user_agent text, url text,
  reporter text)
returns boolean language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  since timestamptz := now() - interval '1 minute';
begin
  -- Serialised, so that reports that arrive together count each other.
  perform private.take_turns('security_violations', 'all');
  -- A limit per reporter and one for all together, so that thousands of reports cannot fill the disk.
  if (select count(*) from public.security_violations as v where v.reporter = record_violation.reporter
    and v.reported_at > since) >= 20
      or (select count(*) from (select from public.security_violations as v where v.reported_at > since
        limit 600) as lately) >= 600 then
    return false;
  end if;
  insert into public.security_violations (type, details, occurred_at, user_agent, url, reporter)
  -- Cut before they are searched for secrets; details that are too large are refused by their constraint.
  values (left(private.redact(left(type, 200)), 80),
    case when octet_length(details::text) <= 8000 then private.redact_json(details) else coalesce(details, '{}')
      end, occurred_at,
    left(private.redact(left(user_agent, 1000)), 500), left(private.redact(left(url, 4000)), 2000), left(reporter, 64));
  return true;
end
$$;

revoke execute on function public.record_violation(text, jsonb, timestamptz, text, text, text)
  from public, anon, authenticated;
grant execute on function public.record_violation(text, jsonb, timestamptz, text, text, text) to service_role;

comment on function public.record_violation is
  'Stores a browser''s report, redacted; 20 a minute per reporter and 600 in all (Spec §7 security violations). '
  'Called by the edge function security-violations; false when over the limit.';

-- What people write to each other or for everybody to read.

create function private.plain_text(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- Nobody sees these marks, and they forge. Joiners stay: Telugu and emoji need them.
  select trim(regexp_replace(regexp_replace(private.without_marks(normalize(written, nfc)), '[\t\r]', '', 'g'),
    '\n{3,}', E'\n\n', 'g'))
$$;

comment on function private.plain_text is
  'What somebody wrote, without control characters and marks of direction. HTML stays as the letters that it is.';

-- pg_net cannot be moved, only made anew; what it has queued is sent again by the jobs that queued it.
do $$
begin
  if exists (select from pg_catalog.pg_extension as e
      where e.extname = 'pg_net' and e.extnamespace = 'public'::regnamespace) then
    drop extension pg_net;
    create extension pg_net with schema extensions;
  end if;
end
$$;

-- What hosted projects need beside the embedded stack: pg_net outside of public, the history of jobs kept short, what
-- the auth service calls, and coupons of the platform that an administrator switches on (docs/operations/deploy.md).

-- pg_cron writes a row for each run, two a second with the jobs of every few seconds.
create function private.prune_job_runs() returns void language sql set search_path = '' as $$
  delete from cron.job_run_details as d
  where coalesce(d.end_time, d.start_time)
    < now() - case d.status when 'succeeded' then interval '1 hour' else interval '7 days' end
$$;

comment on function private.prune_job_runs is
  'Deletes the history of jobs: of what succeeded after an hour, of what failed after a week.';

revoke execute on function private.prune_job_runs() from public;

select cron.schedule('prune-job-runs', '7 * * * *', 'select private.prune_job_runs()');

-- The trigger that keeps foreign numbers out runs as the auth service, and is to say why.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function private.refuse(integer, text, text, jsonb) to supabase_auth_admin;
  end if;
end
$$;

create function private.switch_starting_coupons() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.coupons as k set valid_to = case when new.setting_value = 'true' then null else now() end
  where k.code in ('WELCOME50', 'FREEDEL');
  return null;
end
$$;

comment on function private.switch_starting_coupons is
  'Lets the coupons that the platform pays for begin or end with their setting.';

create trigger starting_coupons_follow_their_setting after update of setting_value on public.app_settings for each row
  when (new.setting_key = 'starting_coupons_enabled' and new.setting_value is distinct from old.setting_value)
  execute function private.switch_starting_coupons();

-- Contact data in public texts, in whatever digits, and none of them in reports of violations (docs/decisions/0069).

create function private.plain_digits(line text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(normalize(plain_digits.line, nfkc),
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    repeat('0123456789', 11))
$$;

comment on function private.plain_digits is
  'A text with the digits of Indian and Arabic scripts as 0 to 9. The same rule as '
    'packages/domain/src/typed/plain-digits.ts.';

create function private.without_contact(line text) returns text language sql immutable set search_path = '' as $$
  -- A zero stays valid JSON, whether the number stood in a text or alone.
  select regexp_replace(regexp_replace(line, '(?<![0-9])([+]?91[ -]?)?[6-9][0-9]{4}[ -]?[0-9]{5}(?![0-9])', '0', 'g'),
    '[A-Za-z0-9._%+-]+(@|%40)[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+', '[email]', 'g')
$$;

comment on function private.without_contact is
  'A line of a report without phone numbers and email addresses; JSON stays JSON.';

create function private.keep_violation_clean() returns trigger language plpgsql set search_path = '' as $$
begin
  if octet_length(new.details::text) <= 8000 then new.details := private.without_contact(new.details::text)::jsonb; end
    if;
  new.url := private.without_contact(new.url);
  new.user_agent := private.without_contact(new.user_agent);
  return new;
end
$$;

comment on function private.keep_violation_clean is 'Phone numbers and email addresses are no part of a report.';

create trigger violations_name_nobody before insert on public.security_violations for each row
  execute function private.keep_violation_clean();

-- Numbers and codes are read as people paste them: with digits of an Indian script, quotes, a full stop, marks without
-- a width and spaces of any kind (docs/decisions/0077). The same rules as packages/domain/src/typed and phone.ts.

create function private.pasted_text(pasted text) returns text language sql
  immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(translate(normalize(left(pasted, 400), nfkc),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
      '01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'),
    '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g'),
    '[ \u0009-\u000d\u1680\u2028\u2029]+', ' ', 'g'),
    '[\u2010-\u2015\u2212]', '-', 'g'), E' "''“”‘’‚„«»‹›`.,;:()[]<>*|।#=')
$$;

comment on function private.pasted_text is
  'A pasted number or code in the characters of a keyboard: digits of Indian scripts as 0 to 9, no marks without a '
    'width, no '
  'quotes and full stops around it. The same rule as packages/domain/src/typed/pasted.ts.';

create function private.pasted_code(pasted text) returns text language sql
  immutable parallel safe set search_path = '' as $$
  select upper(replace(private.pasted_text(pasted), ' ', '') collate "C")
$$;

comment on function private.pasted_code is
  'A pasted coupon or tracking number: capital letters without spaces and what stands around it; '''' where nothing is '
    'left.';

create function private.read_pincode(pasted text) returns text language sql
  immutable parallel safe set search_path = '' as $$
  select replace(private.pasted_code(pasted), '-', '')
$$;

comment on function private.read_pincode is
  'A pasted pincode without spaces, hyphens and what stands around it; its form is checked where it is used.';

create function private.read_phone(typed text) returns text language sql
  immutable parallel safe set search_path = '' as $$
  select '+91' || (regexp_match(regexp_replace(private.pasted_text(typed), '[^0-9]', '', 'g'),
    '^(?:(?:00|0)?91)?0?([6-9][0-9]{9})$'))[1]
$$;

comment on function private.read_phone is
  'A typed or pasted Indian mobile as +91 and ten digits, whatever stands before and around them (Spec §5 Phone); null '
    'where it '
  'is none. The same rule as packages/domain/src/phone.ts.';

revoke execute on function private.pasted_text(text), private.pasted_code(text), private.read_pincode(text),
  private.read_phone(text) from public;

-- The number of a shop's customer care may be a landline, which stays as it is.
create function private.read_care_phone() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.care_phone := coalesce(private.read_phone(new.care_phone), new.care_phone);
  return new;
end
$$;

comment on function private.read_care_phone is
  'Keeps the mobile of a shop''s customer care as +91 and ten digits, however it was pasted.';

revoke execute on function private.read_care_phone() from public;

-- Pincodes ------------------------------------------------------------------------------------------------------------
create function private.read_address_pincode() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  new.pincode := private.read_pincode(new.pincode);
  return new;
end
$$;

comment on function private.read_address_pincode is
  'Keeps the pincode of an address as six digits, however it was pasted.';

revoke execute on function private.read_address_pincode() from public;

-- No stored text turns the direction of what follows, or hides a mark inside a word (docs/decisions/0069).

create function private.without_marks(written text) returns text language sql
  immutable parallel safe set search_path = '' as $$
  -- Joiners stay where Telugu, Hindi and emoji need them, and go where they stand in letters or digits of English.
  select regexp_replace(regexp_replace(written,
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFE'
      'FF]', '', 'g'),
    '(^|[\u0001-\u024F])[\u200C\u200D]+', '\1', 'g')
$$;

comment on function private.without_marks is
  'A text without controls, marks of direction and marks that hide inside words; tabs and line breaks stay.';

create function private.keep_plain() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  row_now constant jsonb := to_jsonb(new);
  changed jsonb := '{}';
  written text;
  plain text;
begin
  for part in 0 .. tg_nargs - 1 loop
    if jsonb_typeof(row_now -> tg_argv[part]) = 'string' then
      written := row_now ->> tg_argv[part];
      plain := private.without_marks(written);
      if plain <> written then changed := changed || jsonb_build_object(tg_argv[part], plain); end if;
    elsif row_now -> tg_argv[part] <> 'null' then
      written := row_now ->> tg_argv[part];
      -- Inside JSON a control is written as an escape, after an even number of backslashes.
      plain := private.without_marks(regexp_replace(written, '(?<!\\)((?:\\\\)*)\\(u00[01][0-9a-f]|[bf])', '\1', 'g'));
      if plain <> written then changed := changed || jsonb_build_object(tg_argv[part], plain::jsonb); end if;
    end if;
  end loop;
  return case when changed = '{}' then new else jsonb_populate_record(new, changed) end;
end
$$;

comment on function private.keep_plain is
  'Cleans the columns named by its arguments with without_marks; texts, lists of texts, and texts inside JSON.';

create trigger texts_are_plain before insert or update of note on public.audit_log
  for each row execute function private.keep_plain('note');

-- Where a text is due, nothing else of JSON is one; and no day or place is so far that it cannot be counted
-- (docs/decisions/0069).

create function private.are_texts(given jsonb, variadic names text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not exists (select from unnest(names) as n where coalesce(jsonb_typeof(given -> n), 'null')
    not in ('string', 'null'))
$$;

comment on function private.are_texts is
  'Whether fields of a request, where they are there, are texts: an object written as text is no name.';

create function private.known_day(day date) returns date language plpgsql immutable set search_path = '' as $$
begin
  if day not between '2000-01-01' and '2100-01-01' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return day;
end
$$;

comment on function private.known_day is
  'A day that a client asks for; refuses request_invalid for infinity and what no calendar here shows.';

-- Edge functions that the database wakes when there is something for them to do, each with a secret of its own.
create table private.called_functions (
  edge_function text primary key constraint called_function_name check (edge_function ~ '^[a-z][a-z-]{0,39}$'),
  url text not null,
  secret text not null constraint called_function_secret_length check (length(secret) >= 20)
);

comment on table private.called_functions is
  'URL of each edge function that the database calls, and the secret that proves the call comes from the database.';

revoke all on private.called_functions from anon, authenticated;

create function private.set_called_function(name text, url text, secret text, switches text default null)
  returns void
language plpgsql set search_path = '' as $$
begin
  -- Only for the first time: an administrator who has switched it off since meant it.
  if not private.has_called_function(set_called_function.name) then
    update public.app_settings as s set setting_value = 'true' where s.setting_key = set_called_function.switches;
  end if;
  insert into private.called_functions (edge_function, url, secret)
  values (set_called_function.name, set_called_function.url, set_called_function.secret)
  on conflict on constraint called_functions_pkey do update set url = excluded.url, secret = excluded.secret;
end
$$;

comment on function private.set_called_function is
  'Keeps where an edge function is; the first time it switches a setting on.';

create function private.has_called_function(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.called_functions as f where f.edge_function = has_called_function.name)
$$;

comment on function private.has_called_function is 'Whether it is known where an edge function is.';

create function private.call_function(name text, header text, patience_ms integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  called private.called_functions;
begin
  select * into called from private.called_functions as f where f.edge_function = call_function.name;
  if not found then return; end if;
  perform net.http_post(url := called.url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', call_function.header, called.secret),
    timeout_milliseconds := patience_ms);
end
$$;

comment on function private.call_function is
  'Wakes an edge function with its secret in a header; where it is not known, nothing happens.';

revoke execute on function private.set_called_function(text, text, text, text), private.has_called_function(text),
  private.call_function(text, text, integer) from public;
