-- The user's own account: verification, picture, signed-in devices, data export and closing. Orders, the ledger and
-- couriers come in later files; functions are bound when they run.

-- Closed accounts ----------------------------------------------------------------------------------------------------

create table private.closed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  closed_at timestamptz not null default now()
);
comment on table private.closed_accounts is
  'Accounts that their owners have closed. The row in auth.users stays, without a name: orders and the ledger refer to it.';

create function private.account_is_closed() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.closed_accounts as c where c.user_id = auth.uid());
end
$$;
comment on function private.account_is_closed is
  'Whether the caller closed this account: an access token outlives its session by up to an hour, and must do nothing then.';

create function private.hold_account(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Closing takes the same lock alone: it waits for whoever is writing, and whoever comes later finds the account closed.
  perform pg_advisory_xact_lock_shared(hashtextextended('account:' || owner, 0));
  if exists (select from private.closed_accounts as c where c.user_id = owner) then
    perform private.refuse(401, 'sign_in_required', 'Please sign in first.');
  end if;
end
$$;
comment on function private.hold_account is
  'Keeps an account from being closed until the transaction ends, and refuses where it is closed. Before any other lock.';

create function private.hold_account_of_row() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Jobs and seeds write for thousands of accounts at once, more than there are locks; they write for no account that closes.
  if auth.uid() is null then return new; end if;
  if tg_argv[0] = 'actor_id' then perform private.hold_account(new.actor_id);
  else perform private.hold_account(new.user_id);
  end if;
  return new;
end
$$;
comment on function private.hold_account_of_row is
  'Refuses new personal data of an account that is closed or is being closed by another transaction. On inserts only: an update '
  'holds its row already, which closing waits for. The argument names the owner''s column.';
create trigger account_is_open before insert on public.unified_cart_items for each row execute function private.hold_account_of_row('user_id');
create trigger account_is_open before insert on public.addresses for each row execute function private.hold_account_of_row('user_id');
create trigger account_is_open before insert on public.wishlists for each row execute function private.hold_account_of_row('user_id');
create trigger account_is_open before insert on public.user_roles for each row execute function private.hold_account_of_row('user_id');
create trigger account_is_open before insert on private.idempotency_keys for each row execute function private.hold_account_of_row('actor_id');

create function private.refuse_closed_accounts() returns trigger language plpgsql security definer set search_path = '' as $$
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
alter table public.profiles add constraint avatar_in_own_folder
  check (avatar_url ~ ('^' || id || '/[a-z0-9-]{1,64}[.](webp|jpg)$'));
comment on column public.profiles.avatar_url is 'Path in the bucket avatars: never an external URL, which could track its viewers.';
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
    select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'), s.user_agent, host(s.ip), s.id is not distinct from here
    from auth.sessions as s
    where s.user_id = caller and (s.not_after is null or s.not_after > now())
    order by s.id is not distinct from here desc, 3 desc;
end
$$;
comment on function public.my_sessions is
  'Where the caller is signed in, this device first; last_seen_at is the last renewal of the session, at most an hour ago while in use.';

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

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('data_exports_per_day', 'integer', 'count', '5', 1, 100, 'access', 'Copies of their data that a person may download within 24 hours.', false);

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
comment on table private.trade_accounts is 'What each trade stores about a person. A trade adds its row in its own migration.';
comment on column private.trade_accounts.data is 'The name of a function (caller uuid) returns jsonb: an object with the trade''s own keys, for the export.';
comment on column private.trade_accounts.forget is 'The name of a function (caller uuid) returns void: removes personal data when the account closes.';

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
    perform private.refuse(429, 'too_many_exports', 'You can download your data a few times a day. Please try again tomorrow.',
      jsonb_build_object('count', allowed));
  end if;
  insert into private.data_exports (user_id) values (caller);
  return jsonb_build_object('exported_at', now(), 'money_is_in', 'paise (1 rupee is 100 paise)')
    || private.person_data(caller) || private.order_data(caller) || private.work_data(caller) || private.payout_data(caller)
    || private.trade_data(caller);
end
$$;
comment on function public.export_my_data is
  'All data stored about the caller, and nobody else''s data beyond what the caller was shown. A few times a day.';

create function private.person_data(caller uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'phone', '+' || nullif(u.phone, ''), 'email', u.email, 'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at) from auth.users as u where u.id = caller),
    'profile', (select to_jsonb(p) - 'id' from public.profiles as p where p.id = caller),
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'since', r.created_at) order by r.role), '[]')
      from public.user_roles as r where r.user_id = caller),
    'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]')
      from public.addresses as a where a.user_id = caller),
    'devices', (select coalesce(jsonb_agg(jsonb_build_object('signed_in_at', s.created_at, 'last_seen_at', s.refreshed_at,
      'user_agent', s.user_agent, 'ip', host(s.ip)) order by s.created_at), '[]') from auth.sessions as s where s.user_id = caller),
    'told_on', (select coalesce(jsonb_agg(jsonb_build_object('since', p.created_at, 'last_told_at', p.last_ok_at, 'user_agent', p.user_agent,
      'language', p.language, 'endpoint', p.endpoint) order by p.created_at), '[]') from public.push_subscriptions as p where p.user_id = caller),
    'cart', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at), '[]')
      from public.unified_cart_items as c where c.user_id = caller),
    'wishlist', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'item', i.name, 'since', w.created_at) order by w.created_at), '[]')
      from public.wishlists as w left join public.vendors as v on v.id = w.vendor_id
      left join public.catalog_items as i on i.id = w.item_id where w.user_id = caller),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('title', n.title, 'message', n.message, 'at', n.created_at,
      'is_read', n.is_read) order by n.created_at), '[]') from public.system_notifications as n where n.user_id = caller),
    'app_logs', (select coalesce(jsonb_agg(jsonb_build_object('at', l.created_at, 'level', l.level, 'message', l.message,
      'context', l.context, 'metadata', l.metadata) order by l.created_at), '[]') from public.app_logs as l where l.user_id = caller));
end
$$;

create function private.order_data(caller uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    -- Columns are listed, so that what a later one says of others stays hidden.
    'orders', (select coalesce(jsonb_agg(private.order_for_customer(o) - 'items' - 'last_seq' || jsonb_build_object(
        'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'item_id', l.item_id, 'name', l.name, 'options', l.options,
          'option_ids', l.option_ids, 'special_instructions', l.special_instructions, 'unit_paise', l.unit_paise, 'quantity', l.quantity,
          'total_paise', l.total_paise, 'diet', o.items -> (l.position - 1) -> 'diet') order by l.position) from public.order_items as l where l.order_id = o.id),
        'events', (select jsonb_agg(jsonb_build_object('at', e.at, 'from', e.from_status, 'to', e.to_status, 'by', e.actor_role,
          'reason', e.reason_code) || case when e.actor_id = caller then jsonb_build_object('note', e.note) else '{}' end order by e.seq)
          from public.order_events as e where e.order_id = o.id),
        'courier', (select c.name from public.deliveries as d join public.couriers as c on c.user_id = d.courier_id where d.order_id = o.id),
        'payment', (select jsonb_build_object('method', p.method, 'status', p.status, 'amount_paise', p.amount_paise,
          'refunded_paise', p.refunded_paise) from public.payments as p where p.order_id = o.id)) order by o.created_at), '[]')
      from public.enhanced_orders as o where o.user_id = caller),
    'messages', private.message_data(caller),
    'calls', private.call_data(caller),
    'refunds', (select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]') from public.refunds as f where f.user_id = caller),
    'coupons_used', (select coalesce(jsonb_agg(to_jsonb(k) - 'user_id'), '[]') from public.coupon_redemptions as k where k.user_id = caller),
    'reviews', (select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'order_id', r.order_id,
      'about', case when r.vendor_id is null then 'courier' else 'vendor' end, 'stars', r.stars, 'body', r.body, 'reply', r.reply) order by r.created_at), '[]')
      from public.reviews as r where r.author_id = caller),
    'wallet_balance_paise', private.wallet_balance(caller),
    'ledger', (select coalesce(jsonb_agg(jsonb_build_object('at', t.at, 'account', a.kind, 'kind', t.kind, 'amount_paise', e.amount_paise,
      'order_id', t.order_id) order by e.id), '[]')
      from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
      join private.ledger_transactions as t on t.id = e.transaction_id where a.owner_id = caller));
end
$$;

create function private.work_data(caller uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'works_for', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'position', s.position, 'since', s.created_at)), '[]')
      from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id where s.user_id = caller),
    'courier', (select to_jsonb(c) - 'user_id' from public.couriers as c where c.user_id = caller),
    'deliveries_made', (select coalesce(jsonb_agg(jsonb_build_object('state', d.state, 'distance_m', d.distance_m, 'pay_paise', d.pay_paise,
      'assigned_at', d.assigned_at, 'delivered_at', d.delivered_at) order by d.assigned_at), '[]')
      from public.deliveries as d where d.courier_id = caller),
    'shifts', (select coalesce(jsonb_agg(jsonb_build_object('from', s.started_at, 'to', s.ended_at) order by s.started_at), '[]')
      from private.courier_shifts as s where s.user_id = caller),
    'positions', (select coalesce(jsonb_agg(jsonb_build_object('lat', p.lat, 'lng', p.lng, 'at', p.at) order by p.at), '[]')
      from private.courier_track as p where p.user_id = caller));
end
$$;

-- Closing the account ---------------------------------------------------------------------------------------------------------

create function private.closing_problems(caller uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_problems jsonb := '[]';
  under_way bigint;
begin
  select count(*) into under_way from public.enhanced_orders as o where o.user_id = caller and o.status not in ('delivered', 'cancelled');
  if under_way > 0 then
    found_problems := found_problems || jsonb_build_object('code', 'orders_under_way', 'count', under_way);
  end if;
  if exists (select from public.couriers as c where c.user_id = caller and c.online)
      or exists (select from public.deliveries as d where d.courier_id = caller and d.state not in ('delivered', 'cancelled')) then
    found_problems := found_problems || '{"code": "courier_at_work"}';
  end if;
  if exists (select from public.vendors as v where v.owner_id = caller and v.status <> 'draft')
      or exists (select from public.regions as r where r.franchise_owner_id = caller) then
    found_problems := found_problems || '{"code": "runs_business"}';
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
  return jsonb_build_object('problems', private.closing_problems(caller), 'wallet_balance_paise', private.wallet_balance(caller),
    'confirm_with', (select case when nullif(u.phone, '') is null then 'email' else 'phone' end from auth.users as u where u.id = caller));
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
  -- Alone with the account, see hold_account; and the same lock as place_order, so that ordering and closing wait for each other.
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
    perform private.refuse(409, 'wallet_not_empty', 'There is still money in your wallet.', jsonb_build_object('balance_paise', balance));
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

create function private.forget_orders(caller uuid) returns void language plpgsql set search_path = '' as $$
begin
  -- Records that tax law requires are kept: town, pin code, goods and amounts.
  update public.enhanced_orders as o set instructions = null,
    address = case when o.address is not null then jsonb_build_object('city', o.address -> 'city', 'pincode', o.address -> 'pincode') end,
    items = (select jsonb_agg(i - 'special_instructions' order by n) from jsonb_array_elements(o.items) with ordinality as e (i, n))
  where o.user_id = caller;
  update public.order_items as l set special_instructions = null
  from public.enhanced_orders as o where o.user_id = caller and l.order_id = o.id and l.special_instructions is not null;
  update public.deliveries as d set drop_lat = round(d.drop_lat::numeric, 2), drop_lng = round(d.drop_lng::numeric, 2)
  from public.enhanced_orders as o where o.user_id = caller and d.order_id = o.id;
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
  delete from public.vendor_staff as s where s.user_id = caller;
  update public.vendors as v set owner_id = null, phone = null where v.owner_id = caller;
  update public.couriers as c set name = 'Delivery partner', phone = null, photo = null, plate = null, verified = false where c.user_id = caller;
  delete from public.courier_positions as p where p.user_id = caller;
  delete from private.courier_track as t where t.user_id = caller;
  update public.profiles as p set full_name = null, avatar_url = null, phone = null, address = null, city = null, verified = false, language = 'en'
  where p.id = caller;
  delete from public.user_roles as r where r.user_id = caller;
  delete from private.topic_log as t where t.topic = 'user:' || caller;
  insert into private.closed_accounts (user_id) values (caller);
  -- Deleting sessions deletes their refresh tokens. Without number, address and password nobody signs in as this user again,
  -- and the number is free for a new account.
  delete from auth.sessions as s where s.user_id = caller;
  delete from auth.refresh_tokens as t where t.user_id::text = caller::text;
  delete from auth.identities as i where i.user_id = caller;
  update auth.users as u set phone = null, email = null, encrypted_password = null, phone_confirmed_at = null, email_confirmed_at = null,
    phone_change = '', email_change = '', confirmation_token = '', recovery_token = '', phone_change_token = '',
    email_change_token_new = '', email_change_token_current = '', reauthentication_token = '',
    raw_user_meta_data = '{}', raw_app_meta_data = '{}', banned_until = now() + interval '100 years', deleted_at = now()
  where u.id = caller;
end
$$;

revoke execute on function public.my_sessions(), public.end_session(uuid), public.export_my_data(), public.account_closing(),
  public.delete_account(text, bigint) from public, anon;
grant execute on function public.my_sessions(), public.end_session(uuid), public.export_my_data(), public.account_closing(),
  public.delete_account(text, bigint) to authenticated;
