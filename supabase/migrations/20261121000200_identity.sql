-- Identity: profiles, roles, addresses, the first administrator.

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
  updated_at timestamptz not null default now()
);
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
comment on table public.user_roles is 'The roles that policies read, so that revoking one works at once (Spec §3 user_roles).';
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
comment on function private.is_indian_mobile is 'Whether a number, with or without "+", is an Indian mobile (Spec §5 Phone).';

create function private.refuse_foreign_phone() returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
  return null;
end
$$;
comment on function private.refuse_foreign_phone is
  'Refuses foreign numbers however they arrive: a sign-up, an invitation, or a change of number (Spec §2 Welcome choice).';
create trigger phones_are_indian before insert or update of phone on auth.users for each row
  when (new.phone <> '' and not private.is_indian_mobile(new.phone))
  execute function private.refuse_foreign_phone();

create function private.before_user_created(event jsonb) returns jsonb language sql stable set search_path = '' as $$
  select case
    when coalesce(event -> 'user' ->> 'phone', '') = '' or private.is_indian_mobile(event -> 'user' ->> 'phone') then '{}'::jsonb
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

create function private.end_role_subscriptions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' then
    perform private.rename_topic('region:' || r.id) from public.regions as r;
  elsif old.role = 'vendor' then
    perform private.rename_topic('vendor:' || s.vendor_id) from public.vendor_staff as s where s.user_id = old.user_id;
  end if;
  perform private.rename_topic('order:' || p.order_id) from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.user_id = old.user_id and k.account_role = old.role and (p.until_at is null or p.until_at > now());
  perform private.recheck_subscriptions(old.user_id);
  return null;
end
$$;
comment on function private.end_role_subscriptions is 'Whoever loses a role hears nothing more of the topics that it opened.';
create trigger former_holders_hear_nothing after delete on public.user_roles
  for each row execute function private.end_role_subscriptions();

create function public.assign_additional_role(target_user_id uuid, new_role public.app_role) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  is_admin boolean := private.is_admin();
begin
  if not is_admin and (target_user_id <> caller or new_role not in ('vendor', 'delivery')) then
    perform private.refuse(403, 'role_not_self_assignable', 'Admin access requires approval. Please contact support.');
  end if;
  if not exists (select from auth.users as u where u.id = target_user_id) then
    perform private.refuse(404, 'user_not_found', 'There is no such account.');
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (target_user_id, new_role, caller)
  on conflict do nothing;
  if is_admin then
    perform private.audit('assign_role', 'user', target_user_id::text, null, jsonb_build_object('role', new_role));
  end if;
end
$$;
revoke execute on function public.assign_additional_role(uuid, public.app_role) from public, anon;
grant execute on function public.assign_additional_role(uuid, public.app_role) to authenticated;
comment on function public.assign_additional_role is
  'Adds a role: vendor or delivery for oneself, any for administrators. Opens the console only; selling and delivering need approval.';

create function public.revoke_role(target_user_id uuid, role public.app_role) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  if revoke_role.role = 'user' then
    perform private.refuse(400, 'role_not_revocable', 'Everybody is a customer. This role cannot be taken away.');
  end if;
  if not exists (select from auth.users as u where u.id = target_user_id) then
    perform private.refuse(404, 'user_not_found', 'There is no such account.');
  end if;
  if revoke_role.role = 'admin' then
    -- One at a time, or two administrators could remove each other. After waiting, the caller's own role is checked again.
    perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
    perform private.require_role('admin');
    if not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> target_user_id) then
      perform private.refuse(409, 'last_admin', 'This is the last administrator. Name another one first.');
    end if;
  end if;
  -- Recorded before the role is removed: administrators who revoke their own role still have it here.
  if exists (select from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role) then
    perform private.audit('revoke_role', 'user', target_user_id::text, jsonb_build_object('role', revoke_role.role));
    delete from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role;
  end if;
end
$$;
revoke execute on function public.revoke_role(uuid, public.app_role) from public, anon;
grant execute on function public.revoke_role(uuid, public.app_role) to authenticated;
comment on function public.revoke_role is
  'Revokes a role; administrators only. Policies read the table, so it takes effect with the next statement. The last administrator stays.';

create function public.check_roles() returns table (role public.app_role, granted boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return query select r.role, private.has_role(r.role) from unnest(enum_range(null::public.app_role)) as r (role);
end
$$;
revoke execute on function public.check_roles() from public, anon;
grant execute on function public.check_roles() to authenticated;
comment on function public.check_roles is 'What the policies return to the caller for every role right now (Spec §2 /role-test).';

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
comment on function public.setup_is_open is 'Whether this system still has no administrator, for the page that creates the first one.';

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
