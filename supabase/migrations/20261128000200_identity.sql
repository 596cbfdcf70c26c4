-- Identity: profiles, roles, addresses, the first administrator.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text constraint full_name_length check (length(full_name) between 1 and 80),
  avatar_url text constraint avatar_url_length check (length(avatar_url) <= 500),
  phone text constraint phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  address text constraint address_length check (length(address) <= 300),
  city text constraint city_length check (length(city) <= 80),
  verified boolean not null default false,
  language text not null default 'en'
    constraint language_known check (language in ('en', 'hi', 'ta', 'bn', 'te', 'mr', 'gu', 'kn', 'ml', 'pa')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One's own choice --------------------------------------------------------------------------------------------------
  personal_suggestions boolean not null default true,
  constraint avatar_in_own_folder
  check (avatar_url ~ ('^' || id || '/[a-z0-9-]{1,64}[.](webp|jpg)$'))
);

create trigger texts_are_plain before insert or update of full_name, address, city on public.profiles
  for each row execute function private.keep_plain('full_name', 'address', 'city');

comment on table public.profiles is 'What users enter about themselves (Spec §3 profiles).';

alter table public.profiles enable row level security;

create policy "people read their own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));

create policy "people change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name, avatar_url, address, city, language) on public.profiles to authenticated;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  granted_by uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.user_roles is
  'The roles that policies read, so that revoking one works at once (Spec §3 user_roles).';

create index user_roles_role_idx on public.user_roles (role);

alter table public.user_roles enable row level security;

create policy "people read their own roles, administrators all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.user_roles from anon, authenticated;
grant select on public.user_roles to authenticated;

create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger profiles_are_touched before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.welcome_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  digits text := regexp_replace(coalesce(new.phone, ''), '\D', '', 'g');
begin
  insert into public.profiles (id, full_name, phone)
  values (
    new.id,
    nullif(left(trim(new.raw_user_meta_data ->> 'full_name'), 80), ''),
    case when digits ~ '^91[6-9][0-9]{9}$' then '+' || digits end
  );
  insert into public.user_roles (user_id, role) values (new.id, 'user');
  return new;
end
$$;

create trigger users_are_welcomed after insert on auth.users
  for each row execute function private.welcome_user();

create function private.is_indian_mobile(phone text) returns boolean language sql immutable set search_path = '' as $$
  select regexp_replace(phone, '\D', '', 'g') ~ '^91[6-9][0-9]{9}$'
$$;

comment on function private.is_indian_mobile is
  'Whether a number, with or without "+", is an Indian mobile (Spec §5 Phone).';

create function private.refuse_foreign_phone() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
  return null;
end
$$;

comment on function private.refuse_foreign_phone is
  'Refuses foreign numbers however they arrive: a sign-up, an invitation, or a change of number (Spec §2 Welcome '
    'choice).';

create trigger phones_are_indian before insert or update of phone on auth.users for each row
  when (new.phone <> '' and not private.is_indian_mobile(new.phone))
  execute function private.refuse_foreign_phone();

create function private.before_user_created(event jsonb) returns jsonb language sql stable set search_path = '' as $$
  select case
    when coalesce(event -> 'user' ->> 'phone', '') = '' or private.is_indian_mobile(event -> 'user' ->> 'phone')
      then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object(
      'http_code', 400, 'message', 'Only Indian mobile numbers can sign in.'))
  end
$$;

comment on function private.before_user_created is
  'Called by Supabase Auth before it creates an account, so that a foreign number gets a clear error instead of a '
  'failure ([auth.hook.before_user_created]).';

revoke execute on function private.before_user_created(jsonb) from public;

do $$
begin
  -- The role of the hosted session service; the embedded one has none.
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.before_user_created(jsonb), private.is_indian_mobile(text) to supabase_auth_admin;
  end if;
end
$$;

create function private.mirror_roles() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose uuid := coalesce(new.user_id, old.user_id);
  held text[];
begin
  select array_agg(r.role::text order by array_position(
    array['admin', 'vendor', 'delivery', 'franchise', 'doctor', 'hospital', 'user'], r.role::text))
  into held from public.user_roles as r where r.user_id = whose;
  update auth.users as u set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}'::jsonb)
    || jsonb_build_object('role', coalesce(held[1], 'user'), 'roles', to_jsonb(coalesce(held, array['user'])))
  where u.id = whose;
  return null;
end
$$;

comment on function private.mirror_roles is
  'Copies roles into the app metadata for the role switcher only; policies never read it (Spec §2 Role-mode switcher).';

create trigger roles_are_mirrored after insert or delete on public.user_roles
  for each row execute function private.mirror_roles();

create function private.announce_roles() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose uuid := coalesce(new.user_id, old.user_id);
begin
  -- Every account starts as a customer while nobody is subscribed yet, and an account being deleted is not notified.
  if tg_op = 'INSERT' and new.role = 'user' or not exists (select from auth.users as u where u.id = whose) then
    return null;
  end if;
  perform private.publish('user:' || whose, 'roles', '{}'::jsonb);
  return null;
end
$$;

comment on function private.announce_roles is
  'Notifies a user''s open screens that the roles have changed, so that route guards react at once (Spec §6).';

create trigger roles_are_announced after insert or delete on public.user_roles
  for each row execute function private.announce_roles();

create function private.end_role_subscriptions() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  if old.role = 'admin' then
    perform private.rename_topic('region:' || r.id) from public.regions as r;
  elsif old.role = 'vendor' then
    perform private.rename_topic('vendor:' || s.vendor_id) from public.vendor_staff as s where s.user_id = old.user_id;
  end if;
  perform private.rename_topic('order:' || p.order_id) from private.order_parties as p
    join private.party_kinds as k on k.role = p.role
  where p.user_id = old.user_id and k.account_role = old.role and (p.until_at is null or p.until_at > now());
  perform private.recheck_subscriptions(old.user_id);
  return null;
end
$$;

comment on function private.end_role_subscriptions is
  'Whoever loses a role hears nothing more of the topics that it opened.';

create trigger former_holders_hear_nothing after delete on public.user_roles
  for each row execute function private.end_role_subscriptions();

create function private.role_was_revoked(user_id uuid, role public.app_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select a.action = 'revoke_role' from public.audit_log as a
    where a.subject_type = 'user' and a.subject_id = role_was_revoked.user_id::text
      and (a.action = 'revoke_role' and a.before ->> 'role' = role_was_revoked.role::text
        or a.action = 'assign_role' and a.after ->> 'role' = role_was_revoked.role::text)
    order by a.id desc limit 1), false)
$$;

comment on function private.role_was_revoked is
  'Whether the administration took a role from somebody: neither they nor a business give it back.';

revoke execute on function private.role_was_revoked(uuid, public.app_role) from public;

create function public.assign_additional_role(target_user_id uuid, new_role public.app_role) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not private.is_admin() then
    if target_user_id is distinct from caller or new_role not in ('vendor', 'delivery') then
      perform private.refuse(403, 'role_not_self_assignable',
        'Admin access requires approval. Please contact support.');
    end if;
    return private.begin_application_for(caller, new_role);
  end if;
  if not exists (select from auth.users as u where u.id = target_user_id) then
    perform private.refuse(404, 'user_not_found', 'There is no such account.');
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (target_user_id, new_role, caller)
  on conflict do nothing;
  perform private.audit('assign_role', 'user', target_user_id::text, null, jsonb_build_object('role', new_role));
  return null;
end
$$;

revoke execute on function public.assign_additional_role(uuid, public.app_role) from public, anon;
grant execute on function public.assign_additional_role(uuid, public.app_role) to authenticated;

comment on function public.assign_additional_role is
  'For oneself it opens the application that leads to the role vendor or delivery, and gives nothing: its id, or null '
    'where one first says for what (private.begin_application_for). Administrators give any role to anybody. Refuses '
    'role_not_self_assignable, role_revoked, trade_not_open, too_many_applications, user_not_found.';

create function public.revoke_role(target_user_id uuid, role public.app_role, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.bound(revoke_role.reason, 2000);
  if revoke_role.role = 'user' then
    perform private.refuse(400, 'role_not_revocable', 'Everybody is a customer. This role cannot be taken away.');
  end if;
  if not exists (select from auth.users as u where u.id = target_user_id) then
    perform private.refuse(404, 'user_not_found', 'There is no such account.');
  end if;
  if revoke_role.role = 'admin' then
    -- One at a time, or two administrators could remove each other. After waiting, the caller's own role is checked
    -- again.
    perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
    perform private.require_role('admin');
    if not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> target_user_id) then
      perform private.refuse(409, 'last_admin', 'This is the last administrator. Name another one first.');
    end if;
  end if;
  -- Recorded before the role is removed: administrators who revoke their own role still have it here.
  if exists (select from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role) then
    perform private.audit('revoke_role', 'user', target_user_id::text, jsonb_build_object('role', revoke_role.role),
      null,
      nullif(trim(revoke_role.reason), ''));
    delete from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role;
  end if;
end
$$;

comment on function public.revoke_role is
  'Revokes a role, with a reason for the audit log; administrators only. Policies read the table, so it takes effect '
    'with the next statement. The last '
  'administrator stays.';

create function public.check_roles() returns table (role public.app_role, granted boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return query select r.role, private.has_role(r.role) from unnest(enum_range(null::public.app_role)) as r (role);
end
$$;

revoke execute on function public.check_roles() from public, anon;
grant execute on function public.check_roles() to authenticated;

comment on function public.check_roles is
  'What the policies return to the caller for every role right now (Spec §2 /role-test).';

-- The first administrator --------------------------------------------------------------------------------------------
create table private.setup_token (
  only_row boolean primary key default true constraint one_row check (only_row),
  digest text not null,
  wrong_tries integer not null default 0,
  locked_until timestamptz
);

comment on table private.setup_token is 'Digest of the token that creates the first administrator.';

create function private.admin_exists() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles as r where r.role = 'admin')
$$;

create function private.set_setup_token(token text) returns void language sql set search_path = '' as $$
  insert into private.setup_token (digest) values (encode(extensions.digest(token, 'sha256'), 'hex'))
  on conflict (only_row) do update set digest = excluded.digest, wrong_tries = 0, locked_until = null
$$;

create function public.setup_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return not private.admin_exists();
end
$$;

revoke execute on function public.setup_is_open() from public, anon;
grant execute on function public.setup_is_open() to authenticated;

comment on function public.setup_is_open is
  'Whether this system still has no administrator, for the page that creates the first one.';

create function public.create_first_admin(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  kept private.setup_token;
begin
  perform private.bound(token, 1000);
  select * into kept from private.setup_token for update;
  if private.admin_exists() then
    perform private.refuse(409, 'admin_exists', 'This system already has an administrator.');
  end if;
  if kept.locked_until > now() then
    return jsonb_build_object('outcome', 'locked', 'retry_at', kept.locked_until);
  end if;
  if kept.digest is distinct from encode(extensions.digest(coalesce(token, ''), 'sha256'), 'hex') then
    -- A result and not an error: an error would roll the count back.
    update private.setup_token set wrong_tries = (wrong_tries + 1) % 5,
      locked_until = case when wrong_tries + 1 >= 5 then now() + interval '1 minute' end
    where only_row;
    return jsonb_build_object('outcome', 'wrong_token');
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (caller, 'admin', caller);
  delete from private.setup_token where only_row;
  perform private.audit('create_first_admin', 'user', caller::text);
  return jsonb_build_object('outcome', 'created');
end
$$;

revoke execute on function public.create_first_admin(text) from public, anon;
grant execute on function public.create_first_admin(text) to authenticated;

comment on function public.create_first_admin is
  'Makes the caller administrator of a system that has none, against the set-up token; five wrong tries, then a '
  'minute''s pause.';

-- Addresses ----------------------------------------------------------------------------------------------------------
create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null constraint address_label_length check (length(trim(label)) between 1 and 30),
  line text not null constraint address_line_length check (length(trim(line)) between 5 and 200),
  landmark text constraint address_landmark_length check (length(landmark) <= 120),
  city text not null constraint address_city_length check (length(trim(city)) between 2 and 60),
  pincode text not null constraint address_pincode_form check (pincode ~ '^[1-9][0-9]{5}$'),
  lat double precision not null constraint address_lat_range check (lat between -90 and 90),
  lng double precision not null constraint address_lng_range check (lng between -180 and 180),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);

create trigger pincodes_are_read before insert or update of pincode on public.addresses
  for each row execute function private.read_address_pincode();

create trigger texts_are_plain before insert or update of label, line, landmark, city on public.addresses
  for each row execute function private.keep_plain('label', 'line', 'landmark', 'city');

create index addresses_user_idx on public.addresses (user_id);
create unique index addresses_one_default_idx on public.addresses (user_id) where is_default;

comment on table public.addresses is 'Delivery addresses of customers.';

alter table public.addresses enable row level security;

create policy "customers read their own addresses" on public.addresses for select to authenticated
  using (user_id = (select auth.uid()));

create policy "customers add their own addresses" on public.addresses for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "customers change their own addresses" on public.addresses for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "customers delete their own addresses" on public.addresses for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.addresses from anon, authenticated;
grant select, delete on public.addresses to authenticated;
grant insert (label, line, landmark, city, pincode, lat, lng), update (label, line, landmark, city, pincode, lat, lng)
  on public.addresses to authenticated;

create function private.limit_addresses() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  kept integer;
begin
  -- One at a time, or a double tap would save two first ones.
  perform private.take_turns('addresses', new.user_id::text);
  select count(*) into kept from public.addresses as a where a.user_id = new.user_id;
  if kept >= 20 then
    perform private.refuse(409, 'too_many_addresses', 'Twenty addresses are the most one can save.');
  end if;
  if kept = 0 then new.is_default := true; end if;
  return new;
end
$$;

create trigger addresses_are_limited before insert on public.addresses
  for each row execute function private.limit_addresses();

create function public.set_default_address(address_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform from public.addresses as a where a.user_id = caller for update;
  if not exists (select from public.addresses as a where a.id = address_id and a.user_id = caller) then
    perform private.refuse(404, 'address_not_found', 'This address is no longer saved.');
  end if;
  update public.addresses as a set is_default = false where a.user_id = caller and a.is_default;
  update public.addresses as a set is_default = true where a.id = address_id;
end
$$;

revoke execute on function public.set_default_address(uuid) from public, anon;
grant execute on function public.set_default_address(uuid) to authenticated;

comment on function public.set_default_address is 'Sets which of the caller''s addresses checkout starts with.';

-- The user's own account: verification, picture, signed-in devices, data export and closing. Orders, the ledger and
-- couriers come in later files; functions are bound when they run.

-- Closed accounts ----------------------------------------------------------------------------------------------------
create table private.closed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  closed_at timestamptz not null default now()
);

comment on table private.closed_accounts is
  'Accounts that their owners have closed. The row in auth.users stays, without a name: orders and the ledger refer to '
    'it.';

create function private.account_is_closed() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.closed_accounts as c where c.user_id = auth.uid());
end
$$;

comment on function private.account_is_closed is
  'Whether the caller closed this account: an access token outlives its session by up to an hour, and must do nothing '
    'then.';

create function private.hold_account(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Closing takes the same lock alone: it waits for whoever is writing, and whoever comes later finds the account
  -- closed.
  perform pg_advisory_xact_lock_shared(hashtextextended('account:' || owner, 0));
  if exists (select from private.closed_accounts as c where c.user_id = owner) then
    perform private.refuse(401, 'sign_in_required', 'Please sign in first.');
  end if;
end
$$;

comment on function private.hold_account is
  'Keeps an account from being closed until the transaction ends, and refuses where it is closed. Before any other '
    'lock.';

create function private.hold_account_of_row() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  -- Jobs and seeds write for thousands of accounts at once, more than there are locks; they write for no account that
  -- closes.
  if auth.uid() is null then return new; end if;
  if tg_argv[0] = 'actor_id' then perform private.hold_account(new.actor_id);
  else perform private.hold_account(new.user_id);
  end if;
  return new;
end
$$;

comment on function private.hold_account_of_row is
  'Refuses new personal data of an account that is closed or is being closed by another transaction. On inserts only: '
    'an update '
  'holds its row already, which closing waits for. The argument names the owner''s column.';

create trigger account_is_open before insert on public.addresses for each row
  execute function private.hold_account_of_row('user_id');

create trigger account_is_open before insert on public.user_roles for each row
  execute function private.hold_account_of_row('user_id');

create trigger account_is_open before insert on private.idempotency_keys for each row
  execute function private.hold_account_of_row('actor_id');

create function private.refuse_closed_accounts() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  if private.account_is_closed() then
    perform private.refuse(401, 'sign_in_required', 'Please sign in first.');
  end if;
  return new;
end
$$;

create trigger closed_profiles_stay_empty before update on public.profiles
  for each row execute function private.refuse_closed_accounts();

create trigger closed_accounts_change_no_addresses before update on public.addresses
  for each row execute function private.refuse_closed_accounts();

-- Verified phone or email ------------------------------------------------------------------------------------
create function private.mark_verified() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles as p set verified = true where p.id = new.id and not p.verified;
  return null;
end
$$;

comment on function private.mark_verified is
  'Marks users who entered the code sent to their phone or opened the emailed link as verified (Spec §3 User).';

create trigger proven_users_are_verified after update of phone_confirmed_at, email_confirmed_at on auth.users
  for each row when ((old.phone_confirmed_at is null and new.phone_confirmed_at is not null)
    or (old.email_confirmed_at is null and new.email_confirmed_at is not null))
  execute function private.mark_verified();

-- The picture --------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 262144, '{image/webp,image/jpeg}') on conflict do nothing;

comment on column public.profiles.avatar_url is
  'Path in the bucket avatars: never an external URL, which could track its viewers.';

-- Anyone may view a picture whose URL they know; only its owner may list, add, change or remove.
create policy "people see the files of their own avatar folder" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create function private.may_keep_avatar(name text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or private.account_is_closed()
      or may_keep_avatar.name !~ ('^' || auth.uid() || '/[a-z0-9-]{1,64}[.](webp|jpg)$') then
    return false;
  end if;
  perform private.hold_account(auth.uid());
  -- Parallel uploads would all pass the limit.
  perform private.take_turns('avatars', auth.uid()::text);
  return (select count(*) from storage.objects as s where s.bucket_id = 'avatars' and s.name like auth.uid() || '/%'
    and s.name <> may_keep_avatar.name) < 10;
end
$$;

comment on function private.may_keep_avatar is
  'Whether the caller may store a picture under this name: in their own folder, with a name that a profile can '
  'hold, and ten at most. Without '
  'the limit the bucket could be used as free storage.';

revoke execute on function private.may_keep_avatar(text) from public;
grant execute on function private.may_keep_avatar(text) to authenticated;

create policy "people put pictures into their own avatar folder" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and private.may_keep_avatar(name));

create policy "people replace pictures of their own avatar folder" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and private.may_keep_avatar(name));

create policy "people remove pictures of their own avatar folder" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Devices ------------------------------------------------------------------------------------------------------------
create function public.my_sessions()
returns table (id uuid, created_at timestamptz, last_seen_at timestamptz, user_agent text, ip text, is_current boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  here uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
begin
  return query
    select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'), s.user_agent, host(s.ip),
      s.id is not distinct from here
    from auth.sessions as s
    where s.user_id = caller and (s.not_after is null or s.not_after > now())
    order by s.id is not distinct from here desc, 3 desc;
end
$$;

comment on function public.my_sessions is
  'Where the caller is signed in, this device first; last_seen_at is the last renewal of the session, at most an hour '
    'ago while in use.';

create function public.end_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  -- Deletes its refresh tokens too, so that the device cannot renew the session.
  delete from auth.sessions as s where s.id = end_session.session_id and s.user_id = caller;
  if not found then perform private.refuse(404, 'session_not_found', 'This device is signed out already.'); end if;
end
$$;

comment on function public.end_session is 'Signs one of the caller''s devices out.';

-- A copy of one's data -----------------------------------------------------------------------------------------------
insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('data_exports_per_day', 'integer', 'count', '5', 1, 100, 'access',
    'Copies of their data that a person may download within 24 hours.', false);

create table private.data_exports (
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, at)
);

comment on table private.data_exports is 'When users exported their data; kept for a day, for the limit.';

create table private.trade_accounts (
  trade text primary key,
  data text not null,
  forget text not null
);

comment on table private.trade_accounts is
  'What each trade stores about a person. A trade adds its row in its own migration.';
comment on column private.trade_accounts.data is
  'The name of a function (caller uuid) returns jsonb: an object with the trade''s own keys, for the export.';
comment on column private.trade_accounts.forget is
  'The name of a function (caller uuid) returns void: removes personal data when the account closes.';

create function private.trade_data(caller uuid) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  named text;
  part jsonb;
  whole jsonb := '{}';
begin
  for named in select t.data from private.trade_accounts as t order by t.trade loop
    execute format('select %s($1)', named) into part using caller;
    whole := whole || part;
  end loop;
  return whole;
end
$$;

comment on function private.trade_data is 'What the trades store about a person, for the export.';

create function private.forget_trades(caller uuid) returns void language plpgsql set search_path = '' as $$
declare
  named text;
begin
  for named in select t.forget from private.trade_accounts as t order by t.trade loop
    execute format('select %s($1)', named) using caller;
  end loop;
end
$$;

comment on function private.forget_trades is 'Removes what the trades store about a person.';

create function public.export_my_data() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  allowed integer := private.setting_int('data_exports_per_day');
begin
  perform private.hold_account(caller);
  perform private.take_turns('export_my_data', caller::text);
  delete from private.data_exports as e where e.user_id = caller and e.at <= now() - interval '1 day';
  if (select count(*) from private.data_exports as e where e.user_id = caller) >= allowed then
    perform private.refuse(429, 'too_many_exports',
      'You can download your data a few times a day. Please try again tomorrow.',
      jsonb_build_object('count', allowed));
  end if;
  insert into private.data_exports (user_id) values (caller);
  return jsonb_build_object('exported_at', now(), 'money_is_in', 'paise (1 rupee is 100 paise)')
    || private.person_data(caller) || private.order_data(caller) || private.work_data(caller) ||
      private.payout_data(caller)
    || private.trade_data(caller);
end
$$;

comment on function public.export_my_data is
  'All data stored about the caller, and nobody else''s data beyond what the caller was shown. A few times a day.';

create function private.person_data(caller uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'phone', '+' || nullif(u.phone, ''), 'email', u.email,
      'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at) from auth.users as u where u.id = caller),
    'profile', (select to_jsonb(p) - 'id' from public.profiles as p where p.id = caller),
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'since', r.created_at) order by r.role),
      '[]')
      from public.user_roles as r where r.user_id = caller),
    'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]')
      from public.addresses as a where a.user_id = caller),
    'devices', (select coalesce(jsonb_agg(jsonb_build_object('signed_in_at', s.created_at, 'last_seen_at',
      s.refreshed_at,
      'user_agent', s.user_agent, 'ip', host(s.ip)) order by s.created_at), '[]') from auth.sessions as s
        where s.user_id = caller),
    'told_on', (select coalesce(jsonb_agg(jsonb_build_object('since', p.created_at, 'last_told_at', p.last_ok_at,
      'user_agent', p.user_agent,
      'language', p.language, 'endpoint', p.endpoint) order by p.created_at), '[]') from public.push_subscriptions as p
        where p.user_id = caller),
    'cart', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at), '[]')
      from public.unified_cart_items as c where c.user_id = caller),
    'wishlist', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'item', i.name, 'since', w.created_at)
      order by w.created_at), '[]')
      from public.wishlists as w left join public.vendors as v on v.id = w.vendor_id
      left join public.catalog_items as i on i.id = w.item_id where w.user_id = caller),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('title', n.title, 'message', n.message, 'at',
      n.created_at,
      'is_read', n.is_read) order by n.created_at), '[]') from public.system_notifications as n
        where n.user_id = caller),
    'app_logs', (select coalesce(jsonb_agg(jsonb_build_object('at', l.created_at, 'level', l.level, 'message',
      l.message,
      'context', l.context, 'metadata', l.metadata) order by l.created_at), '[]') from public.app_logs as l
        where l.user_id = caller));
end
$$;

create function private.order_data(caller uuid) returns jsonb language plpgsql stable set search_path = ''
  as $$
begin
  return jsonb_build_object(
    -- Columns are listed, so that what a later one says of others stays hidden.
    'orders', (select coalesce(jsonb_agg(private.order_for_customer(o) - 'items' - 'last_seq' || jsonb_build_object(
        'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'item_id', l.item_id, 'name', l.name,
          'options', l.options,
          'option_ids', l.option_ids, 'special_instructions', l.special_instructions, 'unit_paise', l.unit_paise,
            'quantity', l.quantity,
          'total_paise', l.total_paise, 'diet', o.items -> (l.position - 1) -> 'diet') order by l.position)
            from public.order_items as l where l.order_id = o.id),
        'events', (select jsonb_agg(jsonb_build_object('at', e.at, 'from', e.from_status, 'to', e.to_status, 'by',
          e.actor_role,
          'reason', e.reason_code) || case when e.actor_id = caller then jsonb_build_object('note', e.note)
            else '{}' end order by e.seq)
          from public.order_events as e where e.order_id = o.id),
        'courier', (select c.name from private.job_of(o.id) as d join public.couriers as c
          on c.user_id = d.performer_id),
        'payments', (select jsonb_agg(jsonb_build_object('method', p.method, 'status', p.status, 'due', p.due,
          'amount_paise', p.amount_paise, 'refunded_paise', p.refunded_paise) order by p.position)
          from public.payments as p where p.order_id = o.id)) order by o.created_at), '[]')
      from public.enhanced_orders as o where o.user_id = caller),
    'messages', private.message_data(caller),
    'calls', private.call_data(caller),
    'refunds', (select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]') from public.refunds
      as f where f.user_id = caller),
    'coupons_used', (select coalesce(jsonb_agg(to_jsonb(k) - 'user_id'), '[]') from public.coupon_redemptions as k
      where k.user_id = caller),
    'reviews', (select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'order_id', r.order_id,
      'about', case when r.vendor_id is null then 'courier' else 'vendor' end, 'stars', r.stars, 'body', r.body,
        'reply', r.reply) order by r.created_at), '[]')
      from public.reviews as r where r.author_id = caller),
    'wallet_balance_paise', private.wallet_balance(caller),
    'ledger', (select coalesce(jsonb_agg(jsonb_build_object('at', t.at, 'account', a.kind, 'kind', t.kind,
      'amount_paise', e.amount_paise,
      'order_id', t.order_id) order by e.id), '[]')
      from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
      join private.ledger_transactions as t on t.id = e.transaction_id where a.owner_id = caller));
end
$$;

create function private.work_data(caller uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'works_for', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'position', s.position, 'since',
      s.created_at)), '[]')
      from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id where s.user_id = caller),
    'courier', (select to_jsonb(c) - 'user_id' from public.couriers as c where c.user_id = caller),
    'deliveries_made', (select coalesce(jsonb_agg(jsonb_build_object('state', d.state, 'distance_m', d.distance_m,
      'pay_paise', d.pay_paise,
      'assigned_at', d.assigned_at, 'delivered_at', d.done_at) order by d.assigned_at), '[]')
      from public.jobs as d where d.performer_id = caller),
    'shifts', (select coalesce(jsonb_agg(jsonb_build_object('from', s.started_at, 'to', s.ended_at)
      order by s.started_at), '[]')
      from private.courier_shifts as s where s.user_id = caller),
    'positions', (select coalesce(jsonb_agg(jsonb_build_object('lat', p.lat, 'lng', p.lng, 'at', p.at)
      order by p.at), '[]')
      from private.courier_track as p where p.user_id = caller));
end
$$;

-- Closing the account -------------------------------------------------------------------------------------------------
create function private.closing_problems(caller uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_problems jsonb := '[]';
  under_way bigint;
begin
  select count(*) into under_way from public.enhanced_orders as o
    where o.user_id = caller and o.status not in ('delivered', 'cancelled');
  if under_way > 0 then
    found_problems := found_problems || jsonb_build_object('code', 'orders_under_way', 'count', under_way);
  end if;
  if exists (select from public.couriers as c where c.user_id = caller and c.online)
      or exists (select from public.jobs as d where d.performer_id = caller and d.state not in ('delivered',
        'cancelled')) then
    found_problems := found_problems || '{"code": "courier_at_work"}';
  end if;
  if exists (select from public.vendors as v where v.owner_id = caller and v.status not in ('draft', 'terminated'))
      or exists (select from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
        where s.user_id = caller and s.position = 'owner' and v.status <> 'draft' and not exists (
          select from public.vendor_staff as o where o.vendor_id = s.vendor_id and o.position = 'owner'
            and o.user_id <> caller))
      or exists (select from public.regions as r where r.franchise_owner_id = caller) then
    found_problems := found_problems || '{"code": "runs_business"}';
  end if;
  if exists (select from private.gateway_refunds as r where r.user_id = caller
      and r.state in ('asked', 'pending')) then
    found_problems := found_problems || '{"code": "refund_under_way"}';
  end if;
  if exists (select from public.user_roles as r where r.user_id = caller and r.role = 'admin')
      and not exists (select from public.user_roles as r where r.user_id <> caller and r.role = 'admin') then
    found_problems := found_problems || '{"code": "last_admin"}';
  end if;
  found_problems := found_problems || private.money_problems(caller);
  return found_problems;
end
$$;

comment on function private.closing_problems is
  'Reasons why an account cannot be closed, most urgent first; the wallet is checked separately.';

-- The last four digits of the number, or the email address: typed by the owner, in any script, to confirm.
create function private.closing_word(caller uuid) returns text language sql stable set search_path = '' as $$
  select coalesce(right(nullif(u.phone, ''), 4), lower(u.email)) from auth.users as u where u.id = caller
$$;

create function public.account_closing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return jsonb_build_object('problems', private.closing_problems(caller), 'wallet_balance_paise',
    private.wallet_balance(caller),
    'confirm_with', (select case when nullif(u.phone, '') is null then 'email' else 'phone' end from auth.users as u
      where u.id = caller));
end
$$;

comment on function public.account_closing is
  'What prevents closing the caller''s account, the wallet balance, and what to type as confirmation: the last four '
  'digits of the phone, or the email address.';

create function public.delete_account(confirmation text, forfeit_paise bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  problem jsonb;
  balance bigint;
begin
  if caller is null then perform private.refuse(401, 'sign_in_required', 'Please sign in first.'); end if;
  perform private.bound(confirmation, 1000);
  -- Alone with the account, see hold_account; and the same lock as place_order, so that ordering and closing wait for
  -- each other.
  perform pg_advisory_xact_lock(hashtextextended('account:' || caller, 0));
  perform private.take_turns('place_order', caller::text);
  if private.account_is_closed() then return jsonb_build_object('outcome', 'deleted'); end if;
  if lower(trim(confirmation)) is distinct from private.closing_word(caller) then
    perform private.refuse(400, 'confirmation_wrong', 'What you typed does not match your account.');
  end if;
  -- Checked again: two administrators leaving at once, a job accepted meanwhile, an incoming refund.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  perform from public.couriers as c where c.user_id = caller for update;
  perform from private.ledger_accounts as a where a.owner_id = caller order by a.kind for update;
  problem := private.closing_problems(caller) -> 0;
  if problem is not null then
    -- refuses: orders_under_way, courier_at_work, runs_business, last_admin, payout_under_way, owes_money, books_open
    perform private.refuse(409, problem ->> 'code', 'Your account cannot be deleted yet.', problem - 'code');
  end if;
  balance := private.wallet_balance(caller);
  if balance > 0 and forfeit_paise is distinct from balance then
    perform private.refuse(409, 'wallet_not_empty', 'There is still money in your wallet.',
      jsonb_build_object('balance_paise', balance));
  end if;
  if exists (select from storage.objects as s where s.bucket_id = 'avatars' and s.name like caller || '/%') then
    perform private.refuse(409, 'avatar_not_removed', 'Your photo has to be removed first.');
  end if;
  if balance > 0 then
    perform private.post('adjustment', null, 'forfeit:' || caller, array[
      (caller, 'customer_wallet', -balance)::private.movement, (null, 'platform_revenue', balance)::private.movement],
      'Given up by the owner when closing the account');
  end if;
  perform private.audit('delete_account', 'user', caller::text, null, jsonb_build_object('forfeited_paise', balance));
  perform private.forget_orders(caller);
  perform private.forget_trades(caller);
  perform private.forget_messages(caller);
  perform private.forget_person(caller);
  return jsonb_build_object('outcome', 'deleted');
end
$$;

comment on function public.delete_account is
  'Closes the caller''s account for good: personal data is removed, orders and ledger entries stay without the '
  'name. forfeit_paise must be the '
  'exact wallet balance that is given up. Repeating the call changes nothing.';

create function private.forget_orders(caller uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Records that tax law requires are kept: town, pin code, goods and amounts.
  update public.enhanced_orders as o set instructions = null,
    address = case when o.address is not null then jsonb_build_object('city', o.address -> 'city', 'pincode',
      o.address -> 'pincode') end,
    items = (select jsonb_agg(i - 'special_instructions' order by n)
      from jsonb_array_elements(o.items) with ordinality as e (i, n))
  where o.user_id = caller;
  update public.order_items as l set special_instructions = null
  from public.enhanced_orders as o where o.user_id = caller and l.order_id = o.id
    and l.special_instructions is not null;
  -- Where it was picked up at a vendor stays.
  update public.job_stops as s set lat = round(s.lat::numeric, 2), lng = round(s.lng::numeric, 2), address = null,
    landmark = null, proof = null
  from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id
  where o.user_id = caller and s.job_id = j.id and (s.what <> 'pickup' or j.vendor_id is null);
  update public.reviews as r set author_name = '' where r.author_id = caller;
end
$$;

create function private.forget_person(caller uuid) returns void language plpgsql set search_path = '' as $$
begin
  delete from public.addresses as a where a.user_id = caller;
  delete from public.unified_cart_items as c where c.user_id = caller;
  delete from public.wishlists as w where w.user_id = caller;
  delete from public.system_notifications as n where n.user_id = caller;
  delete from public.push_subscriptions as p where p.user_id = caller;
  delete from public.app_logs as l where l.user_id = caller;
  delete from private.quotes as q where q.user_id = caller;
  delete from private.idempotency_keys as k where k.actor_id = caller;
  delete from private.data_exports as e where e.user_id = caller;
  perform private.forget_payout_accounts(caller);
  perform private.log_act(s.vendor_id, 'left', caller, jsonb_build_object('position', s.position))
  from public.vendor_staff as s where s.user_id = caller;
  delete from public.vendor_staff as s where s.user_id = caller;
  update public.vendors as v set owner_id = null, phone = null where v.owner_id = caller;
  update public.couriers as c set name = 'Delivery partner', phone = null, photo = null, plate = null, verified = false
    where c.user_id = caller;
  delete from private.position_states as s where s.user_id = caller;
  delete from public.courier_positions as p where p.user_id = caller;
  delete from private.courier_track as t where t.user_id = caller;
  delete from private.position_marks as m where m.user_id = caller;
  update public.profiles as p set full_name = null, avatar_url = null, phone = null, address = null, city = null,
    verified = false, language = 'en'
  where p.id = caller;
  delete from public.user_roles as r where r.user_id = caller;
  delete from private.topic_log as t where t.topic = 'user:' || caller;
  insert into private.closed_accounts (user_id) values (caller);
  -- Deleting sessions deletes their refresh tokens. Without number, address and password nobody signs in as this user
  -- again, and the number is free for a new account.
  delete from auth.sessions as s where s.user_id = caller;
  delete from auth.refresh_tokens as t where t.user_id::text = caller::text;
  delete from auth.identities as i where i.user_id = caller;
  update auth.users as u set phone = null, email = null, encrypted_password = null, phone_confirmed_at = null,
    email_confirmed_at = null,
    phone_change = '', email_change = '', confirmation_token = '', recovery_token = '', phone_change_token = '',
    email_change_token_new = '', email_change_token_current = '', reauthentication_token = '',
    raw_user_meta_data = '{}', raw_app_meta_data = '{}', banned_until = now() + interval '100 years', deleted_at = now()
  where u.id = caller;
end
$$;

revoke execute on function public.my_sessions(), public.end_session(uuid), public.export_my_data(),
  public.account_closing(),
  public.delete_account(text, bigint) from public, anon;
grant execute on function public.my_sessions(), public.end_session(uuid), public.export_my_data(),
  public.account_closing(),
  public.delete_account(text, bigint) to authenticated;

-- Limits that many requests at once passed, and places that nobody could get back (docs/decisions/0069).

-- Pictures: a path is handed out in one transaction and the file stored in another, so both are counted.
create table private.picture_places (
  path text primary key,
  bucket text not null,
  folder text not null,
  given_at timestamptz not null default now()
);

create index picture_places_folder_idx on private.picture_places (bucket, folder, given_at);

comment on table private.picture_places is 'Paths that were handed out for pictures, for a day: each counts against '
  'the limit of its folder until its file is there.';

create function private.place_picture(bucket text, folder text, extension text) returns text
  language plpgsql set search_path = '' as $$
declare
  path text := place_picture.folder || gen_random_uuid() || '.' || place_picture.extension;
begin
  delete from private.picture_places as p where p.bucket = place_picture.bucket and p.folder = place_picture.folder
    and p.given_at < now() - interval '1 day';
  insert into private.picture_places (path, bucket, folder) values (path, place_picture.bucket, place_picture.folder);
  return path;
end
$$;

comment on function private.place_picture is
  'A new path in a folder, which counts from now on. The caller holds the turn of that folder.';

create function private.pictures_in(bucket text, folder text, since timestamptz) returns bigint language sql
  stable set search_path = '' as $$
  select (select count(*) from storage.objects as s where s.bucket_id = pictures_in.bucket
    and starts_with(s.name, pictures_in.folder) and s.created_at > pictures_in.since)
    -- An upload that fails gives its place back after a quarter of an hour.
    + (select count(*) from private.picture_places as p where p.bucket = pictures_in.bucket
      and p.folder = pictures_in.folder
        and p.given_at > greatest(pictures_in.since, now() - interval '15 minutes')
        and not exists (select from storage.objects as s where s.bucket_id = p.bucket and s.name = p.path))
$$;

comment on function private.pictures_in is
  'Pictures of a folder since a time: those that are stored, and those that are on their way.';

-- Answers and messages to help: each writer's are written one at a time, and counted after the one before.
create function private.limit_answers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turns('answer_question', new.author_id::text);
  if (select count(*) from public.product_answers as a where a.author_id = new.author_id
    and a.created_at > now() - interval '1 hour')
      >= 3 * private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  return new;
end
$$;

comment on function private.limit_answers is
  'Refuses more answers of one writer within an hour than answer_question allows, however many arrive together.';

create function private.limit_support_messages() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.take_turns('support_messages', new.author_id::text);
  if (select count(*) from private.support_messages as m where m.author_id = new.author_id
    and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  return new;
end
$$;

comment on function private.limit_support_messages is
  'Refuses more messages of one writer within a minute than write_to_ticket allows, however many arrive together.';

-- Desks that the administration lacked: people and their roles, the audit log, wishes for services by town, and
-- businesses that want to sell (docs/decisions/0074).

-- People --------------------------------------------------------------------------------------------------------------
create function public.admin_people(search text default null)
returns table (user_id uuid, name text, phone_end text, roles public.app_role[], since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := nullif(left(trim(admin_people.search), 100), '');
  number text := private.read_phone(words);
begin
  perform private.require_role('admin');
  return query
    with found as (
      -- Without a search: whoever may do more than a customer. A number is found whole, so that nobody is found by
      -- trying digits.
      select u.id from auth.users as u where words is null
        and exists (select from public.user_roles as r where r.user_id = u.id and r.role <> 'user')
      union
      select u.id from auth.users as u where u.phone = ltrim(number, '+')
      union
      select p.id from public.profiles as p where number is null and words !~ '^[0-9+ ()-]+$' and length(words) >= 2
        and lower(p.full_name) like private.like_pattern(words)
    )
    select f.id, private.name_of(f.id), private.phone_end(f.id),
      coalesce((select array_agg(r.role order by r.role) from public.user_roles as r where r.user_id = f.id), '{}'),
        u.created_at
    from found as f join auth.users as u on u.id = f.id
    order by exists (select from public.user_roles as r where r.user_id = f.id and r.role = 'admin') desc,
      private.name_of(f.id), f.id limit 50;
end
$$;

comment on function public.admin_people is
  'People by name (two letters on) or by their whole phone number, without a search those with a role: {user_id, name, '
    'phone_end, roles, since}, fifty at the '
  'most. Administrators only.';

-- The audit log -------------------------------------------------------------------------------------------------------
create index audit_log_action_idx on public.audit_log (action, id);

create function public.admin_audit(of_action text default null, by_actor text default null, about text default null,
  before_id bigint default null,
  limit_count integer default 50)
returns table (id bigint, at timestamptz, actor_id uuid, actor_name text, actor_role text, action text,
  subject_type text, subject_id text,
  before jsonb, after jsonb, note text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  acts text := nullif(left(trim(admin_audit.of_action), 60), '');
  who text := nullif(left(trim(admin_audit.by_actor), 100), '');
  subject text := nullif(left(trim(admin_audit.about), 100), '');
begin
  perform private.require_role('admin');
  return query
    select a.id, a.at, a.actor_id, private.name_of(a.actor_id), a.actor_role, a.action, a.subject_type, a.subject_id,
      a.before, a.after, a.note
    from public.audit_log as a
    where (acts is null or a.action = acts) and (subject is null or a.subject_id = subject or a.subject_type = subject)
      and (who is null or a.actor_id in (select p.id from public.profiles as p
        where lower(p.full_name) like private.like_pattern(who)))
      and (admin_audit.before_id is null or a.id < admin_audit.before_id)
    order by a.id desc limit least(greatest(coalesce(admin_audit.limit_count, 50), 1), 100);
end
$$;

comment on function public.admin_audit is
  'The audit log, newest first, by action, by the actor''s name, by the subject''s kind or id; a page follows '
    'before_id. Administrators only.';

create function public.audit_actions() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query select distinct a.action from public.audit_log as a order by 1;
end
$$;

comment on function public.audit_actions is 'What the audit log knows of, by name. Administrators only.';

-- Wishes --------------------------------------------------------------------------------------------------------------
create function public.admin_wishes()
returns table (slug text, name text, region_slug text, region_name text, wishes integer, latest timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select w.* from (
      select c.slug, c.name, r.slug as town, r.name as town_name, count(*)::integer as people,
        max(s.created_at) as latest
      from public.service_interest as s join public.categories as c on c.id = s.category_id
      left join public.regions as r on r.id = s.region_id
      where s.told_at is null group by c.slug, c.name, r.slug, r.name
      union all
      select 'area', 'Deliveries', a.area, mode() within group (order by a.place), count(*)::integer, max(a.created_at)
      from public.area_interest as a group by a.area
    ) as w (slug, name, town, town_name, people, latest)
    order by w.people desc, w.name, w.town_name nulls last limit 500;
end
$$;

comment on function public.admin_wishes is
  'How many people wait for a service in a town (null: none named), or with the slug "area" for deliveries somewhere '
  '(region_slug: its square, region_name: what most call it), the most wanted first. Administrators only.';

create function public.decide_business_request(request_id uuid, state text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b public.business_requests;
begin
  select * into b from public.business_requests as k where k.id = decide_business_request.request_id for no key update;
  if not found then perform private.refuse(404, 'request_to_sell_not_found', 'There is no such request.'); end if;
  if coalesce(decide_business_request.state, '') not in ('contacted', 'added', 'declined') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if b.state = decide_business_request.state then return; end if;
  if b.state in ('added', 'declined') then
    perform private.refuse(409, 'request_to_sell_decided', 'This request has been decided already.');
  end if;
  update public.business_requests as k set state = decide_business_request.state, decided_at = now(),
    decided_by = caller where k.id = b.id;
  perform private.audit('decide_business_request', 'business_request', b.id::text, jsonb_build_object('state', b.state),
    jsonb_build_object('state', decide_business_request.state));
end
$$;

comment on function public.decide_business_request is
  'Marks a request to sell as contacted, added or declined; the last two are final. Administrators only; in the audit '
    'log.';

create function private.business_request_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('business_requests',
    (select coalesce(jsonb_agg(jsonb_build_object('business', b.business, 'trade', b.trade, 'town', b.town,
    'phone', b.phone, 'note', b.note, 'state', b.state, 'created_at', b.created_at) order by b.created_at), '[]')
      from public.business_requests as b
    where b.user_id = caller))
$$;

comment on function private.business_request_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_business_requests(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.business_requests as b where b.user_id = caller
$$;

comment on function private.forget_business_requests is 'Removes the requests of a closed account; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('business_requests', 'private.business_request_data', 'private.forget_business_requests');
