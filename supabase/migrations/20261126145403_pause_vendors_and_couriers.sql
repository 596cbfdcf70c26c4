-- The administration pauses a vendor or a courier with a reason, and resumes them: a paused vendor takes no orders, a paused courier gets
-- no offers; both are told why (docs/decisions/0081).

create table private.suspensions (
  id bigint generated always as identity primary key,
  vendor_id uuid references public.vendors (id) on delete cascade,
  courier_id uuid references public.couriers (user_id) on delete cascade,
  reason text not null constraint suspension_reason_length check (length(trim(reason)) between 3 and 300),
  was_accepting boolean,
  by_id uuid not null,
  at timestamptz not null default now(),
  ended_by uuid,
  ended_at timestamptz,
  constraint suspension_of_one check (num_nonnulls(vendor_id, courier_id) = 1)
);
create unique index suspensions_vendor_idx on private.suspensions (vendor_id) where ended_at is null;
create unique index suspensions_courier_idx on private.suspensions (courier_id) where ended_at is null;
create index suspensions_of_vendor_idx on private.suspensions (vendor_id);
create index suspensions_of_courier_idx on private.suspensions (courier_id);
comment on table private.suspensions is
  'Vendors and couriers whom the administration has paused, and why; ended_at is null while it lasts. was_accepting: whether the vendor took orders before.';

insert into private.notification_templates (template, type, title, message) values
  ('vendor_suspended', 'warning', 'Angadi has paused your business', '{vendor} takes no new orders: {reason}. Finish those you have. Support tells you more.'),
  ('vendor_resumed', 'success', 'Your business is open again', '{vendor} can take orders again.'),
  ('courier_suspended', 'warning', 'Angadi has paused your account', 'You get no new jobs: {reason}. Finish the one you have. Support tells you more.'),
  ('courier_resumed', 'success', 'You can deliver again', 'Your account is no longer paused. Go online to get jobs.');

create function private.courier_suspended_for(courier_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select s.reason from private.suspensions as s where s.courier_id = courier_suspended_for.courier_id and s.ended_at is null
$$;
comment on function private.courier_suspended_for is 'Why a courier is paused by the administration; null while they are not.';
revoke execute on function private.courier_suspended_for(uuid) from public;

create function private.suspension_reason(reason text) returns text language plpgsql set search_path = '' as $$
begin
  perform private.bound(suspension_reason.reason, 2000);
  if length(trim(coalesce(suspension_reason.reason, ''))) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  return trim(suspension_reason.reason);
end
$$;
comment on function private.suspension_reason is 'A reason as it is kept; refuses reason_missing.';

create function public.suspend_vendor(vendor_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  why text := private.suspension_reason(suspend_vendor.reason);
  v public.vendors;
begin
  select * into v from public.vendors as k where k.id = suspend_vendor.vendor_id for no key update;
  if not found then perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.'); end if;
  if v.status = 'suspended' then return; end if;
  if v.status <> 'active' then perform private.refuse(409, 'vendor_not_active', 'This vendor does not sell yet.'); end if;
  if private.is_staff_of(v.id, caller) then perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.'); end if;
  insert into private.suspensions (vendor_id, reason, was_accepting, by_id) values (v.id, why, v.accepting_orders, caller);
  update public.vendors as k set status = 'suspended', accepting_orders = false where k.id = v.id;
  perform private.audit('suspend_vendor', 'vendor', v.id::text, jsonb_build_object('status', v.status), jsonb_build_object('status', 'suspended'), why);
  perform private.notify(s.user_id, 'vendor_suspended', jsonb_build_object('vendor', v.name, 'reason', why), '/vendor')
  from public.vendor_staff as s where s.vendor_id = v.id;
  perform private.publish('vendor:' || v.id, 'menu', '{}'::jsonb);
end
$$;
comment on function public.suspend_vendor is
  'Pauses a vendor: nobody finds it or orders from it; present orders go on. Its people are told the reason. Twice is once. Refuses reason_missing, '
  'vendor_not_found, vendor_not_active, own_account. Administrators only; in the audit log.';

create function public.resume_vendor(vendor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  v public.vendors;
  s private.suspensions;
begin
  select * into v from public.vendors as k where k.id = resume_vendor.vendor_id for no key update;
  if not found then perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.'); end if;
  if v.status <> 'suspended' then return; end if;
  if private.is_staff_of(v.id, caller) then perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.'); end if;
  update private.suspensions as k set ended_at = now(), ended_by = caller where k.vendor_id = v.id and k.ended_at is null returning * into s;
  update public.vendors as k set status = 'active' where k.id = v.id;
  update public.vendors as k set accepting_orders = coalesce(s.was_accepting, true) where k.id = v.id;
  perform private.audit('resume_vendor', 'vendor', v.id::text, jsonb_build_object('status', 'suspended', 'reason', s.reason), jsonb_build_object('status', 'active'));
  perform private.notify(p.user_id, 'vendor_resumed', jsonb_build_object('vendor', v.name), '/vendor')
  from public.vendor_staff as p where p.vendor_id = v.id;
  perform private.publish('vendor:' || v.id, 'menu', '{}'::jsonb);
end
$$;
comment on function public.resume_vendor is
  'Ends the pause of a vendor, which takes orders again as it did before. Refuses vendor_not_found, own_account. Administrators only; in the audit log.';

create function private.keep_suspended_closed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse(403, 'vendor_suspended', 'Angadi has paused this business. Please ask support.', jsonb_build_object('reason',
    (select s.reason from private.suspensions as s where s.vendor_id = new.id and s.ended_at is null)));
  return new;
end
$$;
comment on function private.keep_suspended_closed is 'Nobody opens a business that the administration has paused.';
create trigger a_suspended_vendor_stays_closed before update of accepting_orders on public.vendors
  for each row when (new.status = 'suspended' and old.status = 'suspended' and new.accepting_orders and not old.accepting_orders)
  execute function private.keep_suspended_closed();

create function public.suspend_courier(courier_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  why text := private.suspension_reason(suspend_courier.reason);
  c public.couriers;
  waiting uuid;
begin
  if suspend_courier.courier_id = caller then perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.'); end if;
  -- Jobs before couriers, as everywhere.
  perform from public.deliveries as d
  where d.order_id in (select f.order_id from public.job_offers as f where f.courier_id = suspend_courier.courier_id and f.outcome = 'offered')
  order by d.order_id for no key update;
  select * into c from public.couriers as k where k.user_id = suspend_courier.courier_id for no key update;
  if not found then perform private.refuse(404, 'courier_not_found', 'There is no such courier.'); end if;
  if private.courier_suspended_for(c.user_id) is not null then return; end if;
  insert into private.suspensions (courier_id, reason, by_id) values (c.user_id, why, caller);
  for waiting in update public.job_offers as f set outcome = 'withdrawn', answered_at = now()
    where f.courier_id = c.user_id and f.outcome = 'offered' returning f.order_id
  loop
    perform private.next_wave_if_idle(waiting);
  end loop;
  -- Whoever carries something finishes that first.
  if not exists (select from public.deliveries as d where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) then
    update public.couriers as k set online = false where k.user_id = c.user_id;
    update private.courier_shifts as s set ended_at = now() where s.user_id = c.user_id and s.ended_at is null;
  end if;
  perform private.audit('suspend_courier', 'courier', c.user_id::text, null, jsonb_build_object('suspended', true), why);
  perform private.notify(c.user_id, 'courier_suspended', jsonb_build_object('reason', why), '/delivery-dashboard');
  perform private.publish('region:' || c.region_id, 'courier', jsonb_build_object('courier_id', c.user_id));
end
$$;
comment on function public.suspend_courier is
  'Pauses a courier: no offers, no new shift; a present job is finished. Told with the reason. Twice is once. Refuses reason_missing, courier_not_found, '
  'own_account. Administrators only; in the audit log.';

create function public.resume_courier(courier_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  s private.suspensions;
begin
  if resume_courier.courier_id = caller then perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.'); end if;
  update private.suspensions as k set ended_at = now(), ended_by = caller
  where k.courier_id = resume_courier.courier_id and k.ended_at is null returning * into s;
  if not found then return; end if;
  perform private.audit('resume_courier', 'courier', s.courier_id::text, jsonb_build_object('suspended', true, 'reason', s.reason), jsonb_build_object('suspended', false));
  perform private.notify(s.courier_id, 'courier_resumed', '{}'::jsonb, '/delivery-dashboard');
end
$$;
comment on function public.resume_courier is 'Ends the pause of a courier. Refuses own_account. Administrators only; in the audit log.';

create or replace function private.suitable_couriers(job public.deliveries, reach_m integer, many integer)
returns table (courier_id uuid, distance_m integer, factors jsonb)
language sql stable set search_path = '' as $$
  select near.user_id, near.metres,
    jsonb_build_object('distance_m', near.metres, 'live_jobs', near.live_jobs, 'rating', near.rating)
  from (
    select c.user_id, c.rating, public.distance_m(job.pickup_lat, job.pickup_lng, p.lat, p.lng) as metres,
      (select count(*) from public.deliveries as d
        where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as live_jobs
    from public.couriers as c
    join public.courier_positions as p on p.user_id = c.user_id
    join public.enhanced_orders as o on o.id = job.order_id
    where c.online and c.verified and p.at > now() - interval '5 minutes'
      and extensions.ll_to_earth(p.lat, p.lng) operator(extensions.<@)
        extensions.earth_box(extensions.ll_to_earth(job.pickup_lat, job.pickup_lng), reach_m)
      and c.user_id <> o.user_id
      and exists (select from public.user_roles as r where r.user_id = c.user_id and r.role = 'delivery')
      and not exists (select from private.suspensions as s where s.courier_id = c.user_id and s.ended_at is null)
      and not private.is_staff_of(job.vendor_id, c.user_id)
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.outcome = 'offered')
      -- Once in a search; and whoever declined is asked again in a later one.
      and not exists (select from public.job_offers as f where f.courier_id = c.user_id and f.order_id = job.order_id
        and (f.offered_at >= job.search_started_at or (f.outcome = 'declined'
          and f.answered_at > now() - make_interval(secs => private.setting_int('offer_again_seconds')))))
      and private.has_room(c.user_id, job)
      and private.may_collect(c.user_id, job.order_id)
  ) as near
  order by near.metres, near.user_id limit many
$$;

create or replace function private.why_not_carry(job public.deliveries, c public.couriers) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when not c.verified or not exists (select from public.user_roles as r where r.user_id = c.user_id and r.role = 'delivery')
      then 'not_verified'
    when private.courier_suspended_for(c.user_id) is not null then 'suspended'
    when not c.online then 'offline'
    when private.is_staff_of(job.vendor_id, c.user_id)
      or exists (select from public.enhanced_orders as o where o.id = job.order_id and o.user_id = c.user_id) then 'own_order'
    -- Whether a second counter or address is on the way is for a person to judge; how much somebody can carry is not.
    when (select count(*) from public.deliveries as d
      where d.courier_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')) >= c.capacity then 'hands_full'
    when not private.may_collect(c.user_id, job.order_id) then 'cash_limit' end;
end
$$;
comment on function private.why_not_carry is
  'Why a courier cannot be given a job by hand: not_verified, suspended, offline, own_order, hands_full, cash_limit; null if they can.';

create function private.keep_suspended_offline() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  why text := private.courier_suspended_for(new.user_id);
begin
  if why is not null then
    perform private.refuse(403, 'courier_suspended', 'Angadi has paused your account. Please ask support.', jsonb_build_object('reason', why));
  end if;
  return new;
end
$$;
comment on function private.keep_suspended_offline is 'Nobody begins a shift while the administration has paused them.';
create trigger a_suspended_courier_stays_offline before update of online on public.couriers
  for each row when (new.online and not old.online) execute function private.keep_suspended_offline();

drop function public.my_courier();
create function public.my_courier()
returns table (user_id uuid, name text, photo text, vehicle_kind text, plate text, verified boolean, online boolean, capacity smallint,
  cash_limit_paise integer, cash_in_hand_paise bigint, rating numeric, ratings_count integer, region_id uuid, suspended_for text)
language sql stable security definer set search_path = '' as $$
  select c.user_id, c.name, c.photo, c.vehicle_kind, c.plate, c.verified, c.online, c.capacity, c.cash_limit_paise,
    private.cash_in_hand(c.user_id), c.rating, c.ratings_count, c.region_id, private.courier_suspended_for(c.user_id)
  from public.couriers as c where c.user_id = private.require_role('delivery')
$$;
comment on function public.my_courier is
  'The caller as a courier; no row before the application is approved. suspended_for: why the administration has paused them, or null.';

drop function public.admin_vendors(integer);
create function public.admin_vendors(limit_count integer default 50, search text default null)
returns table (id uuid, slug text, name text, kind public.vendor_kind, region_name text, area text, owner_name text, items bigint, has_hours boolean,
  created_at timestamptz, status text, suspended_for text, suspended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_vendors.search);
begin
  perform private.require_role('admin');
  return query
    select v.id, v.slug, v.name, v.kind, r.name, v.area, private.name_of(v.owner_id),
      (select count(*) from public.catalog_items as i where i.vendor_id = v.id),
      exists (select from public.vendor_hours as h where h.vendor_id = v.id), v.created_at, v.status, s.reason, s.at
    from public.vendors as v join public.regions as r on r.id = v.region_id
    left join private.suspensions as s on s.vendor_id = v.id and s.ended_at is null
    where words is null or lower(v.name) like words or lower(v.area) like words
    order by s.at desc nulls last, v.created_at desc, v.id limit least(greatest(coalesce(admin_vendors.limit_count, 50), 1), 100);
end
$$;
comment on function public.admin_vendors is
  'The vendors that are paused and those added last, or those whose name or area holds the search: with what they still need (items, hours), status and why '
  'they are paused. Administrators only.';

drop function public.admin_courier_cash(text);
create function public.admin_courier_cash(search text default null)
returns table (courier_id uuid, name text, region_slug text, held_paise bigint, coming_paise bigint, limit_paise integer, since timestamptz,
  deposited_at timestamptz, online boolean, suspended_for text, suspended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.user_id, c.name, r.slug, h.held, private.cash_in_hand(c.user_id) - h.held, c.cash_limit_paise,
      case when h.held > 0 then private.cash_held_since(c.user_id) end,
      (select max(t.at) from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
        join private.ledger_transactions as t on t.id = e.transaction_id
        where a.owner_id = c.user_id and a.kind = 'cash_with_courier' and t.kind = 'cash_deposit'), c.online, s.reason, s.at
    from public.couriers as c left join public.regions as r on r.id = c.region_id
    left join private.suspensions as s on s.courier_id = c.user_id and s.ended_at is null
    cross join lateral (select private.cash_held(c.user_id) as held) as h
    where case when nullif(trim(admin_courier_cash.search), '') is null then h.held > 0 or s.id is not null
      else lower(c.name) like private.like_pattern(admin_courier_cash.search) end
    order by h.held desc, c.name, c.user_id limit 200;
end
$$;
comment on function public.admin_courier_cash is
  'Couriers with cash of the platform, the most first, and those who are paused; or those of a name: held_paise now, coming_paise of their present jobs, their '
  'limit, since when the oldest of it is held, when they last handed something in, and why they are paused. Administrators only.';

revoke execute on function public.suspend_vendor(uuid, text), public.resume_vendor(uuid), public.suspend_courier(uuid, text), public.resume_courier(uuid),
  public.my_courier(), public.admin_vendors(integer, text), public.admin_courier_cash(text) from public, anon;
grant execute on function public.suspend_vendor(uuid, text), public.resume_vendor(uuid), public.suspend_courier(uuid, text), public.resume_courier(uuid),
  public.my_courier(), public.admin_vendors(integer, text), public.admin_courier_cash(text) to authenticated;
